import { SearchInput, SelectInput } from 'react-admin';
import { SOURCE_LABELS } from './orderLabels';

const PAYMENT_STATUSES = [
  { id: 'paid', name: 'Paid' },
  { id: 'pending', name: 'Pending' },
];
const SOURCES = [
  { id: 'google_form', name: SOURCE_LABELS.google_form },
  { id: 'web', name: SOURCE_LABELS.web },
];

export const orderFilters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Search orders" />,
  <SelectInput
    key="status"
    source="status"
    label="Payment status"
    choices={PAYMENT_STATUSES}
    emptyText="All"
    alwaysOn
  />,
  <SelectInput key="source" source="source" label="Source" choices={SOURCES} emptyText="All" alwaysOn />,
];
