import { guessMapping } from './guess-mapping.js';

it('knows the headers of an Indonesian form', () => {
  const headers = [
    'Stempel waktu',
    'Alamat Email',
    'Nama Lengkap',
    'Nomor WhatsApp aktif',
    'Kategori (Internal/Eksternal)',
    'Jenis Tiket',
    'Jumlah Tiket',
    'Total Pembayaran',
    'Kode Referral Panitia (jika ada)',
    'Bukti Pembayaran (nama file bebas)',
  ];
  expect(guessMapping(headers)).toEqual({
    reference: 0,
    buyer_email: 1,
    buyer_name: 2,
    buyer_phone: 3,
    category: 4,
    ticket_type: 5,
    ticket_quantity: 6,
    final_amount: 7,
    referral_code: 8,
  });
});

it('knows the headers of an English form', () => {
  const headers = [
    'Timestamp',
    'Full name',
    'Email Address',
    'Phone number',
    'How many tickets?',
    'Amount paid',
    'Order No.',
  ];
  expect(guessMapping(headers)).toEqual({
    reference: 6,
    buyer_name: 1,
    buyer_email: 2,
    buyer_phone: 3,
    ticket_quantity: 4,
    final_amount: 5,
  });
});

it.each([
  [['No', 'Nama', 'Email', 'No. HP'], { reference: 0, buyer_name: 1, buyer_email: 2, buyer_phone: 3 }],
  [['Jumlah transfer', 'Jumlah'], { final_amount: 0, ticket_quantity: 1 }],
  [['Nama panitia', 'Nama'], { referral_code: 0, buyer_name: 1 }],
  [['Foo', ''], {}],
])('%j', (headers, mapping) => {
  expect(guessMapping(headers)).toEqual(mapping);
});
