import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { formatCount, StatCard, StatCards } from '../../shared/lists/StatCard';
import { codeCalls, type CodeResource } from './codeCalls';
import { t } from '../../lib/i18n/t';

/** Sums over all codes, whatever is searched for. */
export function CodeTotalsCards({ resource, usesNote }: { resource: CodeResource; usesNote: string }) {
  const { data: rows } = useListContext();
  const { data, error } = useQuery({
    // With the rows: whatever changes one of them changes the sums.
    queryKey: [resource, 'totals', rows],
    queryFn: () => codeCalls.totals(resource),
    placeholderData: (before) => before,
  });
  const note = error ? t('Could not be loaded') : undefined;
  return (
    <StatCards>
      <StatCard label={t('Total codes')} value={formatCount(data?.codes)} note={note} />
      <StatCard label={t('Active codes')} value={formatCount(data?.active)} note={note} />
      <StatCard label={t('Inactive codes')} value={formatCount(data && data.codes - data.active)} note={note} />
      <StatCard label={t('Total uses')} value={formatCount(data?.uses)} note={note ?? usesNote} />
    </StatCards>
  );
}
