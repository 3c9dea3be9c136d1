import { readCodesCsv } from './imported-codes.js';

const read = (text: string, taken: string[] = []) => readCodesCsv(Buffer.from(text), new Set(taken));

it('makes a code of a name, and takes one that the file has', () => {
  const [sari, budi] = read('Name;Code\nSari Wulandari;\nBudi; budi2026 \n');
  expect(sari).toEqual({
    line: 2,
    code: expect.stringMatching(/^SARI[0-9A-HJKMNP-TV-Z]{3}$/),
    panitia_name: 'Sari Wulandari',
    errors: [],
  });
  expect(budi).toEqual({ line: 3, code: 'BUDI2026', panitia_name: 'Budi', errors: [] });
});

it('makes the same code of the same name, and another when it is taken', () => {
  const [first] = read('Nama\nSari Wulandari');
  expect(read('Nama\nSari Wulandari')[0]?.code).toBe(first?.code);
  expect(read('Nama\nSari Wulandari', [first?.code ?? ''])[0]?.code).not.toBe(first?.code);
  const twins = read('Nama\nSari Wulandari\nSari Wulandari').map(({ code }) => code);
  expect(new Set(twins).size).toBe(2);
});

it('makes a code of a name without Latin letters', () => {
  expect(read('Name\n王芳')[0]).toMatchObject({ code: expect.stringMatching(/^REF.{3}$/), errors: [] });
});

it.each([
  ['Name;Code\n;ABCD', 'Panitia name is required'],
  ['Name;Code\nS;ABCD', 'Panitia name must be at least 2 characters'],
  ['Name;Code\nSari;AB', 'Referral code must be at least 4 characters'],
  ['Name;Code\nSari;CROWN01', 'This referral code already exists'],
])('%j: %s', (text, error) => {
  expect(read(text, ['CROWN01'])[0]?.errors).toEqual([error]);
});

it('two rows can’t have one code', () => {
  expect(read('Name;Code\nSari;SAME1\nBudi;same1').map(({ errors }) => errors)).toEqual([
    [],
    ['Another row has this referral code'],
  ]);
});

it('needs a column of names', () => {
  expect(() => read('Code\nABCD')).toThrow('The first line must name the columns; missing: Name.');
});
