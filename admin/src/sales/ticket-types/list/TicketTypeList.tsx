import { CreateButton, TopToolbar, useListContext, SimpleList } from 'react-admin';
import { MAX_TICKET_TYPES, type TicketType } from '@festival/contracts';
import { Typography } from '@mui/material';
import { EmptyState } from '../../../shared/lists/EmptyState';
import { ServerList } from '../../../shared/lists/ServerList';
import { usePhoneLayout } from '../../../shared/lists/usePhoneLayout';
import { OnSaleChip, SaleReasons } from '../sale/OnSaleChip';
import { heldText, priceText, soldText } from '../ticketTypeTexts';
import { TicketTypeTable } from './TicketTypeTable';
import { t } from '../../../lib/i18n/t';

const saleState = (tier: TicketType) => <OnSaleChip tier={tier} />;

const figuresAndReasons = (tier: TicketType) => (
  <>
    {t('%{tier} · %{tier2} taken · %{tier3}', { tier: priceText(tier), tier2: soldText(tier), tier3: heldText(tier) })}
    <SaleReasons tier={tier} />
  </>
);

/** The tiers on a narrow screen; a row opens its form. */
function TicketTypePhoneRows() {
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

const noTypes = (
  <EmptyState
    title={t('No ticket types yet')}
    hint={t('Each one is a card on the public ticket page. Make the first to start selling.')}
  >
    <CreateButton label="New ticket type" variant="contained" />
  </EmptyState>
);

export function TicketTypeList() {
  const isPhone = usePhoneLayout();
  return (
    <ServerList
      title={t('Ticket Types')}
      actions={<TicketTypeActions />}
      sort={{ field: 'sort_order', order: 'ASC' }}
      pagination={false}
      empty={noTypes}
    >
      {isPhone ? <TicketTypePhoneRows /> : <TicketTypeTable />}
    </ServerList>
  );
}

/** A new tier, as long as there is room for one. */
function TicketTypeActions() {
  const { total = 0 } = useListContext();
  return (
    <TopToolbar>
      {total < MAX_TICKET_TYPES ? (
        <CreateButton />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary', py: 1 }}>
          {t('At most %{max_ticket_types} ticket types', { max_ticket_types: MAX_TICKET_TYPES })}
        </Typography>
      )}
    </TopToolbar>
  );
}
