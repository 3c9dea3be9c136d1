import { eraser, fragmentsOf, isTelling, type Person } from './person.js';

const SARI: Person = {
  email: 'sari@example.com',
  phones: ['+6281234567890'],
  names: ['Sari "Sa" O’Neil'],
};
const erase = eraser(SARI);

it.each([
  ['an address', 'to sari@example.com, sent', 'to [erased], sent'],
  ['in another case', 'SARI@Example.com', '[erased]'],
  ['at the end of a sentence', 'Write to sari@example.com.', 'Write to [erased].'],
  ['not a longer one before it', 'aisari@example.com', 'aisari@example.com'],
  [
    'not a longer one after it',
    'sari@example.com.au and sari@example.comic',
    'sari@example.com.au and sari@example.comic',
  ],
  ['a number as stored', 'call +6281234567890!', 'call [erased]!'],
  ['as dialled', '081234567890', '[erased]'],
  ['with signs', '0812-3456-7890 or +62 812 3456 7890', '[erased] or [erased]'],
  ['not in a longer number', 'id 9981234567890', 'id 9981234567890'],
  ['a name', 'For Sari "Sa" O’Neil.', 'For [erased].'],
  ['a name in JSON', String.raw`{"name":"sari \"Sa\" O’Neil"}`, '{"name":"[erased]"}'],
  ['not within another', 'Sari "Sa" O’Neilson', 'Sari "Sa" O’Neilson'],
])('%s', (_name, text, expected) => {
  expect(erase(text)).toBe(expected);
});

it('finds whatever an address and a name may hold', () => {
  const odd = String.raw`o'neil-x+{a}|b/c^$*?[d]#!%&=~_.\z@sub-domain.example`;
  const name = String.raw`A-B (C) [D] {E} | F/G \ H. *I* +J? ^K$`;
  const eraseOdd = eraser({ email: odd, phones: [], names: [name] });
  expect(eraseOdd(`${odd}: ${name}, ${JSON.stringify(name)}`)).toBe('[erased]: [erased], "[erased]"');
});

it('each text that is changed contains a fragment', () => {
  expect(fragmentsOf(SARI)).toEqual([
    'sari@example.com',
    '81234567890',
    'Sari "Sa" O’Neil',
    String.raw`Sari \"Sa\" O’Neil`,
  ]);
});

it.each([
  ['Sari', false],
  ['Sari Dewi', true],
  ['Suryaningsih', true],
])('%s can be told from other words: %s', (name, expected) => {
  expect(isTelling(name)).toBe(expected);
});
