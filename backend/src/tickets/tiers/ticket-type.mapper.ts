import {
  formatCardPrice,
  type TicketType,
  type TicketTypeCard,
  isOnSale,
  saleObstacles,
  shownButtonText,
} from '@festival/contracts';
import { definedFields, definedTime } from '../../platform/http/requests/defined-fields.js';
import type { TicketTypeDto } from './ticket-type.dto.js';
import type { TicketTypeEntity } from './ticket-type.entity.js';

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** A tier as a card of the ticket page. */
export function toCard(tier: TicketTypeEntity, tiers: readonly TicketTypeEntity[], now: Date): TicketTypeCard {
  const onSale = isOnSale(tier, tiers, now);
  const buttonText = shownButtonText(tier, tiers, now);
  return {
    type: tier.type,
    header: tier.header,
    price: formatCardPrice(tier.price),
    buttonText,
    isDisabled: !onSale,
    className: tier.type,
    backgroundColor: tier.backgroundColor,
    ...(onSale ? { buttonAction: tier.type } : {}),
    id: tier.id,
    sort_order: tier.sortOrder,
    price_amount: tier.price,
    button_text: buttonText,
    is_disabled: !onSale,
    is_available: onSale,
    background_color: tier.backgroundColor,
    sales_start_at: iso(tier.salesStartAt),
    sales_end_at: iso(tier.salesEndAt),
  };
}

/** A tier as the back office edits it; `held` are the seats of its open orders. */
export function toTicketType(
  tier: TicketTypeEntity,
  { tiers, held, now }: { tiers: readonly TicketTypeEntity[]; held: number; now: Date },
): TicketType {
  const notOnSale = saleObstacles(tier, tiers, now);
  return {
    id: tier.id,
    sort_order: tier.sortOrder,
    type: tier.type,
    header: tier.header,
    price: tier.price,
    button_text: tier.buttonText,
    is_disabled: tier.isDisabled,
    is_available: tier.isAvailable,
    background_color: tier.backgroundColor,
    quota: tier.quota,
    sold: tier.sold,
    held,
    sales_start_at: iso(tier.salesStartAt),
    sales_end_at: iso(tier.salesEndAt),
    starts_after: tier.startsAfter,
    opened_at: iso(tier.openedAt),
    created_at: tier.createdAt.toISOString(),
    updated_at: tier.updatedAt.toISOString(),
    on_sale: notOnSale.length === 0,
    not_on_sale: notOnSale,
  };
}

/** The columns that a request sets. */
export function ticketTypeFields(dto: TicketTypeDto) {
  return {
    sortOrder: dto.sort_order,
    type: dto.type,
    header: dto.header,
    buttonText: dto.button_text,
    ...definedFields({ price: dto.price, isDisabled: dto.is_disabled, isAvailable: dto.is_available }),
    ...definedFields({ backgroundColor: dto.background_color, quota: dto.quota, startsAfter: dto.starts_after }),
    ...definedFields({ salesStartAt: definedTime(dto.sales_start_at), salesEndAt: definedTime(dto.sales_end_at) }),
  };
}
