import { Box, Typography } from '@mui/material';
import { shownDay } from './shownDay';

export interface BarPart {
  key: string;
  value: number;
  colour: string;
}

export interface DayBar {
  day: string;
  /** Told when the bar is pointed at. */
  title: string;
  parts: BarPart[];
}

interface DayBarsProps {
  bars: DayBar[];
  /** The highest bar's value in words. */
  format: (value: number) => string;
}

const HEIGHT = 160;

const totalOf = ({ parts }: DayBar) => parts.reduce((sum, { value }) => sum + value, 0);

/** A bar for each day. For the eye alone: the table below says the same to everybody. */
export function DayBars({ bars, format }: DayBarsProps) {
  const most = Math.max(0, ...bars.map(totalOf));
  const highest = Math.max(1, most);
  return (
    <Box aria-hidden sx={{ color: 'text.secondary' }}>
      <Typography variant="caption">{format(most)}</Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${bars.length}, minmax(0, 1fr))`,
          columnGap: bars.length > 45 ? '1px' : '3px',
          alignItems: 'end',
          height: HEIGHT,
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {bars.map((bar) => (
          <Box
            key={bar.day}
            title={bar.title}
            sx={{ display: 'flex', flexDirection: 'column-reverse', height: '100%', maxWidth: 48 }}
          >
            {bar.parts.map(({ key, value, colour }) => (
              <Box key={key} sx={{ height: `${(value / highest) * 100}%`, bgcolor: colour }} />
            ))}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Typography variant="caption">{shownDay(bars[0]?.day)}</Typography>
        <Typography variant="caption">{bars.length > 1 && shownDay(bars.at(-1)?.day)}</Typography>
      </Box>
    </Box>
  );
}
