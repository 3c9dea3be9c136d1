import { maskPersonal } from './mask-personal.js';

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
  'https://fest.example/ticket',
])('%s stays as it is', (text) => {
  expect(maskPersonal(text)).toBe(text);
});
