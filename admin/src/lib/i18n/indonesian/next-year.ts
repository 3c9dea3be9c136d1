import type { Dictionary } from '../t';

/** Next year's list. */
export const NEXT_YEAR: Dictionary = {
  'A part of the address': 'Sebagian alamat',
  Address: 'Alamat',
  address: 'alamat',
  'Addresses that nobody has confirmed, and the mails that asked for it. Confirmed ones stay until they unsubscribe.':
    'Alamat yang tidak dikonfirmasi siapa pun, dan email yang memintanya. Yang terkonfirmasi tetap ada sampai berhenti berlangganan.',
  'After the festival, visitors can leave their address on the first page to hear of the next one.':
    'Setelah festival, pengunjung dapat mendaftarkan emailnya di halaman pertama untuk mendapat kabar festival berikutnya.',
  Confirmed: 'Terkonfirmasi',
  'Export confirmed (CSV)': 'Ekspor yang terkonfirmasi (CSV)',
  'It gets no more mails, unless it is left on the site again. This cannot be undone.':
    'Alamat ini tidak lagi menerima email, kecuali didaftarkan lagi di situs. Ini tidak dapat dibatalkan.',
  'Next Year': 'Tahun Depan',
  'Next year’s list': 'Daftar tahun depan',
  'Next year’s list, for which it was made: %{count} addresses':
    'Daftar tahun depan, yang memang dibuat untuk itu: %{count} alamat',
  'No address matches': 'Tidak ada alamat yang cocok',
  'No addresses yet': 'Belum ada pendaftar',
  'Not confirmed': 'Belum terkonfirmasi',
  Since: 'Sejak',
  Stays: 'Tetap ada',
  'The address could not be deleted.': 'Alamat tidak dapat dihapus.',
  'The list could not be loaded': 'Daftar tidak dapat dimuat',
  'Try another part of it, or another state.': 'Coba bagian lain dari alamatnya, atau status lain.',
};
