import { isReadableName, isReadableText } from './readable.js';

it.each(['Siti Rahma', "O'Neil-García", 'ᮞᮥᮔ᮪ᮓ', '李小龍', 'Budi 👩‍👩‍👧 ❤️', 'محمد', '🫩', '‏אבי'])(
  '%j is a name',
  (text) => {
    expect(isReadableName(text)).toBe(true);
    expect(isReadableText(text)).toBe(true);
  },
);

it.each([
  'Siti\nRahma',
  'Siti\tRahma',
  'a\u0000b',
  'a\ud83d',
  'a\u2028b',
  'a\u202eb',
  'a\u2066b',
  'a\ufffe',
  '\u200b',
  ' ',
  '',
])('%j is none', (text) => expect(isReadableName(text)).toBe(false));

it('a text may have lines', () => {
  expect(isReadableText('one\r\n\ttwo')).toBe(true);
  expect(isReadableText('one\u0007')).toBe(false);
});
