import { FilterButton, TopToolbar } from 'react-admin';
import { SavedFilters } from './SavedFilters';
import { usePhoneLayout } from './usePhoneLayout';

/** The actions of a list that is only looked at: saved filters, and on a phone the way to the rarer ones. */
export function FilterActions() {
  const isPhone = usePhoneLayout();
  return (
    <TopToolbar sx={{ p: 0, minHeight: 0 }}>
      <SavedFilters />
      {isPhone && <FilterButton disableSaveQuery />}
    </TopToolbar>
  );
}
