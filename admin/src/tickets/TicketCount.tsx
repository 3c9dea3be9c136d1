import { Typography } from '@mui/material';
import { useGetList, useListContext } from 'react-admin';

/** How many of all active tickets the filters leave. */
export function TicketCount() {
  const { total, isPending, error } = useListContext();
  const all = useGetList('tickets', { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } });
  if (error) return null;
  const loading = isPending || all.isPending;
  return (
    <Typography variant="body2" component="output" sx={{ display: 'block', px: 2, pt: 1.5, color: 'text.secondary' }}>
      {loading ? 'Loading tickets' : `Showing ${total ?? 0} of ${all.total ?? total ?? 0} active tickets`}
    </Typography>
  );
}
