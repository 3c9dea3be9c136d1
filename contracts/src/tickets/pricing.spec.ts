import fc from 'fast-check';
import { priceOrder, type PriceInput } from './pricing.js';

const plain: PriceInput = { unitPrice: 77_000, quantity: 1, discountPercentage: 0, bundleEnabled: false };

const unitPrice = fc.integer({ min: 0, max: 100_000_000 });
const quantity = fc.integer({ min: 1, max: 10 });
const discountPercentage = fc.integer({ min: 0, max: 100 });
const input = fc.record({ unitPrice, quantity, discountPercentage, bundleEnabled: fc.boolean() });

describe('priceOrder', () => {
  it.each([
    [1, 0],
    [2, 4_000],
    [3, 6_000],
    [4, 8_000],
    [5, 10_000],
    [6, 0],
    [7, 0],
    [8, 0],
    [9, 0],
    [10, 0],
  ])('takes the bundle discount for %d tickets: %d', (quantity, bundle) => {
    const on = priceOrder({ ...plain, quantity, bundleEnabled: true });
    expect(on).toEqual({
      basePrice: 77_000,
      subtotal: 77_000 * quantity,
      discountAmount: 0,
      bundleDiscountAmount: bundle,
      finalPrice: 77_000 * quantity - bundle,
    });
    expect(priceOrder({ ...plain, quantity }).bundleDiscountAmount).toBe(0);
  });

  it.each([
    // unit price, quantity, percentage, bundles on → discount, bundle, final
    [59_000, 1, 10, false, 5_900, 0, 53_100],
    [65_000, 3, 10, true, 19_500, 6_000, 169_500],
    [77_000, 2, 15, true, 23_100, 4_000, 126_900],
    [333, 1, 10, false, 33, 0, 300],
    [999, 1, 33, false, 329, 0, 670],
    [50, 1, 1, false, 0, 0, 50],
    [77_000, 5, 100, true, 385_000, 10_000, 0],
    [1_000, 2, 0, true, 0, 4_000, 0],
    [0, 4, 0, false, 0, 0, 0],
  ])(
    '%d × %d at %d %% (bundles %p)',
    (unitPrice, quantity, discountPercentage, bundleEnabled, discount, bundle, final) => {
      const price = priceOrder({ unitPrice, quantity, discountPercentage, bundleEnabled });
      expect([price.discountAmount, price.bundleDiscountAmount, price.finalPrice]).toEqual([discount, bundle, final]);
    },
  );

  it('is never negative and always whole rupiah', () => {
    fc.assert(
      fc.property(input, (given) => {
        for (const amount of Object.values(priceOrder(given))) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('rounds the percentage down to the rupiah', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { subtotal, discountAmount } = priceOrder(given);
        const exact = BigInt(subtotal) * BigInt(given.discountPercentage);
        expect(BigInt(discountAmount) * 100n <= exact).toBe(true);
        expect(exact < (BigInt(discountAmount) + 1n) * 100n).toBe(true);
      }),
    );
  });

  it('adds up', () => {
    fc.assert(
      fc.property(input, (given) => {
        const { basePrice, subtotal, discountAmount, bundleDiscountAmount, finalPrice } = priceOrder(given);
        expect(basePrice).toBe(given.unitPrice);
        expect(subtotal).toBe(basePrice * given.quantity);
        expect(finalPrice).toBe(Math.max(0, subtotal - discountAmount - bundleDiscountAmount));
      }),
    );
  });

  it('grows with the quantity while bundles are off', () => {
    fc.assert(
      fc.property(unitPrice, fc.integer({ min: 1, max: 9 }), discountPercentage, (price, fewer, percentage) => {
        const of = (quantity: number): number =>
          priceOrder({ unitPrice: price, quantity, discountPercentage: percentage, bundleEnabled: false }).finalPrice;
        expect(of(fewer + 1)).toBeGreaterThanOrEqual(of(fewer));
      }),
    );
  });
});
