import { Paper, Typography, useTheme, type Theme } from '@mui/material';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { dayTotal, type ChartDay, type ChartSeries, type ChartUnit, formatDay } from './chartDays';

interface DayBarsProps {
  days: ChartDay[];
  series: readonly ChartSeries[];
  unit: ChartUnit;
  height: number;
}

/** A first guess of the width, until the place is measured. */
const WIDTH = 600;
const LEAST_DAY_GAP = 24;
/** So that its name stands below its own bar. */
const ROOM_FOR_THE_LAST_DAY = 22;

/** The chart itself, apart for the sake of its library. */
export function DayBars({ days, series, unit, height }: DayBarsProps) {
  const theme = useTheme();
  const { palette } = theme;
  const tick = { fill: palette.text.secondary, fontSize: 12 };
  const axis = { stroke: palette.divider, tick, tickLine: false };
  return (
    <ResponsiveContainer width="100%" height={height} initialDimension={{ width: WIDTH, height }}>
      <BarChart
        data={days}
        accessibilityLayer={false}
        margin={{ top: 8, right: ROOM_FOR_THE_LAST_DAY, bottom: 0, left: 6 }}
      >
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis dataKey="day" tickFormatter={formatDay} minTickGap={LEAST_DAY_GAP} {...axis} />
        <YAxis
          allowDecimals={false}
          tickFormatter={unit.short}
          width="auto"
          label={{ value: unit.name, angle: -90, position: 'insideLeft', style: { ...tick, textAnchor: 'middle' } }}
          {...axis}
        />
        <Tooltip cursor={{ fill: palette.action.hover }} content={<DayFigures series={series} unit={unit} />} />
        {series.map(({ key, label, colour }) => (
          <Bar
            key={key}
            name={label}
            dataKey={(day: ChartDay) => day.values[key] ?? 0}
            stackId="day"
            fill={paletteColour(colour, theme)}
            maxBarSize={48}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

interface DayFiguresProps extends Pick<DayBarsProps, 'series' | 'unit'> {
  /** From the chart: whether a day is pointed at, and which. */
  active?: boolean;
  payload?: ReadonlyArray<{ payload?: ChartDay }>;
}

/** The parts of the bar under the pointer. */
function DayFigures({ active, payload, series, unit }: DayFiguresProps) {
  const day = payload?.[0]?.payload;
  if (!active || !day) return null;
  const there = series.filter(({ key }) => day.values[key]);
  return (
    <Paper elevation={4} sx={{ px: 1.5, py: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 700 }}>
        {formatDay(day.day)}: {unit.full(dayTotal(day))}
      </Typography>
      {there.length > 1 &&
        there.map(({ key, label }) => (
          <Typography key={key} variant="body2">
            {label}: {unit.full(day.values[key] ?? 0)}
          </Typography>
        ))}
    </Paper>
  );
}

/** `primary.main` → the theme's colour; any other text is a colour already. */
function paletteColour(colour: string, { palette }: Theme): string {
  const [name, shade] = colour.split('.');
  const tones = { primary: palette.primary, success: palette.success, warning: palette.warning };
  const isTone = (text: string | undefined): text is keyof typeof tones => text !== undefined && text in tones;
  return isTone(name) && shade === 'main' ? tones[name].main : colour;
}
