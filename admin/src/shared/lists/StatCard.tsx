import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface StatCardProps {
  label: string;
  value: string;
  note?: string;
  /** The scope of the figure, where the label leaves it open. */
  counts?: string;
  /** On a phone the figure is next to its name: cards below one another leave room for the list. */
  flat?: boolean;
}

/** One figure above a list, named for who can't see that it is a card. */
export function StatCard({ label, value, note, counts, flat = false }: StatCardProps) {
  return (
    <Card
      variant="outlined"
      component="section"
      aria-label={label}
      sx={{
        px: 2,
        py: { xs: flat ? 0.75 : 1.25, sm: 1.25 },
        minWidth: 0,
        display: { xs: flat ? 'flex' : 'block', sm: 'block' },
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        alignItems: 'baseline',
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography variant="h6" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
      {counts && (
        <Typography variant="caption" sx={{ display: 'block', width: '100%', color: 'text.secondary' }}>
          {counts}
        </Typography>
      )}
      {note && (
        <Typography
          variant="caption"
          sx={{ display: 'block', width: '100%', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {note.replaceAll('Rp ', 'Rp\u00a0')}
        </Typography>
      )}
    </Card>
  );
}

/** The cards in rows that they fill; on a phone two in a row. */
export function StatCards({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: { xs: 'grid', sm: 'flex' },
        flexWrap: 'wrap',
        gap: 1.5,
        my: 1,
        px: 1,
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        '& > *': { flex: { sm: '1 1 200px', md: '1 1 150px' } },
        // Four stand side by side on a tablet, not three and one.
        '&:has(> :nth-of-type(4):last-of-type) > *': { flexBasis: { sm: '140px' } },
        '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
      }}
    >
      {children}
    </Box>
  );
}

/** A count as the cards show it; a dash until it is known. */
export function formatCount(count: number | undefined): string {
  return count === undefined ? '–' : count.toLocaleString('id-ID');
}
