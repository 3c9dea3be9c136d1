import fc from 'fast-check';
import { formatCardPrice, formatRupiah } from './money.js';

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
