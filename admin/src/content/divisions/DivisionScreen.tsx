import { PanelList } from '../lists/PanelList';
import { EmptyState } from '../../shared/lists/EmptyState';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { DivisionForm } from './DivisionForm';
import { DivisionCards, DivisionTable } from './DivisionTable';
import { DIVISION } from './divisionTexts';

const noDivisions = <EmptyState title="No divisions" hint="The site shows its own fifteen." />;

/** The committee's divisions (content specification, section 2, "Divisions"). */
export function DivisionScreen() {
  const isPhone = usePhoneLayout();
  return (
    <>
      <DivisionForm />
      <PanelList
        title="About Divisions"
        texts={DIVISION}
        sort={{ field: 'sort_order', order: 'ASC' }}
        empty={noDivisions}
      >
        {isPhone ? <DivisionCards /> : <DivisionTable />}
      </PanelList>
    </>
  );
}
