import { Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { useTicketTotals } from './useTicketTotals';

/** How many of all active tickets the filters leave. */
export function TicketCount() {
  const { total, isPending, error } = useListContext();
  const all = useTicketTotals();
  if (error) return null;
  const loading = isPending || all.isPending;
  return (
    <Typography variant="body2" component="output" sx={{ display: 'block', px: 2, pt: 1.5, color: 'text.secondary' }}>
      {loading ? 'Loading tickets' : `Showing ${total ?? 0} of ${all.data?.active ?? total ?? 0} active tickets`}
    </Typography>
  );
}
