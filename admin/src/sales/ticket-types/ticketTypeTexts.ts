import { formatRupiah, type TicketType } from '@festival/contracts';
import { t } from '../../lib/i18n/t';

export const TICKET_TYPE_DELETION = { what: t('ticket type'), failureText: t('Failed to delete ticket type.') };

/** No price yet means that the tier is coming soon. */
export function priceText({ price }: TicketType): string {
  return price === null ? t('Coming soon') : formatRupiah(price);
}

/** Seats taken of those there are; `quota` null is unlimited. */
export function soldText({ sold, quota }: TicketType): string {
  return `${sold.toLocaleString('id-ID')} / ${quota === null ? '∞' : quota.toLocaleString('id-ID')}`;
}

/** The taken seats: paid for, or held by orders that may still be paid. */
export function heldText({ sold, held }: TicketType): string {
  return t('%{sold} sold, %{held} held', {
    sold: (sold - held).toLocaleString('id-ID'),
    held: held.toLocaleString('id-ID'),
  });
}
