import type { AdminTicket } from '@festival/contracts';
import type { ReactElement } from 'react';
import { SimpleList } from 'react-admin';
import { formatJakarta } from '../../lib/jakartaTime';
import { MailAddress } from '../../shared/fields/MailAddress';
import { MaskedCode } from './MaskedCode';
import { OrderLink } from './OrderLink';
import { ResetTicketButton } from './ResetTicketButton';
import { TicketStatusChip } from '../status/TicketStatusChip';

const code = (ticket: AdminTicket) => <MaskedCode code={ticket.ticket_code} />;

const buyerAndCheckIn = (ticket: AdminTicket) => (
  <>
    {ticket.order.buyer_name} · <OrderLink ticket={ticket} />
    <br />
    <MailAddress address={ticket.order.buyer_email} />
    {ticket.checked_in_at && (
      <>
        <br />
        Checked in {formatJakarta(ticket.checked_in_at)}
        {ticket.checked_in_gate && ` at ${ticket.checked_in_gate}`}
      </>
    )}
    <br />
    <ResetTicketButton ticket={ticket} />
  </>
);

const status = (ticket: AdminTicket) => <TicketStatusChip status={ticket.status} />;

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
