import type { Role } from '@festival/contracts';
import { landingPath, menuFor, resourceOf } from './screens';

it.each<[Role, string | undefined]>([
  ['super_admin', '/orders'],
  ['finance', '/orders'],
  ['gate', '/scanner'],
  ['content', '/guest-stars'],
])('%s lands on %s', (role, path) => {
  expect(landingPath(role)).toBe(path);
});

it('shows a role its screens only, and no group without screens', () => {
  const names = (role: Role) => menuFor(role).map(({ label, screens }) => [label, ...screens.map(({ name }) => name)]);
  expect(names('gate')).toEqual([
    ['Payment', 'scanner', 'gate'],
    ['Settings', 'change-password'],
  ]);
  expect(names('finance')).toEqual([
    [
      'Payment',
      'orders',
      'tonight',
      'reconciliation',
      'import',
      'mails',
      'tickets',
      'referral-codes',
      'discount-codes',
      'scans',
    ],
    ['Layouts', 'ticket-types'],
    ['Settings', 'change-password'],
  ]);
});

it.each([
  ['archive', 'archive-videos'],
  ['closing-section', 'closing-sections'],
  ['countdown', 'countdown-events'],
  ['merchandise', 'event-upcoming-details'],
  ['merchandise-items', 'merchandise-items'],
  ['orders', 'orders'],
])('the screen %s shows %s', (screen, resource) => {
  expect(resourceOf(screen)).toBe(resource);
});
