import type { Paginated } from '@festival/contracts';
import { Box, Button, Typography } from '@mui/material';
import { t } from '../../lib/i18n/t';

interface TrainingPagesProps {
  page: Paginated<unknown>;
  onChange: (page: number) => void;
}

/** The way through a long list. */
export function TrainingPages({ page, onChange }: TrainingPagesProps) {
  const { current_page, last_page } = page;
  const step = (label: string, to: number) => {
    const isEnd = to < 1 || to > last_page;
    return (
      // Not `disabled`: at the end of the list the button must not take the focus with it.
      <Button
        variant="outlined"
        aria-disabled={isEnd}
        onClick={() => !isEnd && onChange(to)}
        sx={{ '&[aria-disabled="true"]': { color: 'text.disabled', borderColor: 'divider', cursor: 'default' } }}
      >
        {label}
      </Button>
    );
  };
  return (
    <Box
      component="nav"
      aria-label={t('Pages')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', p: 1.5 }}
    >
      <Typography
        component="output"
        variant="body2"
        sx={{ flex: '1 1 220px', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
      >
        {rangeText(page)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
        {step(t('Previous'), current_page - 1)}
        {step(t('Next'), current_page + 1)}
      </Box>
    </Box>
  );
}

type Place = Pick<Paginated<unknown>, 'data' | 'current_page' | 'per_page' | 'total'>;

/** 'Showing 16 to 20 of 20 results'. */
export function rangeText({ data, current_page, per_page, total }: Place): string {
  const before = (current_page - 1) * per_page;
  const first = data.length === 0 ? 0 : before + 1;
  const last = data.length === 0 ? 0 : before + data.length;
  return t('Showing %{first} to %{last} of %{total} results', { first, last, total });
}
