import type { SalesDay, TierSeats } from '@festival/contracts';
import { Box, Typography, useTheme } from '@mui/material';
import { shownCount } from '../lists/StatCard';
import { DashboardCard } from './DashboardCard';
import { DayBars } from './DayBars';
import { FiguresTable } from './FiguresTable';
import { NoSales } from './NoSales';
import { shownDay } from './shownDay';
import { tierColour } from './tierColour';

function Legend({ tiers }: { tiers: TierSeats[] }) {
  const theme = useTheme();
  return (
    <Box
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, mt: 0.5, p: 0, listStyle: 'none' }}
    >
      {tiers.map(({ type, header, background_color }) => (
        <Typography
          key={type}
          component="li"
          variant="caption"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}
        >
          <Box
            component="span"
            sx={{ width: 12, height: 12, borderRadius: '3px', bgcolor: tierColour(background_color, theme) }}
          />
          {header}
        </Typography>
      ))}
    </Box>
  );
}

/** Paid tickets by day and tier. */
export function SalesByDay({ days, tiers }: { days: SalesDay[]; tiers: TierSeats[] }) {
  const theme = useTheme();
  const sold = tiers.filter(({ type }) => days.some((day) => day.tiers[type]));
  const bars = days.map((day) => ({
    day: day.day,
    title: `${shownDay(day.day)}: ${shownCount(day.tickets)} tickets`,
    parts: sold.map(({ type, background_color }) => ({
      key: type,
      value: day.tiers[type] ?? 0,
      colour: tierColour(background_color, theme),
    })),
  }));
  const rows = days.map(({ day, tickets, tiers: byTier }) => [
    shownDay(day),
    shownCount(tickets),
    ...sold.map(({ type }) => shownCount(byTier[type] ?? 0)),
  ]);
  return (
    <DashboardCard title="Tickets sold by day" hint="Paid tickets, by the day of payment in Jakarta (WIB).">
      {days.length === 0 ? (
        <NoSales />
      ) : (
        <>
          <DayBars bars={bars} format={(value) => `${shownCount(value)} tickets`} />
          <Legend tiers={sold} />
          <FiguresTable
            label="Tickets sold by day and tier"
            columns={['Day', 'Tickets', ...sold.map(({ header }) => header)]}
            rows={rows.toReversed()}
          />
        </>
      )}
    </DashboardCard>
  );
}
