import { isPersonal, maskPersonal, withoutMasks } from './mask-personal.js';

it.each([
  ['my mail is siti.rahma+fest@mail.example.com, ok?', 'my mail is [e-mail], ok?'],
  ['(siti@example.com)', '([e-mail])'],
  ['call 0812-3456-7890 pls', 'call [number] pls'],
  ['+62 812 3456 789', '[number]'],
  ['NIK 3171234567890001', 'NIK [number]'],
  ['order fest-8B833BFYA6 and TKT-WH96DCEMHX09', 'order [order] and [ticket]'],
  ['order fest8B833BFYA6, TKTWH96DCEMHX09', 'order [order], [ticket]'],
  ['I am Siti "Ti" Rahma, 20', 'I am [name], 20'],
  ['halo, nama saya Budi Santoso mau refund', 'halo, nama saya [name] mau refund'],
  ['My name is Siti.', 'My name is [name].'],
  ['nama saya budi santoso mau refund', 'nama saya [name] mau refund'],
  ['tiket atas nama siti rahma, belum masuk', 'tiket atas nama [name], belum masuk'],
  ['my name is tono and I lost it', 'my name is [name] and I lost it'],
  ['0812/3456/7890 atau (021) 555-1234', '[number] atau [number]'],
  ['rek 1234567890', 'rek [number]'],
  ['081.234.567.890 / 62.812.345.678', '[number] / [number]'],
  ['08 12 34 56 78 90', '[number]'],
  ['wa081234567890, nik3171234567890001', 'wa[number], nik[number]'],
  ['order FEST 8B833BFYA6', 'order [order]'],
  ['nama saya adalah Budi Santoso', 'nama saya adalah [name]'],
  ['nama gw Budi, nama: Siti Rahma', 'nama gw [name], nama: [name]'],
  ['tiket a/n siti rahma', 'tiket a/n [name]'],
  ['Im Budi Santoso', 'Im [name]'],
  ['NAMA SAYA BUDI', 'NAMA SAYA [name]'],
  ['https://fest.example?resume=abc.def', '[link]'],
  ['siti.rahma@gmail', '[e-mail]'],
  ['812 3456 7890', '[number]'],
  ['10.000.000.000.000.000.0001', '[number]'],
  ['fest.example/payment?key=abc', '[link]'],
  ['https://fest.example/ticket/AbCd1234EfGh5678xyz ini', '[link] ini'],
  ['see https://fest.example/payment/pending?order=1&key=abc now', 'see [link] now'],
])('%s is stored as %s', (text, masked) => {
  expect(maskPersonal(text)).toBe(masked);
});

it.each([
  'harga tiketnya 77.000 ya kak?',
  'is it on 2026-12-05 at 18:30?',
  'the festival 2026 costs Rp 150.000',
  'I am @home, me@',
  "I'm Indonesian, is it allowed?",
  'nama saya salah di tiket',
  'Saya mau tanya',
  'tktnya festival2026 mana, festivalnya2026',
  'nama saya tidak ada di daftar',
  'my name is wrong on the ticket',
  'harga 150.000 200.000 350.000',
  'brp hrg tkt reguler, TKT masih ada kak',
  'kapan FEST-2026 dimulai, fest-party nya kapan',
  'Saya Mau Beli Tiket Konser',
  'I am Very Angry',
  'NAMA SAYA SALAH DI TIKET',
  'fest.example/merchandise-catalogue',
  'nama vokalisnya siapa',
  'tiketnya abis.kapan lagi?kak',
  'Rp 1.150.000.000',
  '50000 75000 100000',
  '2026-12-05 2026-12-06',
  '05/12/2026 - 06/12/2026',
  'buka 10.00-22.00 atau 10.00 22.00',
  'https://fest.example/ticket',
])('%s stays as it is', (text) => {
  expect(maskPersonal(text)).toBe(text);
});

it('is at most as long as a message may be', () => {
  expect([...maskPersonal(`${'ab@c.de '.repeat(62)}`)].length).toBe(500);
});

it.each(['call 0812 3456 7890', 'my name is Siti', 'call [number]'])('%s is personal', (text) => {
  expect(isPersonal(text)).toBe(true);
});

it('a usual question is not personal', () => {
  expect(isPersonal('berapa harga tiket [konser]?')).toBe(false);
});

it('what stands for something personal is no word', () => {
  expect(withoutMasks('call [number] or [e-mail]').trim()).toBe('call   or');
});
