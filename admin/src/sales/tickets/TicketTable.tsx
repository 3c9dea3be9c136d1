import { type AdminTicket, maskTicketCode } from '@festival/contracts';
import { type ReactElement, useState } from 'react';
import { DataTable, SimpleList } from 'react-admin';
import { Box, Button, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatJakarta } from '../../lib/jakartaTime';
import { DayAndTime } from '../../shared/fields/DayAndTime';
import { ONLY_NARROW, ONLY_WIDE } from '../../shared/lists/onlyWide';
import { MailAddress } from '../../shared/fields/MailAddress';
import { TicketStatusChip } from '../status/TicketStatusChip';
import { ResetTicketButton } from './ResetTicketButton';
import { t } from '../../lib/i18n/t';

const code = (ticket: AdminTicket) => <MaskedCode code={ticket.ticket_code} />;

const buyerAndCheckIn = (ticket: AdminTicket) => (
  <>
    {ticket.order.buyer_name} · <OrderLink ticket={ticket} />
    <br />
    <MailAddress address={ticket.order.buyer_email} />
    {ticket.checked_in_at && (
      <>
        <br />
        {t('Checked in %{checkedInAt}%{checkedInGate}', {
          checkedInAt: formatJakarta(ticket.checked_in_at),
          checkedInGate: ticket.checked_in_gate && t(' at %{checkedInGate}', { checkedInGate: ticket.checked_in_gate }),
        })}
      </>
    )}
    {ticket.status === 'used' && (
      <>
        <br />
        <ResetTicketButton ticket={ticket} />
      </>
    )}
  </>
);

const status = (ticket: AdminTicket) => <TicketStatusChip status={ticket.status} />;

const buyer = ({ order }: AdminTicket) => (
  <>
    {order.buyer_name}
    <Box sx={ONLY_NARROW}>
      <MailAddress address={order.buyer_email} />
    </Box>
  </>
);

/** The same tickets on a narrow screen. */
export function TicketPhoneRows({ empty }: { empty: ReactElement }) {
  return (
    <SimpleList<AdminTicket>
      rowClick={false}
      empty={empty}
      primaryText={code}
      secondaryText={buyerAndCheckIn}
      tertiaryText={status}
    />
  );
}

const Column = DataTable.Col<AdminTicket>;

/** Eight columns in the width that a screen of 1280 px leaves next to the menu. */
const DENSE = { '& .MuiTableCell-root': { px: 0.75 }, '& .MuiTableCell-root:first-of-type': { pl: 1.5 } };

export function TicketTable({ empty }: { empty: ReactElement }) {
  return (
    <DataTable<AdminTicket> bulkActionButtons={false} rowClick={false} empty={empty} sx={DENSE}>
      <Column
        source="ticket_code"
        label={t('Ticket code')}
        render={(ticket) => <MaskedCode code={ticket.ticket_code} />}
      />
      <Column source="status" label={t('Status')} render={(ticket) => <TicketStatusChip status={ticket.status} />} />
      <Column
        source="buyer_name"
        label={t('Buyer name')}
        render={buyer}
        sx={{ minWidth: 110, overflowWrap: 'anywhere' }}
      />
      <Column
        source="buyer_email"
        label={t('Buyer email')}
        render={(ticket) => <MailAddress address={ticket.order.buyer_email} />}
        sx={{ ...ONLY_WIDE, minWidth: 185 }}
      />
      <Column source="order_id" label={t('Order ID')} render={(ticket) => <OrderLink ticket={ticket} />} />
      <Column
        source="checked_in_at"
        label={t('Check-in time')}
        render={(ticket) => <DayAndTime moment={ticket.checked_in_at} />}
      />
      <Column
        source="checked_in_gate"
        label={t('Gate')}
        render={(ticket) => ticket.checked_in_gate ?? '–'}
        sx={ONLY_WIDE}
      />
      <Column
        label={t('Actions')}
        className="row-actions"
        align="right"
        render={(ticket) => <ResetTicketButton ticket={ticket} />}
      />
    </DataTable>
  );
}

/** A ticket's code, hidden until asked for: whoever reads it over a shoulder could use it. */
function MaskedCode({ code }: { code: string }) {
  const [shown, setShown] = useState(false);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <Box component="code" sx={{ fontSize: '0.85rem' }}>
        {shown ? code : maskTicketCode(code)}
      </Box>
      <Button size="small" sx={{ minWidth: 0 }} aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? t('Hide') : t('Show')}
      </Button>
    </Box>
  );
}

/** The order's id with a leading #; leads to the order. */
function OrderLink({ ticket }: { ticket: AdminTicket }) {
  return (
    <Link component={RouterLink} to={`/orders/${ticket.order_id}/show`} title={ticket.order_number} underline="always">
      #{ticket.order_id}
    </Link>
  );
}
