import type { ScanChoices } from '@festival/contracts';
import { useQuery } from '@tanstack/react-query';
import { SearchInput, SelectInput } from 'react-admin';
import { JakartaDateTimeInput } from '../../shared/forms/JakartaDateTimeInput';
import { httpClient } from '../../lib/httpClient';
import { ACTION_CHOICES, RESULT_CHOICES } from './scanLabels';

/** Every filter, with the gates that have scanned as choices. On a phone the rarer ones are added when wanted. */
export function useScanFilters(isPhone: boolean) {
  const { data } = useQuery({
    queryKey: ['scans', 'choices'],
    queryFn: async () => (await httpClient<ScanChoices>('/api/admin/scans/choices')).json,
  });
  const gates = (data?.gates ?? []).map((id) => ({ id, name: id }));
  const rarer = { alwaysOn: !isPhone };
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder="Ticket code" />,
    <SelectInput key="gate" source="gate" label="Gate" choices={gates} emptyText="All" alwaysOn />,
    <SelectInput key="result" source="result" label="Result" choices={RESULT_CHOICES} emptyText="All" alwaysOn />,
    <SelectInput key="action" source="action" label="Step" choices={ACTION_CHOICES} emptyText="All" {...rarer} />,
    <JakartaDateTimeInput key="from" source="from" label="From" {...rarer} helperText={false} />,
    <JakartaDateTimeInput key="to" source="to" label="To" {...rarer} helperText={false} />,
  ];
}
