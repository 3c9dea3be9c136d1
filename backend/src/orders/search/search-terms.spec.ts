import { contains, fits, foldText, lookupOf, MAX_TERM_LENGTH, termsOf } from './search-terms.js';

const order = {
  orderNumber: 'FEST-7F3K9ABCDE',
  buyerName: 'Zahra Nur-Aini Putri',
  buyerEmail: 'zahra.putri99@student.campus.ac.id',
  buyerPhone: '+6281277788899',
};

const finds = (search: string, of = order): boolean => {
  const lookup = lookupOf(search);
  return lookup !== null && fits(of, lookup);
};

it.each([
  'zahra',
  'ZAH',
  'nur',
  'aini',
  'Nur-Aini',
  'zahra nur',
  '  zahra   nur ',
  'putri',
  'putri99@stu',
  'zahra.putri99@student.campus.ac.id',
  '@student.campus',
  'campus.ac',
  'fest-7f3k9abcde',
  'FEST-7F3',
  '7F3K9ABCDE',
  'k9a',
  'za',
  'DE',
  'CDE',
  '081277788899',
  '0812-7778-8899',
  '+62 812 7778 8899',
  '62812',
  '0812',
  '(0812) 777',
  '8899',
  '7788',
])('%j finds the order', (search) => expect(finds(search)).toBe(true));

it.each([
  'ahra',
  'utri',
  'zahra putri',
  'zahra-nur',
  'ac.id',
  '@gmail',
  'FEST-3K9',
  '7f4',
  '0899',
  '99@campus',
  '%ahra',
  'zahra%',
])('%j does not', (search) => expect(finds(search)).toBe(false));

it.each(['', '  ', 'z', '7', '%', '___', '--', '+6', '%z', '👍👍👍'])('%j is left to looking through', (search) =>
  expect(lookupOf(search)).toBeNull(),
);

it('compares without case, accents and extra space', () => {
  expect(foldText('  JosÉ \n  ÅNGSTRÖM\t')).toBe('jose angstrom');
  expect(finds('jose', { ...order, buyerName: 'Ana José' })).toBe(true);
  expect(finds('JOSÉ', { ...order, buyerName: 'Ana Jose' })).toBe(true);
  expect(finds('王小明', { ...order, buyerName: '王小明' })).toBe(true);
});

it('takes the wildcards of a database for plain characters', () => {
  const odd = { ...order, buyerName: 'Zahra 100%_Putri' };
  expect(finds('100%_Putri', odd)).toBe(true);
  expect(finds('%_putri', odd)).toBe(true);
  expect(finds('100xxputri', odd)).toBe(false);
  expect(finds('%_putri')).toBe(false);
});

it('keeps terms short, without doubles, and still tells long addresses apart', () => {
  const long = { ...order, buyerEmail: `${'a'.repeat(40)}1@example.com`, buyerName: '😀'.repeat(20) + ' Siti Siti' };
  const terms = termsOf(long);
  expect(Math.max(...terms.map((term) => [...term].length))).toBe(MAX_TERM_LENGTH);
  expect(new Set(terms).size).toBe(terms.length);
  expect(finds(long.buyerEmail, long)).toBe(true);
  expect(finds(`${'a'.repeat(40)}2@example.com`, long)).toBe(false);
});

it('has no term for the end of a domain', () => {
  expect(termsOf(order).filter((term) => ['ac.id', 'id'].includes(term))).toEqual([]);
});

it('contains a text in one field, not across two', () => {
  expect(contains(order, 'putri')).toBe(true);
  expect(contains(order, 'putri zahra')).toBe(false);
});
