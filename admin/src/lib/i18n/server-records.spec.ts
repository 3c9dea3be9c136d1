import { INDONESIAN, OF_SERVER } from './indonesian/indonesian';
import { serverText } from './serverText';
import { translateBy } from './t';

beforeAll(() => translateBy(INDONESIAN, OF_SERVER));

it.each([
  [
    'The act was changed in the meantime. Please look at the change and save again.',
    'Penampil diubah sementara itu. Lihat perubahannya dan simpan lagi.',
  ],
  [
    'The site settings were changed in the meantime. Please look at the change and save again.',
    'Pengaturan situs diubah sementara itu. Lihat perubahannya dan simpan lagi.',
  ],
  ['Event card not found.', 'Kartu acara tidak ditemukan.'],
  ['Order not found.', 'Pesanan tidak ditemukan.'],
  ['The provider was asked. The order is settlement.', 'Penyedia sudah ditanya. Status pesanan: lunas.'],
  [
    'Venue in Indonesian may have at most 190 characters',
    'Tempat acara dalam bahasa Indonesia paling panjang 190 karakter',
  ],
  ['Hero image must be a URL', 'Gambar utama harus berupa URL'],
  [
    'TKT-7F3KQ9M2XW4B was used at the gate and cannot be refunded.',
    'TKT-7F3KQ9M2XW4B sudah dipakai di gerbang dan dananya tidak dapat dikembalikan.',
  ],
  [
    '2025 or 22 November is in: Ticket Types (3), Site Settings, and 2 more.',
    '2025 atau 22 November masih ada di: Jenis Tiket (3), Pengaturan Situs, dan 2 lagi.',
  ],
  ['Choose the column of the phone.', 'Pilih kolom untuk nomor telepon.'],
  ['Ticket type deleted.', 'Jenis tiket dihapus.'],
  ['Ticket is cancelled', 'Status tiket: dibatalkan'],
  ['Ticket is not inside', 'Tiket tidak di dalam'],
  ['This ticket is expired.', 'Status tiket ini: kedaluwarsa.'],
])('%s', (english, indonesian) => {
  expect(serverText(english)).toBe(indonesian);
});

it.each([
  'RCPT TO is required',
  'Message-ID must be a URL',
  'mx.example.com: greylisted, please come back later',
  'Host not found.',
  'constructor not found.',
])('what another server says stays: %s', (text) => {
  expect(serverText(text)).toBe(text);
});
