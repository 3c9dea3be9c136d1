import { PanelList } from '../lists/PanelList';
import { EmptyState } from '../../shared/lists/EmptyState';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { GuestStarForm } from './GuestStarForm';
import { GuestStarCards, GuestStarTable } from './GuestStarTable';
import { GUEST_STAR } from './guestStarTexts';

const nobody = <EmptyState title="No guest stars" hint="Add the first one above." />;

/** The line-up (content specification, section 2, "Guest Stars Management"). */
export function GuestStarScreen() {
  const isPhone = usePhoneLayout();
  return (
    <>
      <GuestStarForm />
      <PanelList
        title="Guest Stars Management"
        texts={GUEST_STAR}
        sort={{ field: 'sort_order', order: 'ASC' }}
        empty={nobody}
      >
        {isPhone ? <GuestStarCards /> : <GuestStarTable />}
      </PanelList>
    </>
  );
}
