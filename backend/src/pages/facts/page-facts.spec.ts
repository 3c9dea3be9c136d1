import type { ButtonText } from '@festival/contracts';
import { ticketOffers } from './page-facts.js';

const NOW = new Date('2025-11-01T05:00:00.000Z');

const tier = (type: string, price: number | null, buttonText: ButtonText, sold = 0) => ({
  type,
  header: type,
  sortOrder: 1,
  price,
  buttonText,
  isDisabled: false,
  isAvailable: true,
  quota: 10,
  sold,
  salesStartAt: null,
  salesEndAt: null,
  startsAfter: null,
  openedAt: null,
});

test.each([
  ['nothing to sell', [], []],
  [
    'on sale next to sold out and coming tiers',
    [tier('early', 59_000, 'SOLD OUT'), tier('pre', 77_000, 'BUY TICKET'), tier('later', null, 'COMING SOON')],
    [{ name: 'pre', price: 77_000, isOnSale: true }],
  ],
  [
    'all gone',
    [tier('early', 59_000, 'SOLD OUT'), tier('pre', 77_000, 'BUY TICKET', 10)],
    [
      { name: 'early', price: 59_000, isOnSale: false },
      { name: 'pre', price: 77_000, isOnSale: false },
    ],
  ],
  ['not begun', [tier('later', 90_000, 'COMING SOON'), tier('last', null, 'COMING SOON')], []],
])('%s', (_name, tiers, offers) => {
  expect(ticketOffers(tiers, NOW)).toEqual(offers);
});
