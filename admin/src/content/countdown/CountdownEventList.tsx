import { DEFAULT_COUNTDOWN_COLOUR } from '@festival/contracts';
import { CreateButton } from 'react-admin';
import { ContentDialogs } from '../forms/ContentDialogs';
import { SortedListActions } from '../lists/SortedListActions';
import { EmptyState } from '../../shared/lists/EmptyState';
import { ListError } from '../../shared/lists/ListError';
import { ServerList } from '../../shared/lists/ServerList';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { CountdownEventInputs } from './CountdownEventInputs';
import { CountdownEventCards, CountdownEventTable } from './CountdownEventTable';
import { COUNTDOWN_EVENT } from './countdownTexts';

const NEW_EVENT = { bg_color: DEFAULT_COUNTDOWN_COLOUR, is_active: true };
const noEvents = (
  <EmptyState title="No countdown events" hint="The site counts down to the first one that is still to come.">
    <CreateButton label="Add event" variant="contained" />
  </EmptyState>
);

/** The moments that the site counts down to, in their order (content specification, section 2). */
export function CountdownEventList() {
  const isPhone = usePhoneLayout();
  return (
    <>
      <ServerList
        title="Countdown Events Management"
        actions={<SortedListActions addLabel="Add event" />}
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
