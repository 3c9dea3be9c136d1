import type { GateBoard } from '@festival/contracts';
import { Box } from '@mui/material';
import { formatCount } from '../../../shared/lists/StatCard';
import { Panel } from './Panel';
import { t } from '../../../lib/i18n/t';

/** How many of each item were handed out; nothing where there are none. */
export function HandOuts({ items }: { items: GateBoard['handed_out'] }) {
  if (items.length === 0) return null;
  return (
    <Panel title={t('Handed out')} sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
      <Box component="dl" sx={{ m: 0, fontSize: '1.15rem', fontVariantNumeric: 'tabular-nums' }}>
        {items.map(({ item, count }) => (
          <Box key={item} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.25 }}>
            <Box component="dt" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {item}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 700 }}>
              {formatCount(count)}
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
