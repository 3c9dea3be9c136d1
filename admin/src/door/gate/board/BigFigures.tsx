import type { GateBoard } from '@festival/contracts';
import { Box, LinearProgress, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { formatCount } from '../../../shared/lists/StatCard';
import { formatPace, paceOf, shareIn } from './figures';
import { HandOuts } from './HandOuts';
import { Panel } from './Panel';
import { t } from '../../../lib/i18n/t';

/** Read from the other end of a room. */
const SIZES = { large: 'clamp(3.25rem, 9vw, 9rem)', small: 'clamp(2.25rem, 5vw, 5.5rem)' };

interface FigureProps {
  name: string;
  value: string;
  isLarge?: boolean;
  colour?: string;
  /** On a phone it has a row of its own. */
  isWide?: boolean;
  children?: ReactNode;
}

function Figure({ name, value, isLarge = false, colour, isWide, children }: FigureProps) {
  return (
    <Panel sx={isWide ? { gridColumn: { xs: '1 / -1', sm: 'auto' } } : undefined}>
      <Box component="dl" sx={{ m: 0 }}>
        <Typography component="dt" sx={{ color: 'text.secondary', fontWeight: 600, fontSize: '1.1rem' }}>
          {name}
        </Typography>
        <Typography
          component="dd"
          sx={{
            m: 0,
            color: colour,
            fontSize: isLarge ? SIZES.large : SIZES.small,
            fontWeight: 700,
            lineHeight: 1.1,
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {value}
        </Typography>
      </Box>
      {children}
    </Panel>
  );
}

/** The evening in large figures. */
export function BigFigures({ board }: { board: GateBoard }) {
  const share = shareIn(board);
  return (
    <>
      <Box sx={rowOf('repeat(auto-fit, minmax(min(100%, 320px), 1fr))')}>
        <Figure name={t('Inside')} value={formatCount(board.inside)} isLarge />
        <Figure name={t('Entered')} value={formatCount(board.entered)} isLarge>
          <Typography sx={{ fontSize: '1.1rem', fontVariantNumeric: 'tabular-nums' }}>
            {t('of %{tickets} tickets, %{share} %', { tickets: formatCount(board.tickets), share })}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={share}
            aria-label={t('Share of the tickets that have entered')}
            sx={{ mt: 1, height: 10, borderRadius: 5 }}
          />
        </Figure>
      </Box>
      <Box sx={rowOf('repeat(auto-fit, minmax(140px, 1fr))')}>
        <Figure name={t('A minute')} value={formatPace(paceOf(board))} />
        <Figure name={t('Refused')} value={formatCount(board.refused)} />
        <Figure
          name={t('Let in twice')}
          value={formatCount(board.doubles)}
          isWide
          colour={board.doubles > 0 ? 'error.main' : undefined}
        />
        <HandOuts items={board.handed_out} />
      </Box>
    </>
  );
}

const rowOf = (gridTemplateColumns: string) => ({ display: 'grid', gap: 1.5, gridTemplateColumns });
