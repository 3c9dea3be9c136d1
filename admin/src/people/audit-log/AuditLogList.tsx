import type { AuditEntry } from '@festival/contracts';
import { DataTable, FilterButton, SimpleList, TopToolbar } from 'react-admin';
import { formatJakarta } from '../../lib/jakartaTime';
import { EmptyState } from '../../shared/lists/EmptyState';
import { NoMatches } from '../../shared/lists/NoMatches';
import { ServerList } from '../../shared/lists/ServerList';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { AuditedRecord } from './AuditedRecord';
import { useAuditFilters } from './auditFilters';
import { inWords } from './differences';

const Column = DataTable.Col<AuditEntry>;

const nothing = <EmptyState title="Nothing yet" hint="Every change by a committee member is written down here." />;
const noMatches = <NoMatches title="No entry matches" hint="Try other people, records or times." />;

const moreFilters = (
  <TopToolbar>
    <FilterButton disableSaveQuery />
  </TopToolbar>
);

const whoOf = ({ admin_email: email }: AuditEntry) => email ?? 'The program itself';

/** Who changed what, when and from where; an entry opens on what stood there before and after. */
export function AuditLogList() {
  const isPhone = usePhoneLayout();
  const filters = useAuditFilters(isPhone);
  return (
    <ServerList
      title="Audit Log"
      filters={filters}
      actions={isPhone ? moreFilters : false}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={50}
      empty={nothing}
    >
      {isPhone ? (
        <SimpleList<AuditEntry>
          rowClick="show"
          empty={noMatches}
          primaryText={({ action, resource, record_id }) =>
            `${inWords(action)}: ${inWords(resource)} ${record_id ?? ''}`
          }
          secondaryText={(entry) => `${whoOf(entry)} · ${formatJakarta(entry.created_at)}`}
        />
      ) : (
        <DataTable<AuditEntry> bulkActionButtons={false} rowClick="show" empty={noMatches}>
          <Column source="created_at" label="When" render={({ created_at }) => formatJakarta(created_at)} />
          <Column label="Who" render={whoOf} />
          <Column label="Action" render={({ action }) => inWords(action)} />
          <Column label="Record" render={(entry) => <AuditedRecord entry={entry} />} />
          <Column label="From address" render={({ address }) => address ?? '–'} />
        </DataTable>
      )}
    </ServerList>
  );
}
