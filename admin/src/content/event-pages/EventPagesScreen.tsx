import { EVENT_NAMES } from '@festival/contracts';
import { Title } from 'react-admin';
import { useEditedId } from '../lists/useEditedId';
import { NotFoundPage } from '../../shared/screens/NotFoundPage';
import { EventPageForm } from './EventPageForm';
import { EventPageTabs } from './EventPageTabs';

/** The pages of the five events (content specification, section 2, "Event Pages"). */
export function EventPagesScreen() {
  const editedId = useEditedId() ?? EVENT_NAMES[0];
  const name = EVENT_NAMES.find((each) => each === editedId);
  if (!name) return <NotFoundPage />;
  return (
    <>
      <Title title="Event Pages" />
      <EventPageTabs chosen={name} />
      <EventPageForm key={name} name={name} />
    </>
  );
}
