import type { SalesDay, TierSeats } from '@festival/contracts';
import { useTheme } from '@mui/material';
import { shownCount } from '../../shared/lists/StatCard';
import { countUnit } from '../../shared/charts/chartDays';
import { ChartLegend } from '../../shared/charts/ChartLegend';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { DayChart } from '../../shared/charts/DayChart';
import { FiguresTable } from '../../shared/charts/FiguresTable';
import { NoSales } from './NoSales';
import { shownDay } from '../../shared/charts/shownDay';
import { tierColour } from './tierColour';

const TICKETS = countUnit('ticket', 'tickets');

/** Paid tickets by day and tier. */
export function SalesByDay({ days, tiers }: { days: SalesDay[]; tiers: TierSeats[] }) {
  const theme = useTheme();
  const sold = tiers.filter(({ type }) => days.some((day) => day.tiers[type]));
  const legend = sold.map(({ type, header, background_color }) => ({
    key: type,
    label: header,
    colour: tierColour(background_color, theme),
  }));
  const chart = days.map(({ day, tiers: byTier }) => ({ day, values: byTier }));
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
          <DayChart title="Tickets sold by day" days={chart} series={legend} unit={TICKETS} />
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
