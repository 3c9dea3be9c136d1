import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { EmptyState } from './EmptyState';

/** In the place of rows when a search or a filter leaves none. */
export function NoMatches({ title, hint }: { title: string; hint: string }) {
  const { filterValues, setFilters } = useListContext();
  const filtered = Object.keys(filterValues ?? {}).length > 0;
  return (
    <EmptyState title={title} hint={hint}>
      {filtered && (
        <Button variant="outlined" onClick={() => setFilters({})}>
          Clear Filters
        </Button>
      )}
    </EmptyState>
  );
}
