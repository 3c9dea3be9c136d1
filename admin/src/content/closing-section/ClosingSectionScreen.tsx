import { PanelList } from '../lists/PanelList';
import { EmptyState } from '../../shared/lists/EmptyState';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { ClosingSectionForm } from './ClosingSectionForm';
import { ClosingSectionCards, ClosingSectionTable } from './ClosingSectionTable';
import { CLOSING_SECTION } from './closingSectionTexts';

const noSections = <EmptyState title="No closing sections found. Create one above." />;

/** What stands at the end of a page (content specification, section 2, "Closing Section Management"). */
export function ClosingSectionScreen() {
  const isPhone = usePhoneLayout();
  return (
    <>
      <ClosingSectionForm />
      <PanelList
        title="Closing Section Management"
        texts={CLOSING_SECTION}
        sort={{ field: 'created_at', order: 'DESC' }}
        empty={noSections}
      >
        {isPhone ? <ClosingSectionCards /> : <ClosingSectionTable />}
      </PanelList>
    </>
  );
}
