import type { ReconciliationDifference } from '@festival/contracts';
import { whatWasDone } from './DifferenceCard';

const NOTHING = { status: null, amount: null, transaction_id: null, refunded: null };
const DIFFERENCE: ReconciliationDifference = {
  id: 1,
  run_id: 1,
  kind: 'paid_there',
  state: 'mended',
  order_id: 1,
  order_number: 'FEST-1',
  payment_type: 'qris',
  ours: NOTHING,
  theirs: NOTHING,
  became: 'settlement',
  attention: null,
  found_at: '2025-11-01T00:00:00.000Z',
  resolved_by: null,
  resolved_reason: null,
  resolved_at: null,
};

it.each<[string, Partial<ReconciliationDifference>, string]>([
  ['mended', {}, 'Mended: the order is now Paid.'],
  ['refunded', { became: 'refund' }, 'Mended: the order is now refund.'],
  [
    'mended, and somebody is needed',
    { attention: 'paid_without_seat' },
    'Mended: the order is now Paid. Paid after its seats were gone: it has no valid tickets. Refund it or find it seats.',
  ],
  ['waiting', { state: 'waits', became: null }, 'Nothing was changed.'],
  [
    'waiting, and why',
    { state: 'waits', became: null, attention: 'paid_twice' },
    'Two payments came in for this order. Refund one of them.',
  ],
  [
    'dealt with',
    { state: 'resolved', resolved_by: 'dewi@festival.id', resolved_reason: 'Called the buyer.' },
    'dewi@festival.id: Called the buyer.',
  ],
  ['gone', { state: 'resolved', resolved_reason: 'Run 7 no longer finds it.' }, 'Run 7 no longer finds it.'],
])('says what became of one that is %s', (_name, changes, text) => {
  expect(whatWasDone({ ...DIFFERENCE, ...changes })).toBe(text);
});
