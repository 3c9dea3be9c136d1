import type { SalesDay, TierSeats } from '@festival/contracts';
import { useTheme } from '@mui/material';
import { shownCount } from '../lists/StatCard';
import { ChartLegend } from './ChartLegend';
import { DashboardCard } from './DashboardCard';
import { DayBars } from './DayBars';
import { FiguresTable } from './FiguresTable';
import { NoSales } from './NoSales';
import { shownDay } from './shownDay';
import { tierColour } from './tierColour';

/** Paid tickets by day and tier. */
export function SalesByDay({ days, tiers }: { days: SalesDay[]; tiers: TierSeats[] }) {
  const theme = useTheme();
  const sold = tiers.filter(({ type }) => days.some((day) => day.tiers[type]));
  const legend = sold.map(({ type, header, background_color }) => ({
    key: type,
    label: header,
    colour: tierColour(background_color, theme),
  }));
  const bars = days.map((day) => ({
    day: day.day,
    title: `${shownDay(day.day)}: ${shownCount(day.tickets)} tickets`,
    parts: legend.map(({ key, colour }) => ({ key, colour, value: day.tiers[key] ?? 0 })),
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
          <ChartLegend entries={legend} />
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
