import type { Texts } from '../../lib/language';

const EN = {
  titles: {
    expired: 'Payment Expired',
    failed: 'Payment Failed',
    orderExpired: 'Order Expired',
    orderCancelled: 'Order Cancelled',
    pending: 'Payment Pending',
    confirmed: 'Payment Successful!',
    none: 'No Pending Payment',
  },
  awaited: {
    title: 'Your Payment',
    words:
      'One moment: we are looking for the order that you placed in this browser, and asking how its payment is doing. Nothing is charged by looking.',
  },
  labels: {
    expire: 'Expired',
    cancel: 'Cancelled',
    deny: 'Denied',
    refund: 'Refunded',
    chargeback: 'Charged back',
    deleted: 'Removed from system',
    cancelled: 'Cancelled by user',
    failed: 'Failed',
    paid: 'Paid',
    waiting: 'Waiting for payment',
  },
  messages: {
    checking: 'Checking the status of your payment.',
    invalidOrder: 'Invalid order data.',
    noPayment: 'No pending payment found.',
    unreadable: 'Could not retrieve status. We will keep trying.',
    connection: 'Connection issue. Retrying...',
    confirmed: 'Payment confirmed! Redirecting to your tickets...',
    expire: 'Payment has expired. Please create a new order to continue.',
    cancel: 'Payment was cancelled. Please try again if you want to continue.',
    deny: 'Payment was denied. Please try with a different payment method.',
    refund: 'Your payment was refunded. The tickets of this order are no longer valid.',
    chargeback: 'The payment of this order was charged back. Its tickets are no longer valid.',
    failed: 'Payment failed or was cancelled.',
    deleted: 'Order has expired and been removed from the system. Please create a new order to continue.',
    cancelled: 'Your order has been successfully cancelled.',
    cancelledAutomatically: 'Payment session expired. Please create a new order.',
    unpaid: 'This order is not paid yet.',
    notPaid: 'This order is not paid yet. Re-open the payment to choose how you want to pay.',
    processing: (status: string) => `Payment still being processed (${status}). We'll keep checking...`,
    monitoring: (status: string) => `Status: ${status}. Continuing to monitor...`,
  },
  cancelFailed: 'Could not cancel the order. Please try again or contact support.',
  confirmCancel:
    'Are you sure you want to cancel this order? This action cannot be undone and you will need to create a new order to purchase tickets.',
  leaveWarning: 'You have a pending payment. Your order might be cancelled if you leave.',
  resumeFailed: 'This payment link could not be used any more. You can still follow the status of the order here.',
  held: (until: string) => `Your tickets are held until ${until}.`,
  stillHeld: (until: string) => `Your tickets are still held until ${until}.`,
  refusals: {
    noTimeLeft: 'There is no time left to pay this order. Please cancel it and create a new order.',
    notPayable: 'This order can not be paid at the moment. Please contact support.',
    notOwner: 'To pay on this device, open the link in the e-mail that we sent when you ordered.',
  },
  sendLink: 'Send the Link Again',
  facts: {
    tickets: 'Tickets',
    total: 'Total',
    method: 'Payment method',
    payUntil: 'Pay until',
    left: (time: string) => `${time} left`,
    when: 'When',
    where: 'Where',
  },
  orderNumber: 'Order number',
  status: 'Status',
  nextCheck: (seconds: number) => `Next automatic check in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  reopen: 'Re-open Payment',
  checkNow: 'Check Status Now',
  cancelOrder: 'Cancel Order',
  keepOrder: 'Keep Order',
  orderNew: 'Order New Tickets',
  orderTickets: 'Order Tickets',
  alreadyPaid:
    'Have you paid already? Then look for your e-tickets in your inbox, and in the spam folder too. To finish an order that you placed on another device, open the link in our e-mail.',
};

export type PaymentTexts = typeof EN;

const ID: PaymentTexts = {
  titles: {
    expired: 'Pembayaran Kedaluwarsa',
    failed: 'Pembayaran Gagal',
    orderExpired: 'Pesanan Kedaluwarsa',
    orderCancelled: 'Pesanan Dibatalkan',
    pending: 'Menunggu Pembayaran',
    confirmed: 'Pembayaran Berhasil!',
    none: 'Tidak Ada Pembayaran yang Menunggu',
  },
  awaited: {
    title: 'Pembayaranmu',
    words:
      'Sebentar, ya: kami sedang mencari pesanan yang kamu buat di browser ini dan mengecek status pembayarannya. Melihat halaman ini tidak dikenai biaya apa pun.',
  },
  labels: {
    expire: 'Kedaluwarsa',
    cancel: 'Dibatalkan',
    deny: 'Ditolak',
    refund: 'Dana dikembalikan',
    chargeback: 'Dana ditarik kembali',
    deleted: 'Dihapus dari sistem',
    cancelled: 'Dibatalkan olehmu',
    failed: 'Gagal',
    paid: 'Lunas',
    waiting: 'Menunggu pembayaran',
  },
  messages: {
    checking: 'Mengecek status pembayaranmu.',
    invalidOrder: 'Data pesanan tidak bisa dibaca.',
    noPayment: 'Tidak ada pembayaran yang menunggu.',
    unreadable: 'Status belum bisa diambil. Kami akan terus mencoba.',
    connection: 'Koneksi bermasalah. Mencoba lagi...',
    confirmed: 'Pembayaran berhasil! Membuka tiketmu...',
    expire: 'Waktu pembayaran sudah habis. Silakan buat pesanan baru untuk melanjutkan.',
    cancel: 'Pembayaran dibatalkan. Silakan coba lagi kalau kamu ingin melanjutkan.',
    deny: 'Pembayaran ditolak. Silakan coba dengan metode pembayaran lain.',
    refund: 'Uangmu sudah dikembalikan. Tiket dari pesanan ini tidak berlaku lagi.',
    chargeback: 'Pembayaran pesanan ini ditarik kembali. Tiketnya tidak berlaku lagi.',
    failed: 'Pembayaran gagal atau dibatalkan.',
    deleted: 'Pesanan sudah kedaluwarsa dan dihapus dari sistem. Silakan buat pesanan baru untuk melanjutkan.',
    cancelled: 'Pesananmu berhasil dibatalkan.',
    cancelledAutomatically: 'Sesi pembayaran sudah berakhir. Silakan buat pesanan baru.',
    unpaid: 'Pesanan ini belum dibayar.',
    notPaid: 'Pesanan ini belum dibayar. Buka lagi pembayaran untuk memilih cara bayar.',
    // The server's word for the status is English.
    processing: () => 'Pembayaran masih diproses. Kami terus mengecek...',
    monitoring: () => 'Status pembayaranmu belum pasti. Kami terus memantau...',
  },
  cancelFailed: 'Pesanan belum bisa dibatalkan. Silakan coba lagi atau hubungi panitia.',
  confirmCancel:
    'Yakin ingin membatalkan pesanan ini? Pesanan yang dibatalkan tidak bisa dikembalikan, dan kamu perlu membuat pesanan baru untuk membeli tiket.',
  leaveWarning: 'Pembayaranmu belum selesai. Pesananmu bisa dibatalkan kalau kamu keluar.',
  resumeFailed: 'Tautan pembayaran ini sudah tidak bisa dipakai. Status pesanannya tetap bisa kamu pantau di sini.',
  held: (until: string) => `Tiketmu kami simpan sampai ${until}.`,
  stillHeld: (until: string) => `Tiketmu masih kami simpan sampai ${until}.`,
  refusals: {
    noTimeLeft: 'Waktu untuk membayar pesanan ini sudah tidak cukup. Silakan batalkan, lalu buat pesanan baru.',
    notPayable: 'Pesanan ini sedang tidak bisa dibayar. Silakan hubungi panitia.',
    notOwner: 'Untuk membayar di perangkat ini, buka tautan di email yang kami kirim waktu kamu memesan.',
  },
  sendLink: 'Kirim Ulang Tautan',
  facts: {
    tickets: 'Tiket',
    total: 'Total',
    method: 'Metode pembayaran',
    payUntil: 'Bayar sebelum',
    left: (time: string) => `sisa ${time}`,
    when: 'Waktu',
    where: 'Tempat',
  },
  orderNumber: 'Nomor pesanan',
  status: 'Status',
  nextCheck: (seconds: number) => `Pengecekan otomatis berikutnya dalam ${seconds} detik`,
  reopen: 'Buka Lagi Pembayaran',
  checkNow: 'Cek Status Sekarang',
  cancelOrder: 'Batalkan Pesanan',
  keepOrder: 'Tetap Pakai Pesanan Ini',
  orderNew: 'Pesan Tiket Baru',
  orderTickets: 'Pesan Tiket',
  alreadyPaid:
    'Sudah bayar? E-tiketmu dikirim lewat email. Cek juga folder spam, ya. Untuk menyelesaikan pesanan yang kamu buat di perangkat lain, buka tautan di email dari kami.',
};

/** Every sentence of the payment pages. */
export const PAYMENT_TEXTS: Texts<PaymentTexts> = { en: EN, id: ID };

type Messages = PaymentTexts['messages'];
type MessageKey = keyof Messages;

/** A message of the payment page, in no language yet; `status` is the provider's word, as the server tells it. */
export type PendingMessage =
  { key: Exclude<MessageKey, 'processing' | 'monitoring'> } | { key: 'processing' | 'monitoring'; status: string };

export function pendingMessageText(message: PendingMessage, messages: Messages): string {
  return 'status' in message ? messages[message.key](message.status) : messages[message.key];
}
