import { INDONESIAN, OF_SERVER, OF_TIMELINE } from './indonesian/indonesian';
import { translateBy } from './t';
import { timelineText } from './timelineText';

beforeAll(() => translateBy(INDONESIAN, OF_SERVER, OF_TIMELINE));
afterAll(() => translateBy({}, {}));

it.each([
  [
    'placed',
    'Order placed on the website: 2 × Pre Sales 1 for Rp 126.000',
    'Pesanan dibuat di situs: 2 × Pre Sales 1 seharga Rp 126.000',
  ],
  [
    'status',
    'Status changed from pending to settlement, by a notification of the payment provider',
    'Status berubah dari menunggu ke lunas, lewat notifikasi penyedia pembayaran',
  ],
  ['mail', 'E-ticket mail to siti@example.com sent', 'Email e-tiket ke siti@example.com terkirim'],
  [
    'mail',
    'Receipt mail to siti@example.com could not be sent: 550 no such user',
    'Email tanda terima ke siti@example.com tidak dapat dikirim: 550 no such user',
  ],
  ['scan', 'Ticket TKT-AB12 checked in at Gate A', 'Tiket TKT-AB12 masuk di Gate A'],
  [
    'scan',
    'Ticket TKT-AB12 is not checked in any more at Gate A. Reason: wrong person at the door',
    'Tiket TKT-AB12 tidak lagi check-in di Gate A. Alasan: wrong person at the door',
  ],
  ['refund', 'Refund of Rp 63.000 asked for: sent', 'Pengembalian dana Rp 63.000 diminta: sent'],
  [
    'mail',
    'Receipt mail to siti@example.com could not be sent: 3 given back',
    'Email tanda terima ke siti@example.com tidak dapat dikirim: 3 given back',
  ],
  ['seats', 'Seats: 2 given back, by an admin', 'Kursi: 2 dikembalikan, oleh admin'],
  ['scan', 'Ticket TKT-AB12 refused, already used', 'Tiket TKT-AB12 ditolak, sudah dipakai'],
  [
    'scan',
    'Ticket TKT-AB12 refused at the exit, used at Gate B',
    'Tiket TKT-AB12 ditolak di pintu keluar, sudah dipakai di Gate B',
  ],
  ['scan', 'Ticket TKT-AB12 got a wristband at Gate A', 'Tiket TKT-AB12 menerima a wristband di Gate A'],
  ['refund', 'Refund of Rp 63.000 asked for: got ill', 'Pengembalian dana Rp 63.000 diminta: got ill'],
  [
    'attention',
    'Needs attention: provider disagrees: the payment provider said deny while the order was settlement',
    'Perlu perhatian: penyedia tidak sepakat: kata penyedia pembayaran ditolak, sedangkan pesanan lunas',
  ],
  ['attention', 'Attention dealt with: paid twice', 'Perhatian sudah ditangani: dibayar dua kali'],
  [
    'refund',
    'Refund of Rp 63.000 asked for: moved to another day',
    'Pengembalian dana Rp 63.000 diminta: moved to another day',
  ],
  [
    'admin',
    'Sync locked. Reason: called to say so. Reason: none',
    'Sinkronisasi dikunci. Alasan: called to say so. Reason: none',
  ],
  [
    'payment',
    'Notification of the payment provider: settlement (known already)',
    'Notifikasi penyedia pembayaran: lunas (sudah diketahui)',
  ],
  ['admin', 'something new that nobody knows', 'something new that nobody knows'],
] as const)('%s: %s', (kind, text, indonesian) => {
  expect(timelineText({ kind, text })).toBe(indonesian);
});

it('stays as it is in English', () => {
  translateBy({}, {});
  const text = 'Ticket TKT-AB12 checked in at Gate A';
  expect(timelineText({ kind: 'scan', text })).toBe(text);
});
