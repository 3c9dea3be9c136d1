import { MAX_CARD_SORT_ORDER } from '@festival/contracts';
import { CreateButton } from 'react-admin';
import { ContentDialogs } from '../forms/ContentDialogs';
import { SortedListActions } from '../lists/SortedListActions';
import { EmptyState } from '../../shared/lists/EmptyState';
import { ListError } from '../../shared/lists/ListError';
import { ServerList } from '../../shared/lists/ServerList';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { EventCardInputs } from './EventCardInputs';
import { EventCardCards, EventCardTable } from './EventCardTable';
import { EVENT_CARD } from './eventCardTexts';

const NEW_CARD = { description: '', image_url: null, alt_text: '', is_locked: false, link: '/' };
const noEvents = (
  <EmptyState title="No events" hint="Each one is a card on the event page, in its order.">
    <CreateButton label="Add event" variant="contained" />
  </EmptyState>
);

/** The cards of the event page (content specification, section 2, "Event Upcoming Details Management"). */
export function EventCardList() {
  const isPhone = usePhoneLayout();
  return (
    <>
      <ServerList
        title="Event Upcoming Details Management"
        actions={<SortedListActions addLabel="Add event" />}
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
