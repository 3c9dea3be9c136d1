import { isReadableName, isReadableText, nameInMail } from './readable.js';

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

it.each([
  'St. Petrus',
  'R.A. Kartini',
  'R.A.Kartini',
  'M.Rizky',
  'Drs.Budi Santoso, M.Si.',
  'Dr. Ir. Siti, S.Kom., M.M.',
  'Budi, S.E.',
  'Budi.SE',
  'Budi.SH',
  'Ani, B.Com.',
  'J.Co Donuts',
  'Budi & Ani',
  'Budi 2',
  'a/n Budi',
])('%j is no link', (text) => expect(isReadableName(text)).toBe(true));

it.each([
  ['http://evil.example', 'evil. example'],
  ['Win at HTTPS://evil.example/x', 'Win at evil. example/x'],
  ['www.evil.example', 'www. evil. example'],
  ['visit evil.com', 'visit evil. com'],
  ['visit evil.com.', 'visit evil. com.'],
  ['x.com/prize', 'x. com/prize'],
  ['wa.me/628123', 'wa. me/628123'],
  ['bit.ly/abc', 'bit. ly/abc'],
  ['s.id/menang', 's. id/menang'],
  ['menang.xyz!', 'menang. xyz!'],
  ['tulis ke a@evil.org', 'tulis ke a @ evil. org'],
  ['mailto:a@evil', 'a @ evil'],
  ['tel:08123', '08123'],
  ['ftp://1.2.3.4', '1. 2. 3. 4'],
])('%j is a link, and none in a mail', (text, mailed) => {
  expect(isReadableName(text)).toBe(false);
  expect(nameInMail(text)).toBe(mailed);
});

it.each([
  ['R.A. Kartini', 'R.A. Kartini'],
  ['St. Petrus', 'St. Petrus'],
  ['M.Rizky', 'M. Rizky'],
  ['evil。com', 'evil. com'],
  ['evil.museum', 'evil. museum'],
  ['x'.repeat(190), `${'x'.repeat(79)}…`],
])('%j is %j in a mail', (name, mailed) => expect(nameInMail(name)).toBe(mailed));

it.each([
  ['evil\u2024com', 'evil. com'],
  ['evil\ufe52com', 'evil. com'],
  ['evil\uff0ecom', 'evil. com'],
  ['evil\u3002com', 'evil. com'],
  ['ev\u200bil.com', 'evil. com'],
  ['evil.\u200bcom', 'evil. com'],
  ['evil.c\u00adom', 'evil. com'],
  ['evil\u2060.com', 'evil. com'],
  ['evil.\u200dc\u200dom', 'evil. c\u200dom'],
  ['\u200fevil.com', 'evil. com'],
  ['a\uff20evil.com', 'a @ evil. com'],
  ['ｅｖｉｌ.ｃｏｍ', 'ｅｖｉｌ. ｃｏｍ'],
  ['\u0430\u0440\u0440\u04cf\u0435.com', '\u0430\u0440\u0440\u04cf\u0435. com'],
  ['xn--80ak6aa92e.com', 'xn--80ak6aa92e. com'],
])('%j is a link to some program, and none in a mail', (text, mailed) => {
  expect(isReadableName(text)).toBe(false);
  expect(nameInMail(text)).toBe(mailed);
});

it.each([
  ['Jo.Re', 'Jo. Re'],
  ['J.Lo', 'J. Lo'],
  ['M. Rizki', 'M. Rizki'],
  ['St. John', 'St. John'],
  ['I.G.N. Rai', 'I.G.N. Rai'],
  ['Siti, S.Pd.', 'Siti, S. Pd.'],
  ['\u043f\u0440\u0438\u043c\u0435\u0440.\u0440\u0444', '\u043f\u0440\u0438\u043c\u0435\u0440. \u0440\u0444'],
  ['münchen.de', 'münchen. de'],
  ['Pau Gal\u00b7la', 'Pau Gal\u00b7la'],
  ['Budi 👩‍👩‍👧', 'Budi 👩‍👩‍👧'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['evil(.)com', 'evil(.)com'],
])('%j is taken, and %j in a mail', (text, mailed) => {
  expect(isReadableName(text)).toBe(true);
  expect(nameInMail(text)).toBe(mailed);
});

it('no direction mark of an imported name turns a mail around', () => {
  expect(nameInMail('a\u202emoc.live\u202c\u2066b\u2069')).toBe('amoc. liveb');
});

it('a text may have lines', () => {
  expect(isReadableText('one\r\n\ttwo')).toBe(true);
  expect(isReadableText('one\u0007')).toBe(false);
});
