import type { AuditEntry } from '@festival/contracts';
import { DataTable, SimpleList, AutocompleteInput, TextInput } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { formatJakarta } from '../../lib/jakartaTime';
import { EmptyState, NoMatches } from '../../shared/lists/EmptyState';
import { FilterActions } from '../../shared/lists/FilterActions';
import { ServerList } from '../../shared/lists/ServerList';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { JakartaDateTimeInput } from '../../shared/forms/JakartaDateTimeInput';
import { getData } from '../../lib/httpClient';
import { AuditedRecord } from './AuditedRecord';
import { inWords } from './differences';
import { t } from '../../lib/i18n/t';

/** In the place of an id, for what the program itself did. */
const PROGRAM = { id: 0, name: t('The program itself') };

const ofNames = (names: string[]) => names.map((id) => ({ id, name: inWords(id) }));

/** Every filter, with the log's own values as choices. On a phone those after the first are added when wanted. */
function useAuditFilters(isPhone: boolean) {
  const { data } = useQuery({
    queryKey: ['audit-log', 'choices'],
    queryFn: () => getData('/api/admin/audit-log/choices'),
  });
  const { admins = [], actions = [], resources = [] } = data ?? {};
  const people = [...admins.map(({ id, email }) => ({ id, name: email })), PROGRAM];
  const rarer = { alwaysOn: !isPhone };
  return [
    <AutocompleteInput key="admin_id" source="admin_id" label="Who" alwaysOn choices={people} />,
    <AutocompleteInput key="action" source="action" label="Action" {...rarer} choices={ofNames(actions)} />,
    <AutocompleteInput key="resource" source="resource" label="Record type" {...rarer} choices={ofNames(resources)} />,
    <TextInput key="record_id" source="record_id" label="Record ID" {...rarer} />,
    <JakartaDateTimeInput key="from" source="from" label={t('From')} {...rarer} helperText={false} />,
    <JakartaDateTimeInput key="to" source="to" label={t('To')} {...rarer} helperText={false} />,
  ];
}

const Column = DataTable.Col<AuditEntry>;

const nothing = (
  <EmptyState title={t('Nothing yet')} hint={t('Every change by a committee member is written down here.')} />
);
const noMatches = <NoMatches title={t('No entry matches')} hint={t('Try other people, records or times.')} />;

const whoOf = ({ admin_email: email }: AuditEntry) => email ?? t('The program itself');

/** The changes with person, time and origin; an entry shows the values before and after. */
export function AuditLogList() {
  const isPhone = usePhoneLayout();
  const filters = useAuditFilters(isPhone);
  return (
    <ServerList
      title={t('Audit Log')}
      filters={filters}
      actions={<FilterActions />}
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
          <Column
            source="created_at"
            label={t('When')}
            render={({ created_at }) => formatJakarta(created_at)}
            sx={{ whiteSpace: 'nowrap' }}
          />
          <Column source="admin_email" label={t('Who')} render={whoOf} />
          <Column source="action" label={t('Action')} render={({ action }) => inWords(action)} />
          <Column source="resource" label={t('Record')} render={(entry) => <AuditedRecord entry={entry} />} />
          <Column source="address" label={t('From address')} render={({ address }) => address ?? '–'} />
        </DataTable>
      )}
    </ServerList>
  );
}
