import type { AdminOrder, AdminOrderTicket } from '@festival/contracts';
import { Alert, Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { formatJakarta } from '../../../lib/jakartaTime';
import { TicketStatusChip } from '../../status/TicketStatusChip';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import { orderPapers } from '../orderCalls';

const SIDE = 280;

interface TicketQrDialogProps {
  order: AdminOrder;
  ticket: AdminOrderTicket;
  onClose: () => void;
}

/** The QR of one ticket, for a guest at the desk who has lost theirs. */
export function TicketQrDialog({ order, ticket, onClose }: TicketQrDialogProps) {
  return (
    <ActionDialog title={`Ticket ${ticket.ticket_code}`} onClose={onClose}>
      <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
        <Qr order={order} ticket={ticket} />
        <TicketStatusChip status={ticket.status} />
        {ticket.checked_in_at && <Typography>Checked in {formatJakarta(ticket.checked_in_at)} WIB</Typography>}
      </Stack>
    </ActionDialog>
  );
}

function Qr({ order, ticket }: Omit<TicketQrDialogProps, 'onClose'>) {
  const [isMissing, setIsMissing] = useState(false);
  if (ticket.status !== 'valid' && ticket.status !== 'used') {
    return <Alert severity="info">This ticket is {ticket.status}: it has no QR that lets anybody in.</Alert>;
  }
  if (isMissing) return <Alert severity="error">The QR could not be loaded.</Alert>;
  return (
    <Box
      component="img"
      src={orderPapers.qr(order, ticket.ticket_code)}
      alt={`QR code of ticket ${ticket.ticket_code}`}
      width={SIDE}
      height={SIDE}
      onError={() => setIsMissing(true)}
      sx={{ bgcolor: 'common.white', borderRadius: 1, maxWidth: '100%', height: 'auto' }}
    />
  );
}
