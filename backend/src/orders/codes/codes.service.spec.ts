import { isUsable } from './codes.service.js';
import type { DiscountCodeEntity } from './discount-code.entity.js';

const NOW = new Date('2025-11-01T00:00:00.000Z');
const EARLIER = new Date(NOW.getTime() - 1);
const LATER = new Date(NOW.getTime() + 1);

const CODE: DiscountCodeEntity = {
  id: 1,
  code: 'UNITY10',
  discountPercentage: 10,
  description: null,
  isActive: true,
  maxUses: null,
  uses: 0,
  minAmount: null,
  validFrom: null,
  validUntil: null,
  createdAt: EARLIER,
};

describe('a discount code', () => {
  it.each<[string, Partial<DiscountCodeEntity>, boolean]>([
    ['without limits', {}, true],
    ['without limits, used often', { uses: 1_000_000 }, true],
    ['that is inactive', { isActive: false }, false],
    ['from this moment', { validFrom: NOW }, true],
    ['from a moment later', { validFrom: LATER }, false],
    ['until this moment', { validUntil: NOW }, false],
    ['until a moment later', { validUntil: LATER }, true],
    ['inside its window', { validFrom: EARLIER, validUntil: LATER }, true],
    ['with a last use', { maxUses: 5, uses: 4 }, true],
    ['that is used up', { maxUses: 5, uses: 5 }, false],
    ['that was used beyond its limit', { maxUses: 5, uses: 6 }, false],
    ['from just this amount', { minAmount: 100_000 }, true],
    ['from a rupiah more', { minAmount: 100_001 }, false],
    ['from nothing', { minAmount: 0 }, true],
    ['with one rule met and another not', { maxUses: 5, uses: 4, minAmount: 200_000 }, false],
  ])('%s', (_name, changes, usable) => {
    expect(isUsable({ ...CODE, ...changes }, 100_000, NOW)).toBe(usable);
  });
});
