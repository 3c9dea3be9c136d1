import type { ReconciliationDifference } from '@festival/contracts';
import { Box } from '@mui/material';
import { useListContext } from 'react-admin';
import { NoMatches } from '../../../shared/lists/NoMatches';
import { DifferenceCard } from './DifferenceCard';

/** Each difference with both its sides. */
export function DifferenceCards() {
  const { data, isPending } = useListContext<ReconciliationDifference>();
  if (isPending) return <Box sx={{ minHeight: 160 }} aria-busy="true" />;
  if (!data || data.length === 0) {
    return <NoMatches title="No difference matches" hint="Try another state or another kind." />;
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((difference) => (
        <DifferenceCard key={difference.id} difference={difference} />
      ))}
    </Box>
  );
}
