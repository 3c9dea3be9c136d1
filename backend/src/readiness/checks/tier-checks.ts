import { formatRupiah, hasEnded, isOnSale } from '@festival/contracts';
import { TicketTypeEntity } from '../../tickets/tiers/ticket-type.entity.js';
import type { Check } from '../checking/check.js';
import { fault, type Finding, ok, warning } from '../checking/finding.js';
import type { Surroundings } from '../checking/surroundings.js';
import { successionProblems, willSell, windowProblems } from './tier-plans.js';
import { timeOf } from '../checking/time-of.js';

type Tier = TicketTypeEntity;
const SCREEN = 'ticket-types';
/** Rupiah. Cards, BCA VA and Indomaret take no less. */
const PROVIDER_MINIMUM = 10_000;

/** In the order of the ticket page. */
const tiersOf = ({ reader }: Surroundings): Promise<Tier[]> =>
  reader.of(TicketTypeEntity).find({ order: { sortOrder: 'ASC' } });

/** Those that sell, now or later. */
async function sellingOf(around: Surroundings): Promise<Tier[]> {
  const tiers = await tiersOf(around);
  return tiers.filter((tier) => willSell(tier, tiers, around.now()));
}

const named = (tiers: readonly Tier[]): string => tiers.map(({ header }) => header).join(', ');

export const TIER_CHECKS: readonly Check[] = [
  {
    id: 'on_sale',
    group: 'tickets',
    title: 'On sale',
    async look(around) {
      const now = around.now();
      const [tiers, selling] = await Promise.all([tiersOf(around), sellingOf(around)]);
      const open = selling.filter((tier) => isOnSale(tier, tiers, now));
      if (open.length > 0) return ok(`On sale now: ${named(open)}.`);
      const starts = selling.flatMap(({ salesStartAt }) => (salesStartAt && salesStartAt > now ? [salesStartAt] : []));
      const [first] = starts.sort((a, b) => a.getTime() - b.getTime());
      if (first) return ok(`The sale opens on ${timeOf(first)}: ${named(selling)}.`);
      return fault(
        'No ticket type is on sale, and none will be.',
        'Press Open sale under Ticket Types; its line says what keeps a type from selling.',
        SCREEN,
      );
    },
  },
  {
    id: 'quotas',
    group: 'tickets',
    title: 'Seats',
    async look(around) {
      const [all, selling] = await Promise.all([tiersOf(around), sellingOf(around)]);
      const unlimited = selling.filter(({ quota }) => quota === null);
      if (unlimited.length > 0) {
        return fault(`${named(unlimited)} has no quota: as many are sold as people want.`, 'Set its quota.', SCREEN);
      }
      const over = all.filter(({ quota, sold }) => quota !== null && sold > quota);
      if (over.length > 0) {
        return fault(
          `More of ${named(over)} are sold than its quota.`,
          'Raise the quota, or move seats to it.',
          SCREEN,
        );
      }
      const seats = selling.reduce((sum, { quota }) => sum + (quota ?? 0), 0);
      const sold = all.reduce((sum, tier) => sum + tier.sold, 0);
      return ok(`${seats} seats are for sale, ${sold} of all types are sold or held.`);
    },
  },
  {
    id: 'prices',
    group: 'tickets',
    title: 'Prices',
    async look(around) {
      const selling = await sellingOf(around);
      const small = selling.filter(({ price }) => price !== null && price > 0 && price < PROVIDER_MINIMUM);
      if (small.length > 0) {
        return fault(
          `${named(small)} costs less than ${formatRupiah(PROVIDER_MINIMUM)}: cards, BCA and Indomaret refuse it.`,
          'Look whether a zero is missing in its price.',
          SCREEN,
        );
      }
      const free = selling.filter(({ price }) => price === 0);
      if (free.length > 0) return warning(`${named(free)} is free.`, 'Set its price, unless it is meant so.', SCREEN);
      return ok(
        selling.map(({ header, price }) => `${header}: ${formatRupiah(price ?? 0)}.`).join(' ') || 'None sells.',
      );
    },
  },
  {
    id: 'windows',
    group: 'tickets',
    title: 'Start and end',
    async look(around) {
      const [tiers, { concertDate }] = await Promise.all([tiersOf(around), around.setting('festival')]);
      const concert = concertDate === undefined ? null : new Date(concertDate);
      const shown = tiers.filter(({ isAvailable, isDisabled }) => isAvailable && !isDisabled);
      return problemsOf(
        shown.flatMap((tier) => windowProblems(tier, around.now(), concert)),
        'Every start is before its end and before the festival.',
        'Set its start and end.',
      );
    },
  },
  {
    id: 'succession',
    group: 'tickets',
    title: 'Types that follow another one',
    async look(around) {
      const tiers = await tiersOf(around);
      const waiting = tiers.filter((tier) => tier.startsAfter !== null && tier.openedAt === null && tier.isAvailable);
      return problemsOf(
        waiting.flatMap((tier) => successionProblems(tier, tiers, around.now())),
        tiers.some((tier) => hasEnded(tier, tiers, around.now()) || tier.startsAfter !== null)
          ? 'Each follows one that ends.'
          : 'None waits for another one.',
        'Give the one before it a quota or an end, or open it.',
      );
    },
  },
];

function problemsOf(problems: readonly string[], right: string, todo: string): Finding {
  return problems.length === 0 ? ok(right) : fault(problems.join(' '), todo, SCREEN);
}
