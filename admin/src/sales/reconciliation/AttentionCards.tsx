import type { AttentionOrder } from '@festival/contracts';
import { Box } from '@mui/material';
import { useListContext } from 'react-admin';
import { NoMatches } from '../../shared/lists/NoMatches';
import { AttentionCard } from './AttentionCard';

/** Each order with both its sides. */
export function AttentionCards() {
  const { data, isPending } = useListContext<AttentionOrder>();
  if (isPending) return <Box sx={{ minHeight: 160 }} aria-busy="true" />;
  if (!data || data.length === 0) {
    return <NoMatches title="No order matches" hint="Try another part of the order number or the name." />;
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((order) => (
        <AttentionCard key={order.id} order={order} />
      ))}
    </Box>
  );
}
