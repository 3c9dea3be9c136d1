import fc from 'fast-check';
import { normalizePhone, whatsAppNumber } from './phone.js';

describe('normalizePhone', () => {
  it.each([
    ['0812 3456 7890', '+6281234567890'],
    ['81234567890', '+6281234567890'],
    ['6281234567890', '+6281234567890'],
    ['+62 812-3456-7890', '+6281234567890'],
    ['+62 0812 3456 7890', '+6281234567890'],
    ['(021) 555-7788', '+62215557788'],
    ['  0812 3456 7890  ', '+6281234567890'],
    ['(+62) 812-3456-7890', '+6281234567890'],
    ['(+65) 6123 4567', '+6561234567'],
    ['+1 (415) 555-2671', '+14155552671'],
    ['+65 6123 4567', '+6561234567'],
    ['+49 30 901820', '+4930901820'],
    ['', null],
    ['   ', null],
    ['call me', null],
    ['0812x3456789', null],
    ['0812.3456.789', null],
    ['08', null],
    ['+12', null],
    ['+62812+345678', null],
    ['0812+345678', null],
    ['++6281234567', null],
    ['+0812345678', null],
    ['08123456789012345', null],
    ['+1234567890123456', null],
    ['0812\u00003456789', null],
    ['٠٨١٢٣٤٥٦٧٨٩', null],
  ])('reads %j as %j', (text, phone) => {
    expect(normalizePhone(text)).toBe(phone);
  });

  const digits = (min: number, max: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max });
  const typed = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789 -+()'), maxLength: 24 }),
    fc.string({ maxLength: 24 }),
    digits(0, 18),
  );

  it('gives E.164 or null, and the same again for what it gave', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const phone = normalizePhone(text);
        if (phone === null) return;
        expect(phone).toMatch(/^\+[1-9]\d{7,14}$/);
        expect(normalizePhone(phone)).toBe(phone);
      }),
      { numRuns: 1_000 },
    );
  });

  it('takes the four Indonesian spellings for one number', () => {
    fc.assert(
      fc.property(digits(7, 11), (rest) => {
        const spellings = [`08${rest}`, `8${rest}`, `628${rest}`, `+62 8${rest}`];
        expect(new Set(spellings.map(normalizePhone))).toEqual(new Set([`+628${rest}`]));
      }),
    );
  });

  it('doesn’t care for spaces, dashes and brackets', () => {
    const separator = fc.constantFrom('', ' ', '-', ')', '(');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...'0123456789'), separator), { minLength: 7, maxLength: 11 }),
        (parts) => {
          const spaced = parts.map((part) => part.join('')).join('');
          const bare = parts.map(([digit]) => digit).join('');
          expect(normalizePhone(`08${spaced}`)).toBe(`+628${bare}`);
        },
      ),
    );
  });
});

describe('whatsAppNumber', () => {
  it.each([
    ['081234567890', '6281234567890'],
    ['6281234567890', '6281234567890'],
    ['+6281234567890', '6281234567890'],
    ['0812-3456-7890', '6281234567890'],
    ['81234567890', '6281234567890'],
    ['+14155552671', '14155552671'],
    ['0812', null],
    ['', null],
    ['nobody', null],
  ])('makes %j into %j', (phone, number) => {
    expect(whatsAppNumber(phone)).toBe(number);
  });
});
