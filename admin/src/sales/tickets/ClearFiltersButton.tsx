import FilterAltOffIcon from '@mui/icons-material/FilterAltOff';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';

/** Takes search and status filter away together. */
export function ClearFiltersButton() {
  const { filterValues, setFilters } = useListContext();
  return (
    <Button
      size="small"
      startIcon={<FilterAltOffIcon />}
      disabled={Object.keys(filterValues).length === 0}
      onClick={() => setFilters({})}
    >
      Clear Filters
    </Button>
  );
}
