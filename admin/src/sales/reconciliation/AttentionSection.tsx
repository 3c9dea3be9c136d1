import { ATTENTION_KINDS } from '@festival/contracts';
import { SearchInput, SelectInput } from 'react-admin';
import { EmptyState } from '../../shared/lists/EmptyState';
import { ServerList } from '../../shared/lists/ServerList';
import { ATTENTION_NAMES, ORDERS_REFRESH_MS } from '../status/orderLabels';
import { Section } from '../../shared/fields/Section';
import { AttentionCards } from './AttentionCards';

const KINDS = ATTENTION_KINDS.map((id) => ({ id, name: ATTENTION_NAMES[id] }));

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Order or buyer" />,
  <SelectInput key="attention" source="attention" label="Reason" choices={KINDS} emptyText="All" alwaysOn />,
];

const nothing = <EmptyState title="Nobody is needed" hint="No order calls for a person at the moment." />;

/** Orders that call for a person, newest first. */
export function AttentionSection() {
  return (
    <Section title="Orders that need attention" hint="Look at both sides, then refund or mark as dealt with.">
      <ServerList
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
        <AttentionCards />
      </ServerList>
    </Section>
  );
}
