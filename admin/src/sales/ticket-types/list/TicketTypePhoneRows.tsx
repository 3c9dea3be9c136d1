import type { TicketType } from '@festival/contracts';
import { SimpleList } from 'react-admin';
import { OnSaleChip, SaleReasons } from '../sale/OnSaleChip';
import { heldText, priceText, soldText } from '../ticketTypeTexts';

const saleState = (tier: TicketType) => <OnSaleChip tier={tier} />;

const figuresAndReasons = (tier: TicketType) => (
  <>
    {priceText(tier)} · {soldText(tier)} taken · {heldText(tier)}
    <SaleReasons tier={tier} />
  </>
);

/** The tiers on a narrow screen; a row opens its form. */
export function TicketTypePhoneRows() {
  return (
    <SimpleList<TicketType>
      rowClick="edit"
      primaryText={(tier) => `${tier.sort_order}. ${tier.header}`}
      secondaryText={figuresAndReasons}
      tertiaryText={saleState}
      rowSx={(tier) => ({ borderLeft: 6, borderColor: tier.background_color })}
    />
  );
}
