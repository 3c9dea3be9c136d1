import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { formatCount, StatCard, StatCards } from '../../shared/lists/StatCard';
import { codeCalls, type CodeResource } from './codeCalls';

/** Sums over all codes, whatever is searched for. */
export function CodeTotalsCards({ resource, usesNote }: { resource: CodeResource; usesNote: string }) {
  const { data: rows } = useListContext();
  const { data, error } = useQuery({
    // With the rows: whatever changes one of them changes the sums.
    queryKey: [resource, 'totals', rows],
    queryFn: () => codeCalls.totals(resource),
    placeholderData: (before) => before,
  });
  const note = error ? 'Could not be loaded' : undefined;
  return (
    <StatCards>
      <StatCard label="Total codes" value={formatCount(data?.codes)} note={note} />
      <StatCard label="Active codes" value={formatCount(data?.active)} note={note} />
      <StatCard label="Inactive codes" value={formatCount(data && data.codes - data.active)} note={note} />
      <StatCard label="Total uses" value={formatCount(data?.uses)} note={note ?? usesNote} />
    </StatCards>
  );
}
