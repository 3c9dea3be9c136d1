import { MAX_CARD_SORT_ORDER, type AdminEventCard } from '@festival/contracts';
import { CreateButton, DataTable } from 'react-admin';
import ImageIcon from '@mui/icons-material/Image';
import { Box } from '@mui/material';
import { ContentDialogs } from '../forms/ContentDialogs';
import { SortedListActions } from '../lists/SortedListActions';
import { EmptyState } from '../../shared/lists/EmptyState';
import { ListError } from '../../shared/lists/ListError';
import { ServerList } from '../../shared/lists/ServerList';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { RecordActions } from '../lists/RecordActions';
import { RecordCards } from '../../shared/lists/RecordCards';
import { Thumbnail } from '../pictures/Thumbnail';
import { StatusChip } from '../../shared/fields/StatusChip';
import { screenTexts } from '../screenTexts';
import { EventCardInputs } from './EventCardInputs';
import { STRONG } from '../../shared/lists/strong';
import { t } from '../../lib/i18n/t';
const EVENT_CARD = screenTexts(t('event'), {
  loading: {
    prefix: t('Failed to load events: '),
    unknown: t('Unknown error'),
    unanswered: t('Error loading events. Please check your connection and try again.'),
  },
  saving: { unknown: t('Error saving event') },
  deleting: { unknown: t('Error deleting event') },
});

const Column = DataTable.Col<AdminEventCard>;

const state = ({ is_locked }: AdminEventCard) => (
  <StatusChip label={is_locked ? t('Locked') : t('Available')} tone={is_locked ? 'warning' : 'success'} />
);
const thumbnail = ({ image_url }: AdminEventCard) => <Thumbnail address={image_url} icon={ImageIcon} />;
const details = (card: AdminEventCard) => (
  <>
    {t('Order %{sortOrder} · %{key}', { sortOrder: card.sort_order, key: card.key })}
    <Box sx={{ mt: 0.75 }}>{thumbnail(card)}</Box>
  </>
);
const actions = <RecordActions deletion={EVENT_CARD} isSorted />;

function EventCardTable() {
  return (
    <DataTable<AdminEventCard> bulkActionButtons={false} rowClick={false}>
      <Column source="sort_order" label={t('Position')} />
      <Column source="key" label={t('Key')} sx={{ overflowWrap: 'anywhere' }} />
      <Column source="title" label={t('Title')} sx={{ ...STRONG, overflowWrap: 'anywhere' }} />
      <Column label={t('Image')} render={thumbnail} />
      <Column source="is_locked" label={t('Status')} render={state} />
      <Column label={t('Actions')} className="row-actions" align="right" render={() => actions} />
    </DataTable>
  );
}

function EventCardCards() {
  return <RecordCards<AdminEventCard> title={({ title }) => title} details={details} state={state} actions={actions} />;
}

const NEW_CARD = { description: '', image_url: null, alt_text: '', is_locked: false, link: '/' };
const noEvents = (
  <EmptyState title={t('No events')} hint={t('Each one is a card on the event page, in its order.')}>
    <CreateButton label="Add event" variant="contained" />
  </EmptyState>
);

/** The cards of the event page. */
export function EventCardList() {
  const isPhone = usePhoneLayout();
  return (
    <>
      <ServerList
        title={t('Event Upcoming Details Management')}
        actions={<SortedListActions addLabel={t('Add event')} />}
        sort={{ field: 'sort_order', order: 'ASC' }}
        empty={noEvents}
        error={<ListError texts={EVENT_CARD.loading} />}
      >
        {isPhone ? <EventCardCards /> : <EventCardTable />}
      </ServerList>
      <ContentDialogs texts={EVENT_CARD} defaults={NEW_CARD} highestOrder={MAX_CARD_SORT_ORDER}>
        <EventCardInputs />
      </ContentDialogs>
    </>
  );
}
