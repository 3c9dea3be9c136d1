/** What the server says to buyers, by its English sentence; one that isn't here is told as it came. */
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
  'Too many requests. Please wait a moment and try again.': 'Terlalu banyak percobaan. Tunggu sebentar.',
};
