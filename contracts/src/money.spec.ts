import fc from 'fast-check';
import { formatCardPrice, formatRupiah, readRupiah } from './money.js';

describe('formatRupiah', () => {
  it.each([
    [0, 'Rp 0'],
    [500, 'Rp 500'],
    [59_000, 'Rp 59.000'],
    [1_234_567, 'Rp 1.234.567'],
    [-8_000, '-Rp 8.000'],
  ])('writes %d as %s', (amount, text) => {
    expect(formatRupiah(amount)).toBe(text);
  });

  it('never writes decimals nor unusual spaces', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (amount) => {
        expect(formatRupiah(amount)).toMatch(/^Rp \d{1,3}(\.\d{3})*$/);
        expect(Number(formatRupiah(amount).replace(/\D/g, ''))).toBe(amount);
      }),
    );
  });
});

describe('formatCardPrice', () => {
  it.each([
    [59_000, 'IDR 59,000'],
    [65_000, 'IDR 65,000'],
    [77_000, 'IDR 77,000'],
    [1_500_000, 'IDR 1,500,000'],
    [0, 'IDR 0'],
    [null, '-'],
  ])('writes %p as %s', (price, text) => {
    expect(formatCardPrice(price)).toBe(text);
  });
});

describe('an amount as people write it', () => {
  it.each<[string, number | null]>([
    ['150000', 150_000],
    [' 150000.00 ', 150_000],
    ['150000,00', 150_000],
    ['150.000', 150_000],
    ['150,000', 150_000],
    ['1.250.000', 1_250_000],
    ['1 250 000', 1_250_000],
    ['1 250.000', null],
    ['Rp 150.000,00', 150_000],
    ['Rp. 150.000', 150_000],
    ['Rp150.000,-', 150_000],
    ['IDR 150,000.00', 150_000],
    ['0', 0],
    ['150000.50', null],
    ['1,250.000', null],
    ['12.34.567', null],
    ['-5', null],
    ['59k', null],
    ['', null],
  ])('%j is %p rupiah', (text, amount) => {
    expect(readRupiah(text)).toBe(amount);
  });
});
