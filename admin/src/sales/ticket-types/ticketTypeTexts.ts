import { formatRupiah, type TicketType } from '@festival/contracts';

export const TICKET_TYPE_DELETION = { what: 'ticket type', failureText: 'Failed to delete ticket type.' };

/** No price yet means that the tier is coming soon. */
export function priceText({ price }: TicketType): string {
  return price === null ? 'Coming soon' : formatRupiah(price);
}

/** Seats taken of those there are; `quota` null is unlimited. */
export function soldText({ sold, quota }: TicketType): string {
  return `${sold.toLocaleString('id-ID')} / ${quota === null ? '∞' : quota.toLocaleString('id-ID')}`;
}

/** The taken seats: paid for, or held by orders that may still be paid. */
export function heldText({ sold, held }: TicketType): string {
  return `${(sold - held).toLocaleString('id-ID')} sold, ${held.toLocaleString('id-ID')} held`;
}
