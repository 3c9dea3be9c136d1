import { CreateButton, EditButton, TopToolbar, useListContext, useRecordContext } from 'react-admin';
import { MAX_TICKET_TYPES, type TicketType } from '@festival/contracts';
import { Box, Typography } from '@mui/material';
import { ConfirmedDeleteButton } from '../../../shared/forms/ConfirmedDeleteButton';
import { EmptyState } from '../../../shared/lists/EmptyState';
import { RecordCards } from '../../../shared/lists/RecordCards';
import { ServerList } from '../../../shared/lists/ServerList';
import { usePhoneLayout } from '../../../shared/lists/usePhoneLayout';
import { OnSaleChip, SaleReasons } from '../sale/OnSaleChip';
import { SaleButtons } from '../sale/SaleButtons';
import { heldText, priceText, soldText, TICKET_TYPE_DELETION } from '../ticketTypeTexts';
import { TicketTypeTable } from './TicketTypeTable';
import { t } from '../../../lib/i18n/t';

const saleState = (tier: TicketType) => <OnSaleChip tier={tier} />;

const figuresAndReasons = (tier: TicketType) => (
  <>
    {t('%{tier} · %{tier2} taken · %{tier3}', { tier: priceText(tier), tier2: soldText(tier), tier3: heldText(tier) })}
    <SaleReasons tier={tier} />
  </>
);

/** The tiers on a narrow screen, with what the table has. */
function TicketTypeCards() {
  return (
    <RecordCards<TicketType>
      title={(tier) => `${tier.sort_order}. ${tier.header}`}
      state={saleState}
      details={figuresAndReasons}
      actions={<CardActions />}
    />
  );
}

function CardActions() {
  const tier = useRecordContext<TicketType>();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {tier && <SaleButtons tier={tier} />}
      <EditButton />
      <ConfirmedDeleteButton {...TICKET_TYPE_DELETION} redirect={false} />
    </Box>
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
      {isPhone ? <TicketTypeCards /> : <TicketTypeTable />}
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
