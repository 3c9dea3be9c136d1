import { MAIL_KINDS, MAIL_STATUSES } from '@festival/contracts';
import { SearchInput, SelectInput } from 'react-admin';
import { KIND_LABELS, STATUS_LABELS } from './mailLabels';

const STATUSES = MAIL_STATUSES.map((id) => ({ id, name: STATUS_LABELS[id] }));
const KINDS = MAIL_KINDS.map((id) => ({ id, name: KIND_LABELS[id] }));

export const mailFilters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Address or order number" />,
  <SelectInput key="status" source="status" label="State" choices={STATUSES} emptyText="All" alwaysOn />,
  <SelectInput key="kind" source="kind" label="Mail" choices={KINDS} emptyText="All" alwaysOn />,
];
