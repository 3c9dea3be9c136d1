import type { TicketTypeEntity } from '../../tickets/tiers/ticket-type.entity.js';
import { endingTiers } from './ending-tiers.js';

const NOW = new Date('2026-10-03T12:00:00Z');
const HOUR_MS = 3_600_000;
const inHours = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR_MS);

const tier = (changes: Partial<TicketTypeEntity>): TicketTypeEntity => ({
  id: 1,
  sortOrder: 1,
  type: 'regular',
  header: 'Regular',
  price: 50_000,
  buttonText: 'BUY TICKET',
  isDisabled: false,
  isAvailable: true,
  backgroundColor: '#D7263D',
  quota: 100,
  sold: 0,
  salesStartAt: null,
  salesEndAt: null,
  startsAfter: null,
  openedAt: null,
  createdAt: NOW,
  updatedAt: NOW,
  ...changes,
});

it.each<[string, Partial<TicketTypeEntity>, 'window' | 'seats' | null]>([
  ['sells without an end', {}, null],
  ['closes in two days', { salesEndAt: inHours(48) }, 'window'],
  ['closes later', { salesEndAt: inHours(48.1) }, null],
  ['has closed', { salesEndAt: inHours(-1) }, null],
  ['has a tenth left', { sold: 90 }, 'seats'],
  ['has more left', { sold: 89 }, null],
  ['is sold out', { sold: 100 }, null],
  ['has no limit', { sold: 900, quota: null }, null],
  ['closes soon and is nearly sold', { sold: 95, salesEndAt: inHours(1) }, 'window'],
  ['is not available', { sold: 95, isAvailable: false }, null],
])('a tier that %s', (_name, changes, reason) => {
  expect(endingTiers([tier(changes)], NOW).map((each) => each.reason)).toEqual(reason === null ? [] : [reason]);
});
