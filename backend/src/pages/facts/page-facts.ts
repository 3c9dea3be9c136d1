import {
  type Act,
  type EventName,
  isOnSale,
  type LocalizedText,
  type SaleState,
  shownButtonText,
} from '@festival/contracts';
import type { FastifyRequest } from 'fastify';

/** A tier as search engines are told of it. */
export interface TicketOffer {
  name: string;
  /** Rupiah. */
  price: number;
  isOnSale: boolean;
}

/** The facts in the HTML of the public pages at the moment of the visit. */
export interface PageFacts {
  festivalName: string;
  edition: string;
  /** ISO 8601 in UTC. */
  concertDate: string;
  venue: LocalizedText;
  /** Visitors see the construction screen on every page that doesn't stay open. */
  underConstruction: boolean;
  /** Events whose page is active. */
  openEvents: readonly EventName[];
  /** Tiers that are on sale; while there is none, those that are sold out. */
  offers: readonly TicketOffer[];
  /** The types of all tiers. */
  tierTypes: readonly string[];
  /** The acts that are announced. */
  acts: readonly Act[];
}

/** The source of the facts, implemented where content, tickets and sign-in are known. */
export interface PageFactsSource {
  facts(): Promise<PageFacts>;
  /** Whether the visitor is staff who are signed in. */
  isStaff(request: FastifyRequest): Promise<boolean>;
}

/** A festival of which nothing is known yet. */
export const NO_FACTS: PageFacts = {
  festivalName: 'Festival',
  edition: '',
  concertDate: '',
  venue: { en: '', id: '' },
  underConstruction: false,
  openEvents: [],
  offers: [],
  tierTypes: [],
  acts: [],
};

interface NamedTier extends SaleState {
  header: string;
}

/** The tiers that can be bought now; while there is none, those that are sold out. One without a price is no offer. */
export function ticketOffers(tiers: readonly NamedTier[], now: Date): TicketOffer[] {
  const onSale = tiers.filter((tier) => isOnSale(tier, tiers, now));
  const told = onSale.length > 0 ? onSale : tiers.filter((tier) => shownButtonText(tier, tiers, now) === 'SOLD OUT');
  return told.flatMap(({ header: name, price }) =>
    price === null ? [] : [{ name, price, isOnSale: onSale.length > 0 }],
  );
}
