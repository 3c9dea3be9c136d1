import { INBOX_KINDS, type InboxCounts } from '@festival/contracts';
import { waitingOn } from './InboxBadge';

const counts = Object.fromEntries(INBOX_KINDS.map((kind, index) => [kind, index + 1])) as InboxCounts;

it.each([
  ['inbox', 66],
  ['orders', counts.attention],
  ['mails', (counts.refused_addresses ?? 0) + (counts.failed_mails ?? 0)],
  ['reconciliation', (counts.differences ?? 0) + (counts.restored ?? 0)],
  ['tonight', counts.alerts],
  ['tickets', 0],
])('on %s wait %i', (screen, waiting) => {
  expect(waitingOn(screen, counts)).toBe(waiting);
});

it('nothing waits where the role may not look, nor before it is known', () => {
  expect(waitingOn('orders', { ...counts, attention: null })).toBe(0);
  expect(waitingOn('inbox', undefined)).toBe(0);
});
