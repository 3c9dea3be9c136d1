import {
  festivalPhase,
  type FestivalPhase,
  isSaleOver,
  lastEnd,
  nextSaleStart,
  type PhaseTier,
} from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { useDisplayNow } from '../now';
import { actsQuery } from './acts';
import { siteSettingsQuery } from './site-settings';
import { tiersQuery } from './tiers';

/** So seldom a phase ends. */
const EVERY_MS = 20_000;
/** Taken for granted while the list of tickets isn't there: the ticket page tells what is true. */
const SOMETHING_SELLS: readonly PhaseTier[] = [{ buttonText: 'BUY TICKET', isDisabled: false }];

export interface Phase {
  phase: FestivalPhase;
  /** In milliseconds since 1970. */
  now: number;
  /** When the next sale begins; null while nobody knows. */
  saleStart: number | null;
  /** The lowest price that sells now, in rupiah; null without one. */
  lowestPrice: number | null;
  /** Nothing can be bought any more: the festival is over, or every tier. */
  isSaleOver: boolean;
}

/** What the festival is about just now, by the display's clock. */
export function usePhase(): Phase {
  const now = useDisplayNow(EVERY_MS);
  const { data: settings } = useQuery(siteSettingsQuery);
  const { data: tiers } = useQuery(tiersQuery);
  const { data: acts } = useQuery(actsQuery);
  const selling = (tiers ?? []).filter(({ buttonText, isDisabled }) => buttonText === 'BUY TICKET' && !isDisabled);
  const prices = selling.flatMap(({ price_amount: price }) => price ?? []);
  const factsOf = (concertDate: string) => ({ tiers: tiers ?? SOMETHING_SELLS, concertDate, endsAt: lastEnd(acts) });
  // The built-in date is of another year.
  const phase = settings ? festivalPhase(factsOf(settings.concert_date), now) : 'on-sale';
  return {
    phase,
    now,
    isSaleOver: phase === 'after' || isSaleOver(tiers ?? [], now),
    saleStart: nextSaleStart(tiers ?? [], now),
    lowestPrice: prices.length > 0 ? Math.min(...prices) : null,
  };
}
