import InboxIcon from '@mui/icons-material/Inbox';
import { Box, Typography, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { t } from '../../lib/i18n/t';

interface EmptyStateProps {
  title: string;
  /** The next step for the reader. */
  hint?: string;
  children?: ReactNode;
}

/** In the place of rows when there are none. */
export function EmptyState({ title, hint, children }: EmptyStateProps) {
  return (
    <Box sx={{ textAlign: 'center', px: 2, py: 6, display: 'grid', gap: 1, justifyItems: 'center' }}>
      <InboxIcon sx={{ fontSize: 48, color: 'text.disabled' }} />
      <Typography variant="h6" component="p">
        {title}
      </Typography>
      {hint && <Typography sx={{ color: 'text.secondary', maxWidth: 440 }}>{hint}</Typography>}
      {children}
    </Box>
  );
}

/** In the place of rows when a search or a filter leaves none. */
export function NoMatches({ title, hint }: { title: string; hint: string }) {
  const { filterValues, setFilters } = useListContext();
  const filtered = Object.keys(filterValues ?? {}).length > 0;
  return (
    <EmptyState title={title} hint={hint}>
      {filtered && (
        <Button variant="outlined" onClick={() => setFilters({})}>
          {t('Clear Filters')}
        </Button>
      )}
    </EmptyState>
  );
}
