import type { Act } from '../api/content/acts.js';
import type { TicketTypeCard } from '../api/tickets/tickets.js';
import { jakartaClock, JAKARTA_OFFSET_MS } from '../jakarta.js';

/** What the festival is about just now, for visitors. */
export const FESTIVAL_PHASES = ['before-sale', 'on-sale', 'sold-out', 'this-week', 'tonight', 'after'] as const;
export type FestivalPhase = (typeof FESTIVAL_PHASES)[number];

/** Of a tier: the server's word on its sale, and its window. */
export type PhaseTier = Pick<TicketTypeCard, 'buttonText' | 'isDisabled'> &
  Partial<Pick<TicketTypeCard, 'sales_start_at' | 'sales_end_at'>>;

export interface PhaseFacts {
  tiers: readonly PhaseTier[];
  /** When the concert begins. */
  concertDate: string;
  /** When it ends; null while nobody knows. */
  endsAt: string | null;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A concert whose end isn't known lasts so long. */
const UNKNOWN_LENGTH_MS = 6 * HOUR_MS;
/** The concert's day and the six before it. */
const DAYS_OF_THE_WEEK = 7;

/**
 * The phase at a moment (milliseconds since 1970). Days are Jakarta's: `tonight` is the concert's whole day until its end,
 * `this-week` the six days before it. Earlier the sale decides: without a tier that sells, it hasn't begun while one is
 * still to come.
 */
export function festivalPhase({ tiers, concertDate, endsAt }: PhaseFacts, now: number): FestivalPhase {
  const begins = Date.parse(concertDate);
  const ends = Math.max(begins, endsAt === null ? begins + UNKNOWN_LENGTH_MS : Date.parse(endsAt));
  if (now >= ends) return 'after';
  const daysLeft = jakartaDay(begins) - jakartaDay(now);
  if (daysLeft <= 0) return 'tonight';
  if (daysLeft < DAYS_OF_THE_WEEK) return 'this-week';
  if (tiers.some((tier) => saleAt(tier, now) === 'on-sale')) return 'on-sale';
  return isSaleOver(tiers, now) ? 'sold-out' : 'before-sale';
}

/** Whether each tier is sold out or past its window. */
export const isSaleOver = (tiers: readonly PhaseTier[], now: number): boolean =>
  tiers.length > 0 && tiers.every((tier) => saleAt(tier, now) === 'over');

/** When the last act ends; null while nobody knows. */
export function lastEnd(acts: ReadonlyArray<Pick<Act, 'ends_at'>> | undefined): string | null {
  const ends = (acts ?? []).flatMap(({ ends_at }) => ends_at ?? []);
  return ends.length > 0 ? ends.reduce((a, b) => (Date.parse(a) > Date.parse(b) ? a : b)) : null;
}

/** The next moment at which a tier's sale begins, in milliseconds since 1970; null when none is known. */
export function nextSaleStart(tiers: readonly PhaseTier[], now: number): number | null {
  const starts = tiers.flatMap(({ sales_start_at: start }) =>
    start && Date.parse(start) > now ? Date.parse(start) : [],
  );
  return starts.length > 0 ? Math.min(...starts) : null;
}

/** The display's clock may be ahead of the server's answer, or behind it: the window counts. */
function saleAt(tier: PhaseTier, now: number): 'to-come' | 'on-sale' | 'over' {
  const { buttonText, isDisabled, sales_start_at: start, sales_end_at: end } = tier;
  if (start && now < Date.parse(start)) return 'to-come';
  if (buttonText === 'SOLD OUT' || (end && now >= Date.parse(end))) return 'over';
  if (buttonText === 'BUY TICKET' && !isDisabled) return 'on-sale';
  return start ? 'on-sale' : 'to-come';
}

const jakartaDay = (moment: number): number => Math.floor((moment + JAKARTA_OFFSET_MS) / DAY_MS);

/** The query parameter of the public pages that shows them at another moment, Jakarta's time. */
export const PREVIEW_AT = 'at';

const PREVIEWS = [
  { phase: 'before-sale', days: -120, time: '10:00' },
  { phase: 'on-sale', days: -30, time: '12:00' },
  { phase: 'this-week', days: -3, time: '12:00' },
  { phase: 'tonight', days: 0, time: '17:00' },
  { phase: 'after', days: 1, time: '10:00' },
] as const;

/** Moments (`2031-03-15T17:00` in Jakarta) at which editors look at each phase; sold out is no question of time. */
export function phasePreviews(concertDate: string): { phase: FestivalPhase; at: string }[] {
  return PREVIEWS.map(({ phase, days, time }) => {
    const day = new Date(Date.parse(concertDate) + days * DAY_MS);
    return { phase, at: `${jakartaClock(day).slice(0, 'yyyy-mm-dd'.length)}T${time}` };
  });
}
