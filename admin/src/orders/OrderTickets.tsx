import type { AdminOrderTicket } from '@festival/contracts';
import {
  Card,
  CardContent,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { formatJakarta } from '../fields/jakartaTime';
import { TicketStatusChip } from '../tickets/TicketStatusChip';

/** The order's tickets with code, status and check-in time. */
export function OrderTickets({ tickets }: { tickets: AdminOrderTicket[] }) {
  return (
    <Card>
      <CardContent>
        <Typography component="h3" variant="h6" gutterBottom>
          Tickets
        </Typography>
        {tickets.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>This order has no tickets.</Typography>
        ) : (
          <TableContainer component="section" tabIndex={0} aria-label="Tickets of this order">
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>Ticket code</TableCell>
                  <TableCell>Status</TableCell>
                  <TableCell>Check-in time</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {tickets.map((ticket) => (
                  <TableRow key={ticket.id}>
                    <TableCell sx={{ whiteSpace: 'nowrap' }}>{ticket.ticket_code}</TableCell>
                    <TableCell>
                      <TicketStatusChip status={ticket.status} />
                    </TableCell>
                    <TableCell sx={{ whiteSpace: 'nowrap' }}>{formatJakarta(ticket.checked_in_at)}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
      </CardContent>
    </Card>
  );
}
