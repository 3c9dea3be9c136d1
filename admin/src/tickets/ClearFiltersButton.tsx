import FilterAltOffIcon from '@mui/icons-material/FilterAltOff';
import { Button, TopToolbar, useListContext } from 'react-admin';

/** Takes search and status filter away together. */
export function ClearFiltersButton() {
  const { filterValues, setFilters } = useListContext();
  return (
    <TopToolbar>
      <Button
        label="Clear Filters"
        disabled={Object.keys(filterValues).length === 0}
        onClick={() => setFilters({})}
        startIcon={<FilterAltOffIcon />}
      />
    </TopToolbar>
  );
}
