import { DIFFERENCE_KINDS, DIFFERENCE_STATES, type ReconciliationDifference } from '@festival/contracts';
import { SearchInput, SelectInput, useListContext } from 'react-admin';
import { Box } from '@mui/material';
import { EmptyState, NoMatches } from '../../../shared/lists/EmptyState';
import { ServerList } from '../../../shared/lists/ServerList';
import { ORDERS_REFRESH_MS } from '../../status/orderLabels';
import { Section } from '../../../shared/fields/Section';
import { KIND_NAMES, STATE_LABELS } from './reconciliationLabels';
import { DifferenceCard } from './DifferenceCard';
import { t } from '../../../lib/i18n/t';

const STATES = DIFFERENCE_STATES.map((id) => ({ id, name: STATE_LABELS[id] }));
const KINDS = DIFFERENCE_KINDS.map((id) => ({ id, name: KIND_NAMES[id] }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Order number')} />,
  <SelectInput key="state" source="state" label="State" choices={STATES} emptyText={t('All')} alwaysOn />,
  <SelectInput key="kind" source="kind" label="Difference" choices={KINDS} emptyText={t('All')} alwaysOn />,
];

const nothing = (
  <EmptyState title={t('No differences')} hint={t('Both sides agree on everything that was compared so far.')} />
);

/** The differences that runs and imported files found, newest first. */
export function DifferencesSection() {
  return (
    <Section
      title={t('Differences')}
      hint={t('Differences with one safe answer were mended. The others wait for you here, or with their order above.')}
    >
      <ServerList
        resource="reconciliation-differences"
        title={false}
        actions={false}
        filters={filters}
        perPage={10}
        sort={{ field: 'found_at', order: 'DESC' }}
        filter={{ apart: true }}
        empty={nothing}
        disableSyncWithLocation
        queryOptions={{ refetchInterval: ORDERS_REFRESH_MS }}
      >
        <DifferenceCards />
      </ServerList>
    </Section>
  );
}

/** Each difference with both its sides. */
function DifferenceCards() {
  const { data, isPending } = useListContext<ReconciliationDifference>();
  if (isPending) return <Box sx={{ minHeight: 160 }} aria-busy="true" />;
  if (!data || data.length === 0) {
    return <NoMatches title={t('No difference matches')} hint={t('Try another state or another kind.')} />;
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((difference) => (
        <DifferenceCard key={difference.id} difference={difference} />
      ))}
    </Box>
  );
}
