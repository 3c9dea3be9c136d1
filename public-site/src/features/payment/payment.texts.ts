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
    failed: 'Payment failed or was cancelled.',
    deleted: 'Order has expired and been removed from the system. Please create a new order to continue.',
    cancelled: 'Your order has been successfully cancelled.',
    cancelledAutomatically: 'Payment session expired. Please create a new order.',
    processing: (status: string) => `Payment still being processed (${status}). We'll keep checking...`,
    monitoring: (status: string) => `Status: ${status}. Continuing to monitor...`,
  },
  alerts: {
    cancelFailed: 'Could not cancel the order. Please try again or contact support.',
    noToken: 'Payment session not available. Please try refreshing the page or contact support.',
    scriptFailed: 'Failed to load payment system. Please refresh the page and try again.',
    notReady: 'Payment system is still not ready...',
    openFailed: 'Failed to open payment. Please refresh the page and try again.',
    paymentFailed: 'Payment failed. Please try again or contact support.',
  },
  confirmCancel:
    'Are you sure you want to cancel this order? This action cannot be undone and you will need to create a new order to purchase tickets.',
  leaveWarning: 'You have a pending payment. Your order might be cancelled if you leave.',
  resumeFailed: 'This payment link could not be used any more. You can still follow the status of the order here.',
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
  success: {
    title: 'Payment Successful!',
    paid: 'Paid',
    paidAt: 'Paid at',
    mailNote:
      'Your e-tickets with QR codes are sent to you by e-mail. Please check your inbox, and the spam folder too.',
    orderMore: 'Order More Tickets',
    loading: 'Loading your order',
  },
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
    none: 'Tidak Ada Pembayaran Tertunda',
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
    deleted: 'Dihapus dari sistem',
    cancelled: 'Dibatalkan olehmu',
    failed: 'Gagal',
    paid: 'Lunas',
    waiting: 'Menunggu pembayaran',
  },
  messages: {
    checking: 'Mengecek status pembayaranmu.',
    invalidOrder: 'Data pesanan tidak bisa dibaca.',
    noPayment: 'Tidak ada pembayaran tertunda.',
    unreadable: 'Status belum bisa diambil. Kami akan terus mencoba.',
    connection: 'Koneksi bermasalah. Mencoba lagi...',
    confirmed: 'Pembayaran diterima! Mengantarmu ke tiketmu...',
    expire: 'Waktu pembayaran sudah habis. Silakan buat pesanan baru untuk melanjutkan.',
    cancel: 'Pembayaran dibatalkan. Silakan coba lagi kalau kamu ingin melanjutkan.',
    deny: 'Pembayaran ditolak. Silakan coba dengan metode pembayaran lain.',
    failed: 'Pembayaran gagal atau dibatalkan.',
    deleted: 'Pesanan sudah kedaluwarsa dan dihapus dari sistem. Silakan buat pesanan baru untuk melanjutkan.',
    cancelled: 'Pesananmu berhasil dibatalkan.',
    cancelledAutomatically: 'Sesi pembayaran sudah berakhir. Silakan buat pesanan baru.',
    // The server's word for the status is English.
    processing: () => 'Pembayaran masih diproses. Kami terus mengecek...',
    monitoring: (status: string) => `Status: ${status}. Kami terus memantau...`,
  },
  alerts: {
    cancelFailed: 'Pesanan belum bisa dibatalkan. Silakan coba lagi atau hubungi panitia.',
    noToken: 'Sesi pembayaran tidak tersedia. Coba muat ulang halaman atau hubungi panitia.',
    scriptFailed: 'Sistem pembayaran gagal dimuat. Silakan muat ulang halaman dan coba lagi.',
    notReady: 'Sistem pembayaran belum siap...',
    openFailed: 'Pembayaran gagal dibuka. Silakan muat ulang halaman dan coba lagi.',
    paymentFailed: 'Pembayaran gagal. Silakan coba lagi atau hubungi panitia.',
  },
  confirmCancel:
    'Yakin ingin membatalkan pesanan ini? Pesanan yang dibatalkan tidak bisa dikembalikan, dan kamu perlu membuat pesanan baru untuk membeli tiket.',
  leaveWarning: 'Pembayaranmu belum selesai. Pesananmu bisa dibatalkan kalau kamu keluar.',
  resumeFailed: 'Tautan pembayaran ini sudah tidak bisa dipakai. Status pesanannya tetap bisa kamu pantau di sini.',
  orderNumber: 'Nomor pesanan',
  status: 'Status',
  nextCheck: (seconds: number) => `Pengecekan otomatis berikutnya dalam ${seconds} detik`,
  reopen: 'Buka Lagi Pembayaran',
  checkNow: 'Cek Status Sekarang',
  cancelOrder: 'Batalkan Pesanan',
  keepOrder: 'Simpan Pesanan',
  orderNew: 'Pesan Tiket Baru',
  orderTickets: 'Pesan Tiket',
  alreadyPaid:
    'Sudah bayar? E-tiketmu dikirim lewat email. Cek juga folder spam, ya. Untuk menyelesaikan pesanan yang kamu buat di perangkat lain, buka tautan di email dari kami.',
  success: {
    title: 'Pembayaran Berhasil!',
    paid: 'Lunas',
    paidAt: 'Dibayar pada',
    mailNote: 'E-tiket dengan kode QR dikirim ke emailmu. Cek kotak masukmu, dan folder spam juga, ya.',
    orderMore: 'Pesan Tiket Lagi',
    loading: 'Memuat pesananmu',
  },
};

/** Every sentence of the payment pages (public-site specification, sections 2, 4 and 8). */
export const PAYMENT_TEXTS: Texts<PaymentTexts> = { en: EN, id: ID };

type Messages = PaymentTexts['messages'];
type MessageKey = keyof Messages;

/** What the payment page has to say, in no language yet; `status` is the provider's word, as the server tells it. */
export type PendingMessage =
  { key: Exclude<MessageKey, 'processing' | 'monitoring'> } | { key: 'processing' | 'monitoring'; status: string };

export function pendingMessageText(message: PendingMessage, messages: Messages): string {
  return 'status' in message ? messages[message.key](message.status) : messages[message.key];
}
