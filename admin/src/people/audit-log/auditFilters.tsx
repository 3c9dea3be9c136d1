import type { AuditChoices } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { AutocompleteInput, TextInput } from 'react-admin';
import { JakartaDateTimeInput } from '../../shared/forms/JakartaDateTimeInput';
import { httpClient } from '../../lib/httpClient';
import { inWords } from './differences';

/** In the place of an id, for what the program itself did. */
const PROGRAM = { id: 0, name: 'The program itself' };

const ofNames = (names: string[]) => names.map((id) => ({ id, name: inWords(id) }));

/** Every filter, with what stands in the log as choices. On a phone those after the first are added when wanted. */
export function useAuditFilters(isPhone: boolean) {
  const { data } = useQuery({
    queryKey: ['audit-log', 'choices'],
    queryFn: async () => (await httpClient<AuditChoices>('/api/admin/audit-log/choices')).json,
  });
  const { admins = [], actions = [], resources = [] } = data ?? {};
  const people = [...admins.map(({ id, email }) => ({ id, name: email })), PROGRAM];
  const rarer = { alwaysOn: !isPhone };
  return [
    <AutocompleteInput key="admin_id" source="admin_id" label="Who" alwaysOn choices={people} />,
    <AutocompleteInput key="action" source="action" label="Action" {...rarer} choices={ofNames(actions)} />,
    <AutocompleteInput key="resource" source="resource" label="Record type" {...rarer} choices={ofNames(resources)} />,
    <TextInput key="record_id" source="record_id" label="Record ID" {...rarer} />,
    <JakartaDateTimeInput key="from" source="from" label="From" {...rarer} helperText={false} />,
    <JakartaDateTimeInput key="to" source="to" label="To" {...rarer} helperText={false} />,
  ];
}
