import type { Texts } from '../../lib/language';

const EN = {
  newTotal: {
    title: 'Your total has changed',
    byCodes: (amount: string) => `Your codes were checked again. The order now comes to ${amount}.`,
    byServer: (amount: string) => `The price changed while you were ordering. The order now comes to ${amount}.`,
    goOn: (amount: string) => `Continue · ${amount}`,
    back: 'Back to the form',
  },
  openOrder: {
    title: 'You already have an open order',
    text: (orderNumber: string, until: string) =>
      `Order ${orderNumber} is waiting for payment until ${until}. Go on with it, or cancel it and start anew.`,
    tooLate: (orderNumber: string, until: string) =>
      `There is no time left to pay order ${orderNumber}, which ends at ${until}. Cancel it and start anew.`,
    goOn: 'Continue with this order',
    startOver: 'Cancel it and start anew',
    confirm:
      'Are you sure you want to cancel this order? This action cannot be undone and you will need to create a new order to purchase tickets.',
    confirmYes: 'Cancel Order',
    confirmNo: 'Keep Order',
  },
  taken: {
    title: 'An order is waiting for payment',
    text: 'There is an unpaid order with this e-mail address or phone number. To pay or cancel it here, open the link in the e-mail that was sent when it was placed. If it is not paid in time, it ends by itself and you can order again.',
    send: 'Send the Link Again',
    close: 'Close',
    sent: 'If the order can still be paid, the link is on its way to the e-mail address that it was placed with.',
    failed: 'The link could not be sent just now. Please try again later.',
  },
};

export const CHECKOUT_DIALOG_TEXTS: Texts<typeof EN> = {
  en: EN,
  id: {
    newTotal: {
      title: 'Totalnya berubah',
      byCodes: (amount: string) => `Kodemu sudah dicek lagi. Total pesananmu sekarang ${amount}.`,
      byServer: (amount: string) => `Harganya berubah saat kamu memesan. Total pesananmu sekarang ${amount}.`,
      goOn: (amount: string) => `Lanjutkan · ${amount}`,
      back: 'Kembali ke formulir',
    },
    openOrder: {
      title: 'Kamu masih punya pesanan yang belum dibayar',
      text: (orderNumber: string, until: string) =>
        `Pesanan ${orderNumber} menunggu pembayaran sampai ${until}. Lanjutkan, atau batalkan dan mulai dari awal.`,
      tooLate: (orderNumber: string, until: string) =>
        `Waktu untuk membayar pesanan ${orderNumber} sudah tidak cukup (batasnya ${until}). Batalkan dan mulai dari awal.`,
      goOn: 'Lanjutkan pesanan ini',
      startOver: 'Batalkan dan mulai dari awal',
      confirm:
        'Yakin ingin membatalkan pesanan ini? Pesanan yang dibatalkan tidak bisa dikembalikan, dan kamu perlu membuat pesanan baru untuk membeli tiket.',
      confirmYes: 'Batalkan Pesanan',
      confirmNo: 'Tetap Pakai Pesanan Ini',
    },
    taken: {
      title: 'Ada pesanan yang menunggu pembayaran',
      text: 'Masih ada pesanan yang belum dibayar dengan email atau nomor telepon ini. Untuk membayar atau membatalkannya di sini, buka tautan di email yang dikirim waktu pesanan itu dibuat. Kalau tidak dibayar tepat waktu, pesanannya berakhir sendiri dan kamu bisa memesan lagi.',
      send: 'Kirim Ulang Tautan',
      close: 'Tutup',
      sent: 'Kalau pesanannya masih bisa dibayar, tautannya sedang dikirim ke email pemesannya.',
      failed: 'Tautan belum bisa dikirim. Silakan coba lagi nanti.',
    },
  },
};
