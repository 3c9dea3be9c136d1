import { CHALLENGE_TEXT, HELD_SEATS_TEXT } from '@festival/contracts';

/** Indonesian for the server's English sentences to buyers; any other sentence is shown as it came. */
export const SERVER_TEXTS_INDONESIAN: Readonly<Record<string, string>> = {
  'Tickets for this category are sold out.': 'Tiket jenis ini sudah habis terjual.',
  'This ticket is not on sale.': 'Tiket ini sedang tidak dijual.',
  'No tickets available': 'Tiket tidak tersedia',
  'Unknown ticket type': 'Jenis tiket ini tidak dikenal',
  'Invalid referral code': 'Kode referral tidak valid',
  'Invalid discount code': 'Kode diskon tidak valid',
  'This discount code has been used up.': 'Kuota kode diskon ini sudah habis.',
  'This order could not be placed just now. Please try again.': 'Pesanan belum bisa dibuat saat ini.',
  'This order is changing at the moment. Please try again.': 'Pesanan ini sedang diperbarui.',
  'This order can no longer be paid.': 'Pesanan ini sudah tidak bisa dibayar.',
  'This order cannot be paid at the moment. Please contact us.':
    'Pesanan ini sedang tidak bisa dibayar. Silakan hubungi panitia.',
  'The payment provider could not be reached. Please try again in a moment.':
    'Layanan pembayaran sedang tidak bisa dihubungi.',
  'The payment could not be opened. Please try again.': 'Pembayaran belum bisa dibuka.',
  'Many people are buying right now. Please wait a moment and try again.':
    'Banyak yang sedang membeli tiket. Tunggu sebentar.',
  [HELD_SEATS_TEXT]:
    'Banyak tiket jenis ini ada di pesanan dari jaringanmu yang belum dibayar. Bayar atau batalkan pesanan yang masih terbuka dari jaringan ini, atau pakai jaringan lain (misalnya data seluler).',
  [CHALLENGE_TEXT]: 'Banyak yang sedang memesan. Browsermu diberi tugas kecil dulu.',
  'Too many requests. Please wait a moment and try again.': 'Terlalu banyak percobaan. Tunggu sebentar.',
};

/** Without the request to try again that every failure ends with. */
export const SERVER_TEXTS_ENGLISH: Readonly<Record<string, string>> = {
  'This order could not be placed just now. Please try again.': 'This order could not be placed just now.',
  'This order is changing at the moment. Please try again.': 'This order is changing at the moment.',
  'The payment provider could not be reached. Please try again in a moment.':
    'The payment provider could not be reached just now.',
  'The payment could not be opened. Please try again.': 'The payment could not be opened.',
  'Many people are buying right now. Please wait a moment and try again.':
    'Many people are buying right now. Please wait a moment.',
  [CHALLENGE_TEXT]: 'Many people are ordering. Your browser is given a small task first.',
  'Too many requests. Please wait a moment and try again.': 'Too many requests. Please wait a moment.',
};
