import type { ButtonText, SaleObstacle, TicketTypeRequest } from '../api/tickets/tickets.js';

/** The properties of a tier that decide whether it sells. `quota` null = unlimited; times as in the database (UTC). */
export interface SaleState {
  type: string;
  sortOrder: number;
  price: number | null;
  buttonText: ButtonText;
  isDisabled: boolean;
  isAvailable: boolean;
  quota: number | null;
  sold: number;
  salesStartAt: Date | null;
  salesEndAt: Date | null;
  startsAfter: string | null;
  openedAt: Date | null;
}

/** A tier of the wire, as the back office edits it, as the rules take it. */
export function toSaleState(tier: TicketTypeRequest & { sold: number; opened_at: string | null }): SaleState {
  return {
    type: tier.type,
    sortOrder: tier.sort_order,
    price: tier.price,
    buttonText: tier.button_text,
    isDisabled: tier.is_disabled,
    isAvailable: tier.is_available,
    quota: tier.quota,
    sold: tier.sold,
    salesStartAt: dateOf(tier.sales_start_at),
    salesEndAt: dateOf(tier.sales_end_at),
    startsAfter: tier.starts_after,
    openedAt: dateOf(tier.opened_at),
  };
}

const dateOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));
const seatsGone = (tier: SaleState): boolean => tier.quota !== null && tier.sold >= tier.quota;
const windowOver = (tier: SaleState, now: Date): boolean => tier.salesEndAt !== null && now >= tier.salesEndAt;

/** The tier that took over from this one: opened (by now, at least), and not made unavailable by an admin since. */
export function openedSuccessor<T extends SaleState>(tier: SaleState, tiers: readonly T[], now: Date): T | undefined {
  const isOver = windowOver(tier, now);
  return tiers
    .filter((other) => other.startsAfter === tier.type && (other.openedAt !== null || isOver) && other.isAvailable)
    .sort((a, b) => a.sortOrder - b.sortOrder)[0];
}

/** A tier has ended when its window is over, its seats are gone or its successor has opened. */
export function hasEnded(tier: SaleState, tiers: readonly SaleState[], now: Date): boolean {
  return windowOver(tier, now) || seatsGone(tier) || openedSuccessor(tier, tiers, now) !== undefined;
}

/** Whether the tier it waits for has ended; true for one that waits for none. */
export function hasOpened(tier: SaleState, tiers: readonly SaleState[], now: Date): boolean {
  if (tier.startsAfter === null || tier.openedAt !== null) return true;
  const before = tiers.find((other) => other.type === tier.startsAfter);
  return before === undefined || hasEnded(before, tiers, now);
}

/** Everything that keeps a visitor from buying it now; nothing: it is on sale. */
export function saleObstacles(tier: SaleState, tiers: readonly SaleState[], now: Date): SaleObstacle[] {
  const { salesStartAt, salesEndAt, startsAfter } = tier;
  const successor = openedSuccessor(tier, tiers, now);
  const found: Array<SaleObstacle | false> = [
    seatsGone(tier) && { reason: 'sold_out' },
    salesEndAt !== null && now >= salesEndAt && { reason: 'ended', at: salesEndAt.toISOString() },
    successor !== undefined && { reason: 'followed_by', type: successor.type },
    !tier.isAvailable && { reason: 'not_available' },
    tier.isDisabled && { reason: 'disabled' },
    tier.price === null && { reason: 'no_price' },
    tier.buttonText !== 'BUY TICKET' && { reason: 'button_text', text: tier.buttonText },
    salesStartAt !== null && now < salesStartAt && { reason: 'not_started', at: salesStartAt.toISOString() },
    startsAfter !== null && !hasOpened(tier, tiers, now) && { reason: 'waits_for', type: startsAfter },
  ];
  return found.filter((each) => each !== false);
}

/** Whether a visitor may buy it now, seats aside (those are decided by the guarded count when the order is placed). */
export function isOffered(tier: SaleState, tiers: readonly SaleState[], now: Date): boolean {
  return saleObstacles(tier, tiers, now).every(({ reason }) => reason === 'sold_out');
}

/** On sale: offered, and seats are left. */
export function isOnSale(tier: SaleState, tiers: readonly SaleState[], now: Date): boolean {
  return saleObstacles(tier, tiers, now).length === 0;
}

/** The card's button: the admin's choice, but an ended tier is sold out and a waiting tier comes soon. */
export function shownButtonText(tier: SaleState, tiers: readonly SaleState[], now: Date): ButtonText {
  if (isOnSale(tier, tiers, now)) return 'BUY TICKET';
  if (tier.buttonText !== 'BUY TICKET') return tier.buttonText;
  return hasEnded(tier, tiers, now) ? 'SOLD OUT' : 'COMING SOON';
}

/** Where seats go that come back to a tier: to itself, or along the chain to the last successor that has opened. */
export function heirOf<T extends SaleState>(tier: T, tiers: readonly T[], now: Date): T {
  const seen = new Set<string>();
  let heir = tier;
  for (;;) {
    const next = openedSuccessor(heir, tiers, now);
    if (!next || seen.has(next.type)) return heir;
    seen.add(next.type);
    heir = next;
  }
}
