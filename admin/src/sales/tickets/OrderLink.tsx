import type { AdminTicket } from '@festival/contracts';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';

/** The order's id with a leading #; leads to the order. */
export function OrderLink({ ticket }: { ticket: AdminTicket }) {
  return (
    <Link component={RouterLink} to={`/orders/${ticket.order_id}/show`} title={ticket.order_number} underline="always">
      #{ticket.order_id}
    </Link>
  );
}
