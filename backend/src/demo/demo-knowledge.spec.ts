import { readDemoKnowledge } from './demo-knowledge.js';

const KEYS = readDemoKnowledge().map(({ key }) => key);

/** Of two entries with the same priority the assistant offers the earlier one first. */
it.each([
  ['eticket-print-or-phone', 'eticket-used-by-friend'],
  ['faq-children', 'faq-wheelchair'],
  ['merch-size', 'merch-tshirt'],
  ['ticket-tiers', 'ticket-who-can-buy'],
  ['ticket-tiers', 'ticket-discount-code'],
  ['ticket-bundle-discount', 'ticket-order-number-lookup'],
])('%s comes before %s', (general, special) => {
  expect(KEYS).toEqual(expect.arrayContaining([general, special]));
  expect(KEYS.indexOf(general)).toBeLessThan(KEYS.indexOf(special));
});
