import { fragmentsOf, mentions } from './mentions.js';

const ANI = { email: 'ani@x.id', phones: ['+6281234567890'] };

it.each([
  ['an address', 'to ani@x.id, sent', true],
  ['in another case', 'ANI@X.id', true],
  ['at the end of a sentence', 'Write to ani@x.id.', true],
  ['in quotation marks', `It is 'ani@x.id' or "ani@x.id".`, true],
  ['not with letters before it', 'yani@x.id', false],
  ['not with signs before it', 'b.ani@x.id, b+ani@x.id, b/ani@x.id, b=ani@x.id, #ani@x.id', false],
  ['not the end of an Irish one', "o'ani@x.id, o’ani@x.id", false],
  ['not in a longer one after it', 'ani@x.id.au, ani@x.ide, ani@x.id-x.id', false],
  ['a number as stored', 'call +6281234567890!', true],
  ['as dialled', '081234567890', true],
  ['in groups', '0812-3456-7890', true],
  ['with the country', '+62 812 3456 7890', true],
  ['not in a longer row of digits', 'id 9981234567890, 812345678901', false],
  ['not in groups of a longer row', '1234 0812 3456 7890, 0812-3456-7890-12', false],
])('%s', (_name, text, expected) => {
  expect(mentions(ANI)(text)).toBe(expected);
});

it('takes whatever an address may hold', () => {
  const odd = String.raw`o'neil-x+{a}|b/c^$*?[d]#!%&=~_.\z@sub-domain.example`;
  expect(mentions({ email: odd, phones: [] })(`I am ${odd}, hello`)).toBe(true);
});

it('each text that names the person has a fragment', () => {
  expect(fragmentsOf(ANI)).toEqual(['ani@x.id', '890']);
});
