import fc from 'fast-check';
import { ticketShares } from './ticket-shares.js';

it.each([
  [96_000, 2, [48_000, 48_000]],
  [50_000, 1, [50_000]],
  [96_101, 3, [32_034, 32_034, 32_033]],
  [2, 3, [1, 1, 0]],
  [0, 2, [0, 0]],
])('%d for %d tickets', (finalAmount, quantity, shares) => {
  expect(ticketShares(finalAmount, quantity)).toEqual(shares);
});

it('all shares together are the final amount, and no two differ by more than a rupiah', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000), fc.integer({ min: 1, max: 100 }), (finalAmount, quantity) => {
      const shares = ticketShares(finalAmount, quantity);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(finalAmount);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    }),
  );
});
