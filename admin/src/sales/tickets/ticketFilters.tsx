import { SearchInput, SelectInput } from 'react-admin';

/** Pending tickets are never listed here, so there is no such choice (back-office specification, section 4). */
const STATUSES = [
  { id: 'valid', name: 'Valid' },
  { id: 'used', name: 'Used' },
  { id: 'cancelled', name: 'Cancelled' },
];

export const ticketFilters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Code, order ID or buyer" />,
  <SelectInput key="status" source="status" label="Status" choices={STATUSES} emptyText="All" alwaysOn />,
];
