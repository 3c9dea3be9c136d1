import type { DaySales } from '@festival/contracts';
import { Box, Typography } from '@mui/material';
import { formatCount } from '../../../shared/lists/StatCard';
import { shownLanguage } from '../../../lib/i18n/shownLanguage';
import { t } from '../../../lib/i18n/t';
import { formatDay } from '../../../shared/charts/chartDays';
import { type CurvePoint, curveOf, hoursShown, soldByNow } from './dayCurve';

const WIDTH = 600;
const HEIGHT = 200;
const TICKS = 5;

export interface Days {
  today: DaySales;
  last: DaySales | null;
}

/** Today's tickets beside those of the last sale day, each added up. Who can't see the curves is told the gist. */
export function SalesCurve({ today, last }: Days) {
  const [from, to] = hoursShown(today, last);
  const most = Math.max(1, today.tickets, last?.tickets ?? 0);
  const at = ({ hour, tickets }: CurvePoint): string =>
    `${(((hour - from) / (to - from)) * WIDTH).toFixed(1)},${(HEIGHT - 2 - (tickets / most) * (HEIGHT - 8)).toFixed(1)}`;
  const line = (day: DaySales): string =>
    curveOf(day)
      .filter(({ hour }) => hour >= from)
      .map(at)
      .join(' ');
  const present = Math.min(to, curveOf(today).at(-1)?.hour ?? 0);
  const area = `${at({ hour: from, tickets: 0 })} ${line(today)} ${at({ hour: present, tickets: 0 })}`;
  return (
    <Box
      component="figure"
      aria-label={gistOf({ today, last })}
      sx={{ m: 0, flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}
    >
      <Box
        component="svg"
        aria-hidden
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={{
          flex: '1 1 auto',
          minHeight: 0,
          width: '100%',
          height: 'var(--curve-height, 180px)',
          color: 'primary.main',
        }}
      >
        <rect x={0} y={HEIGHT - 1} width={WIDTH} height={1} fill="currentColor" opacity={0.4} />
        {last && (
          <Box component="g" sx={{ color: 'text.secondary' }}>
            <Curve points={line(last)} isDashed />
          </Box>
        )}
        <polygon points={area} fill="currentColor" opacity={0.18} />
        <Curve points={line(today)} />
      </Box>
      <HourTicks from={from} to={to} />
    </Box>
  );
}

function Curve({ points, isDashed = false }: { points: string; isDashed?: boolean }) {
  return (
    <polyline
      points={points}
      fill="none"
      stroke="currentColor"
      // As thick on a wall as on a phone, however wide the picture is.
      vectorEffect="non-scaling-stroke"
      strokeWidth={isDashed ? 2 : 3}
      strokeDasharray={isDashed ? '6 5' : undefined}
      strokeLinejoin="round"
    />
  );
}

/** Whole hours, each below its place on the curves. */
function HourTicks({ from, to }: { from: number; to: number }) {
  const step = Math.ceil((to - from) / (TICKS - 1));
  const hours = Array.from({ length: TICKS }, (_, index) => from + index * step).filter((hour) => hour <= to);
  return (
    <Typography
      aria-hidden
      component="figcaption"
      sx={{
        position: 'relative',
        flexShrink: 0,
        height: '1.5em',
        color: 'text.secondary',
        fontSize: 'var(--small-size)',
      }}
    >
      {hours.map((hour) => {
        const share = ((hour - from) / (to - from)) * 100;
        // The first and the last one stay inside.
        return (
          <Box component="span" key={hour} sx={{ position: 'absolute', left: `${share}%`, translate: `-${share}%` }}>
            {clockOf(hour)}
          </Box>
        );
      })}
    </Typography>
  );
}

export const clockOf = (hour: number): string =>
  `${String(hour).padStart(2, '0')}${shownLanguage() === 'id' ? '.' : ':'}00`;

function gistOf({ today, last }: Days): string {
  const sold = t('Tickets sold today, added up: %{tickets} so far.', { tickets: formatCount(today.tickets) });
  if (!last) return sold;
  const before = t('On %{day} it was %{byNow} by this time and %{all} in all.', {
    day: formatDay(last.day),
    byNow: formatCount(soldByNow(last, today)),
    all: formatCount(last.tickets),
  });
  return `${sold} ${before}`;
}

/** What each curve is, with its figures. */
export function CurveLegend({ today, last }: Days) {
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, m: 0, mb: 1, p: 0, listStyle: 'none' }}
    >
      <LegendRow isDashed={false}>{t('Today: %{tickets}', { tickets: formatCount(today.tickets) })}</LegendRow>
      {last && (
        <LegendRow isDashed>
          {t('%{day}: %{byNow} by this time, %{all} in all', {
            day: formatDay(last.day),
            byNow: formatCount(soldByNow(last, today)),
            all: formatCount(last.tickets),
          })}
        </LegendRow>
      )}
    </Box>
  );
}

function LegendRow({ isDashed, children }: { isDashed: boolean; children: string }) {
  return (
    <Typography
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        fontSize: 'var(--row-size)',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{
          width: '1.6em',
          flexShrink: 0,
          borderTop: isDashed ? '2px dashed' : '4px solid',
          color: isDashed ? 'text.secondary' : 'primary.main',
        }}
      />
      {children}
    </Typography>
  );
}
