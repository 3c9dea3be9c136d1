import { Box, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { serverMessage } from '../../../lib/httpErrors';
import { t } from '../../../lib/i18n/t';
import { useWakeLock } from '../../../lib/useWakeLock';
import { NO_LIGHTS } from '../nowTexts';
import { useFullScreen } from '../useFullScreen';
import { STALE_MS, TRENDS_STALE_MS, useNow, useSecondsSince, useTrends } from '../useNow';
import { WallHead } from './WallHead';
import { WallNews } from './WallNews';
import { WallFigures, WallSales, WallWork } from './WallParts';

/**
 * Everything is measured in hundredths of a picture of 16:9, so that it fills any wide screen and never scrolls. On an
 * upright one the parts stand below each other.
 */
const PICTURE = {
  '--u': 'min(1vw, 1.7777vh)',
  '--row-size': 'calc(var(--u) * 1.35)',
  '--row-line': '1.25',
  '--row-gap': 'calc(var(--u) * 0.3)',
  '--label-size': 'calc(var(--u) * 1.2)',
  '--small-size': 'calc(var(--u) * 1.1)',
  '--figure-size': 'calc(var(--u) * 4.6)',
  '--figure-columns': 'repeat(4, minmax(0, 1fr))',
  '--sales-columns': 'minmax(0, 3fr) minmax(0, 2fr)',
  '--work-columns': 'repeat(3, minmax(0, 1fr))',
  '--curve-height': '0px',
  '--gate-height': 'calc(var(--u) * 1.4)',
  '--gate-columns': 'minmax(0, 1fr)',
  // The card's title says what they are.
  '--bar-ends': 'none',
  position: 'fixed',
  inset: 0,
  overflow: 'hidden',
  display: 'grid',
  gridTemplateRows: 'auto auto auto minmax(0, 1fr) minmax(0, 1fr)',
  gap: 'calc(var(--u) * 0.8)',
  p: 'calc(var(--u) * 1)',
  bgcolor: 'background.default',
  color: 'text.primary',
  // An upright screen is read from nearer, and scrolled if it is small.
  '@media (orientation: portrait)': {
    '--u': 'max(1.5vw, 11px)',
    '--sales-columns': 'minmax(0, 1fr)',
    '--work-columns': 'minmax(0, 1fr)',
    overflow: 'auto',
    gridTemplateRows: 'repeat(5, max-content)',
    '--curve-height': 'calc(var(--u) * 22)',
  },
  '@media (orientation: portrait) and (max-width: 600px)': {
    '--figure-columns': 'repeat(2, minmax(0, 1fr))',
    '--lights-basis': '100%',
    '--lights-order': '1',
  },
} as const;

/** *Tonight* for a screen on the wall: one picture, without a menu, which says since when its figures are old. */
export function WallScreen() {
  const place = useRef<HTMLDivElement>(null);
  const { isFull, toggle } = useFullScreen(place);
  useWakeLock(true);
  const { data: now, dataUpdatedAt, error } = useNow();
  const { data: trends, dataUpdatedAt: trendsAt } = useTrends();
  const trendsSeconds = useSecondsSince(trendsAt);
  const seconds = useSecondsSince(dataUpdatedAt);
  const isStale = seconds * 1_000 >= STALE_MS;
  const isTrendsStale = trends !== undefined && trendsSeconds * 1_000 >= TRENDS_STALE_MS;
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(() => {
    if (error) void logoutIfAccessDenied(error);
  }, [error, logoutIfAccessDenied]);
  return (
    <Box ref={place} component="main" sx={PICTURE}>
      <WallHead
        asOf={now ? dataUpdatedAt : null}
        lights={now && !isStale ? now.lights : NO_LIGHTS}
        isFull={isFull}
        onFull={toggle}
      />
      {now ? (
        <>
          <WallNews
            alerts={now.alerts}
            staleSince={isStale ? dataUpdatedAt : null}
            seconds={seconds}
            trendsStaleSince={isTrendsStale ? trendsAt : null}
          />
          <Dimmed isDimmed={isStale}>
            <WallFigures now={now} trends={trends} />
          </Dimmed>
          <Dimmed isDimmed={isStale}>
            <WallSales now={now} trends={trends} />
          </Dimmed>
          <Dimmed isDimmed={isStale}>
            <WallWork now={now} trends={trends} />
          </Dimmed>
        </>
      ) : (
        <Typography component="output" sx={{ fontSize: 'calc(var(--u) * 2.2)' }}>
          {error
            ? t('%{what} could not be loaded: %{error}', {
                what: t('Tonight'),
                error: serverMessage(error) ?? error.message,
              })
            : t('Loading…')}
        </Typography>
      )}
    </Box>
  );
}

function Dimmed({ isDimmed, children }: { isDimmed: boolean; children: ReactNode }) {
  return <Box sx={{ display: 'grid', minHeight: 0, opacity: isDimmed ? 0.6 : 1 }}>{children}</Box>;
}
