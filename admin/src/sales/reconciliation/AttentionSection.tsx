import { ATTENTION_KINDS, type AttentionOrder } from '@festival/contracts';
import { SearchInput, SelectInput, useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Box } from '@mui/material';
import { EmptyState, NoMatches } from '../../shared/lists/EmptyState';
import { ServerList } from '../../shared/lists/ServerList';
import { ATTENTION_NAMES, ORDERS_REFRESH_MS } from '../status/orderLabels';
import { Section } from '../../shared/fields/Section';
import { AttentionCard } from './AttentionCard';
import { t } from '../../lib/i18n/t';

const KINDS = ATTENTION_KINDS.map((id) => ({ id, name: ATTENTION_NAMES[id] }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Order or buyer')} />,
  <SelectInput key="attention" source="attention" label="Reason" choices={KINDS} emptyText={t('All')} alwaysOn />,
];

const nothing = <EmptyState title={t('Nobody is needed')} hint={t('No order calls for a person at the moment.')} />;

/** Orders that call for a person, newest first; by `#FEST-…` in the address that order alone. */
export function AttentionSection() {
  const meant = useLocation().hash.slice(1);
  return (
    <Section title={t('Orders that need attention')} hint={t('Look at both sides, then refund or mark as dealt with.')}>
      <ServerList
        key={meant}
        filterDefaultValues={meant ? { q: meant } : undefined}
        resource="attention-orders"
        title={false}
        actions={false}
        filters={filters}
        perPage={10}
        sort={{ field: 'id', order: 'DESC' }}
        empty={nothing}
        disableSyncWithLocation
        queryOptions={{ refetchInterval: ORDERS_REFRESH_MS }}
      >
        <AttentionCards meant={meant} />
      </ServerList>
    </Section>
  );
}

/** Each order with both its sides. */
function AttentionCards({ meant }: { meant: string }) {
  const { data, isPending, filterValues } = useListContext<AttentionOrder>();
  if (isPending) return <Box sx={{ minHeight: 160 }} aria-busy="true" />;
  if (!data || data.length === 0) {
    if (meant && filterValues.q === meant) {
      const title = t('%{orderNumber} does not need anybody', { orderNumber: meant });
      return <NoMatches title={title} hint={t('Somebody has dealt with it. Clear the search to see all that wait.')} />;
    }
    return <NoMatches title={t('No order matches')} hint={t('Try another part of the order number or the name.')} />;
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((order) => (
        <AttentionCard key={order.id} order={order} />
      ))}
    </Box>
  );
}
