import { DEFAULT_COUNTDOWN_COLOUR, type AdminCountdownEvent } from '@festival/contracts';
import { CreateButton, DataTable } from 'react-admin';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { ContentDialogs } from '../forms/ContentDialogs';
import { SortedListActions } from '../lists/SortedListActions';
import { EmptyState } from '../../shared/lists/EmptyState';
import { ListError } from '../../shared/lists/ListError';
import { ServerList } from '../../shared/lists/ServerList';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { ActiveChip } from '../../shared/fields/StatusChip';
import { RecordActions } from '../lists/RecordActions';
import { RecordCards } from '../../shared/lists/RecordCards';
import { ColourSwatch } from '../../shared/fields/ColourSwatch';
import { formatJakarta } from '../../lib/jakartaTime';
import { screenTexts } from '../screenTexts';
import { CountdownEventInputs } from './CountdownEventInputs';
import { t } from '../../lib/i18n/t';
const COUNTDOWN_EVENT = screenTexts(t('countdown event'), {
  loading: {
    prefix: t('Failed to load events: '),
    unknown: t('Unknown error'),
    unanswered: t('Error loading events. Please check your connection and try again.'),
  },
  saving: { prefix: t('Error: '), unknown: t('Something went wrong'), unanswered: t('Error saving event') },
  deleting: {
    prefix: t('Error: '),
    unknown: t('Something went wrong'),
    unanswered: t('Error deleting countdown event'),
  },
});

const Column = DataTable.Col<AdminCountdownEvent>;

const state = ({ is_active }: AdminCountdownEvent) => <ActiveChip active={is_active} />;
const actions = <RecordActions deletion={COUNTDOWN_EVENT} isSorted />;

function NameWithKey({ event }: { event: AdminCountdownEvent }) {
  return (
    <>
      {event.name}
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {event.event_key}
      </Typography>
    </>
  );
}

const title = (event: AdminCountdownEvent) => <NameWithKey event={event} />;

const details = (event: AdminCountdownEvent) => (
  <>
    {t('Order %{sortOrder} ·', { sortOrder: event.sort_order })} <TargetDate event={event} />
    <br />
    <ColourSwatch colour={event.bg_color} />
  </>
);

function CountdownEventTable() {
  return (
    <DataTable<AdminCountdownEvent> bulkActionButtons={false} rowClick={false}>
      <Column source="sort_order" label={t('Position')} />
      <Column source="name" label={t('Name')} render={title} />
      <Column source="target_date" label={t('Target date (WIB)')} render={(event) => <TargetDate event={event} />} />
      <Column label={t('Colour')} render={({ bg_color }) => <ColourSwatch colour={bg_color} />} />
      <Column source="is_active" label={t('Status')} render={state} />
      <Column label={t('Actions')} className="row-actions" align="right" render={() => actions} />
    </DataTable>
  );
}

function CountdownEventCards() {
  return <RecordCards<AdminCountdownEvent> title={title} details={details} state={state} actions={actions} />;
}

/** When the countdown ends; a note says that it has. */
function TargetDate({ event }: { event: AdminCountdownEvent }) {
  const [openedAt] = useState(() => Date.now());
  const hasPassed = Date.parse(event.target_date) < openedAt;
  return (
    <>
      {formatJakarta(event.target_date)}
      {hasPassed && (
        <Typography component="span" variant="body2" sx={{ ml: 1, color: 'error.main', fontWeight: 700 }}>
          {t('Passed')}
        </Typography>
      )}
    </>
  );
}

const NEW_EVENT = { bg_color: DEFAULT_COUNTDOWN_COLOUR, is_active: true };
const noEvents = (
  <EmptyState title={t('No countdown events')} hint={t('The site counts down to the first one that is still to come.')}>
    <CreateButton label="Add event" variant="contained" />
  </EmptyState>
);

/** The moments that the site counts down to, in their order. */
export function CountdownEventList() {
  const isPhone = usePhoneLayout();
  return (
    <>
      <ServerList
        title={t('Countdown Events Management')}
        actions={<SortedListActions addLabel={t('Add event')} />}
        sort={{ field: 'sort_order', order: 'ASC' }}
        empty={noEvents}
        error={<ListError texts={COUNTDOWN_EVENT.loading} />}
      >
        {isPhone ? <CountdownEventCards /> : <CountdownEventTable />}
      </ServerList>
      <ContentDialogs texts={COUNTDOWN_EVENT} defaults={NEW_EVENT}>
        <CountdownEventInputs />
      </ContentDialogs>
    </>
  );
}
