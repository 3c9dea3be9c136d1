import FilterAltOffIcon from '@mui/icons-material/FilterAltOff';
import { Button, Typography } from '@mui/material';
import { ColumnsButton, useListContext, TopToolbar, SearchInput, SelectInput } from 'react-admin';
import RestartAltIcon from '@mui/icons-material/RestartAlt';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { NoMatches } from '../../shared/lists/EmptyState';
import { SavedFilters } from '../../shared/lists/SavedFilters';
import { ServerList } from '../../shared/lists/ServerList';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { ExportButton } from '../../shared/files/ExportButton';
import { formatCount, StatCard, StatCards } from '../../shared/lists/StatCard';
import { TicketPhoneRows, TicketTable } from './TicketTable';
import { DoorListButton } from './DoorListButton';
import { ResetAllDialog } from './ResetAllDialog';
import { ticketCalls } from './ticketCalls';

/** Pending tickets are never listed here, so there is no such choice. */
const STATUSES = [
  { id: 'valid', name: 'Valid' },
  { id: 'used', name: 'Used' },
  { id: 'cancelled', name: 'Cancelled' },
];

const ticketFilters = [
  <SearchInput key="q" source="q" alwaysOn placeholder="Code, order ID or buyer" />,
  <SelectInput key="status" source="status" label="Status" choices={STATUSES} emptyText="All" alwaysOn />,
];

const empty = <NoMatches title="No active tickets match the criteria" hint="Pending tickets are excluded." />;

/** Every ticket but the pending ones. */
export function TicketList() {
  const isPhone = usePhoneLayout();
  return (
    <ServerList
      title="Tickets"
      filters={ticketFilters}
      actions={<TicketListActions />}
      sort={{ field: 'id', order: 'DESC' }}
      empty={false}
    >
      <TicketTotalsCards />
      <TicketCount />
      {isPhone ? <TicketPhoneRows empty={empty} /> : <TicketTable empty={empty} />}
    </ServerList>
  );
}

/** Takes search and status filter away together. */
export function ClearFiltersButton() {
  const { filterValues, setFilters } = useListContext();
  return (
    <Button
      size="small"
      startIcon={<FilterAltOffIcon />}
      disabled={Object.keys(filterValues).length === 0}
      onClick={() => setFilters({})}
    >
      Clear Filters
    </Button>
  );
}

/** The actions of the whole list. */
function TicketListActions() {
  const [isResetting, setIsResetting] = useState(false);
  const isPhone = usePhoneLayout();
  return (
    <TopToolbar sx={{ flexWrap: { xs: 'wrap', md: 'nowrap' }, '& > button': { whiteSpace: 'nowrap', flexShrink: 0 } }}>
      <ClearFiltersButton />
      <SavedFilters />
      {!isPhone && <ColumnsButton />}
      <ExportButton resource="tickets" />
      <DoorListButton />
      <Button size="small" color="error" startIcon={<RestartAltIcon />} onClick={() => setIsResetting(true)}>
        Reset all to valid
      </Button>
      {isResetting && <ResetAllDialog onClose={() => setIsResetting(false)} />}
    </TopToolbar>
  );
}

/** How many of all active tickets the filters leave. */
function TicketCount() {
  const { total, isPending, error } = useListContext();
  const all = useTicketTotals();
  if (error) return null;
  const loading = isPending || all.isPending;
  return (
    <Typography variant="body2" component="output" sx={{ display: 'block', px: 2, pt: 1.5, color: 'text.secondary' }}>
      {loading ? 'Loading tickets' : `Showing ${total ?? 0} of ${all.data?.active ?? total ?? 0} active tickets`}
    </Typography>
  );
}

/** Four figures over all tickets, whatever is filtered. */
function TicketTotalsCards() {
  const { data, error } = useTicketTotals();
  const note = error ? 'Could not be loaded' : undefined;
  return (
    <StatCards>
      <StatCard label="Active Tickets" value={formatCount(data?.active)} note={note ?? 'Excluding pending'} />
      <StatCard label="Valid Tickets" value={formatCount(data?.valid)} note={note} />
      <StatCard label="Used Tickets" value={formatCount(data?.used)} note={note} />
      <StatCard label="Check-in Rate" value={data ? `${data.check_in_rate}%` : '–'} note={note} />
    </StatCards>
  );
}

/** Figures over all tickets; loaded again after a reset, like the list. */
function useTicketTotals() {
  return useQuery({ queryKey: ['tickets', 'totals'], queryFn: () => ticketCalls.totals() });
}
