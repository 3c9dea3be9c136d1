import QrCodeIcon from '@mui/icons-material/QrCode';
import type { AdminOrder, AdminOrderTicket } from '@festival/contracts';
import {
  Button,
  Card,
  CardContent,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  Alert,
  Box,
  Stack,
} from '@mui/material';
import { useState } from 'react';
import { formatJakarta } from '../../../lib/jakartaTime';
import { usePhoneLayout } from '../../../shared/lists/usePhoneLayout';
import { TicketStatusChip } from '../../status/TicketStatusChip';
import { ActionDialog } from '../../../shared/dialogs/ActionDialog';
import { orderFiles } from '../orderCalls';
import { t } from '../../../lib/i18n/t';

const SIDE = 280;

interface TicketQrDialogProps {
  order: AdminOrder;
  ticket: AdminOrderTicket;
  onClose: () => void;
}

/** The QR of one ticket, for a guest at the desk who has lost theirs. */
function TicketQrDialog({ order, ticket, onClose }: TicketQrDialogProps) {
  return (
    <ActionDialog title={t('Ticket %{ticketCode}', { ticketCode: ticket.ticket_code })} onClose={onClose}>
      <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
        <Qr order={order} ticket={ticket} />
        <TicketStatusChip status={ticket.status} />
        {ticket.checked_in_at && (
          <Typography>
            {t('Checked in %{checkedInAt} WIB', { checkedInAt: formatJakarta(ticket.checked_in_at) })}
          </Typography>
        )}
      </Stack>
    </ActionDialog>
  );
}

function Qr({ order, ticket }: Omit<TicketQrDialogProps, 'onClose'>) {
  const [isMissing, setIsMissing] = useState(false);
  if (ticket.status !== 'valid' && ticket.status !== 'used') {
    return (
      <Alert severity="info">
        {t('This ticket is %{status}: it has no QR that lets anybody in.', { status: t(ticket.status) })}
      </Alert>
    );
  }
  if (isMissing) return <Alert severity="error">{t('The QR could not be loaded.')}</Alert>;
  return (
    <Box
      component="img"
      src={orderFiles.qr(order, ticket.ticket_code)}
      alt={t('QR code of ticket %{ticketCode}', { ticketCode: ticket.ticket_code })}
      width={SIDE}
      height={SIDE}
      onError={() => setIsMissing(true)}
      sx={{ bgcolor: 'common.white', borderRadius: 1, maxWidth: '100%', height: 'auto' }}
    />
  );
}

/** The order's tickets with code, status and check-in time; selecting one shows its QR. */
export function OrderTickets({ order }: { order: AdminOrder }) {
  const tickets = order.tickets ?? [];
  const isPhone = usePhoneLayout();
  const [shown, setShown] = useState<AdminOrderTicket>();
  return (
    <Card>
      <CardContent>
        <Typography component="h3" variant="h6" gutterBottom>
          {t('Tickets')}
        </Typography>
        {tickets.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('This order has no tickets.')}</Typography>
        ) : (
          <TableContainer component="section" tabIndex={0} aria-label={t('Tickets of this order')}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{t('Ticket code')}</TableCell>
                  <TableCell>{t('Status')}</TableCell>
                  {!isPhone && <TableCell>{t('Check-in time')}</TableCell>}
                </TableRow>
              </TableHead>
              <TableBody>
                {tickets.map((ticket) => (
                  <TableRow key={ticket.id} hover>
                    <TableCell sx={{ whiteSpace: 'nowrap' }}>
                      <Button
                        size="small"
                        startIcon={<QrCodeIcon />}
                        aria-label={t('Show QR of %{ticketCode}', { ticketCode: ticket.ticket_code })}
                        onClick={() => setShown(ticket)}
                      >
                        {ticket.ticket_code}
                      </Button>
                    </TableCell>
                    <TableCell>
                      <TicketStatusChip status={ticket.status} />
                      {ticket.refund_id !== null && (
                        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                          {t('By a refund')}
                        </Typography>
                      )}
                      {isPhone && ticket.checked_in_at && (
                        <Typography variant="caption" component="div">
                          {formatJakarta(ticket.checked_in_at)}
                        </Typography>
                      )}
                    </TableCell>
                    {!isPhone && (
                      <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatJakarta(ticket.checked_in_at)}</TableCell>
                    )}
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
      </CardContent>
      {shown && <TicketQrDialog order={order} ticket={shown} onClose={() => setShown(undefined)} />}
    </Card>
  );
}
