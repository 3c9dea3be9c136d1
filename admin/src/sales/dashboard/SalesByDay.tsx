import { type SalesDay, type TierSeats, formatRupiah } from '@festival/contracts';
import { useTheme } from '@mui/material';
import { formatCount } from '../../shared/lists/StatCard';
import { countUnit, RUPIAH, formatDay } from '../../shared/charts/chartDays';
import { ChartLegend, DayChart } from '../../shared/charts/DayChart';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { FiguresTable } from '../../shared/charts/FiguresTable';
import { EmptyState } from '../../shared/lists/EmptyState';
import { tierColour } from './tierColour';

const SERIES = [{ key: 'net', label: 'Net', colour: 'primary.main' }];

/** The money paid on each day. */
export function MoneyByDay({ days }: { days: SalesDay[] }) {
  const chart = days.map(({ day, net }) => ({ day, values: { net } }));
  const rows = days.map(({ day, orders, net }) => [formatDay(day), formatCount(orders), formatRupiah(net)]);
  return (
    <DashboardCard title="Money in by day" hint="Paid minus refunded, by the day of payment in Jakarta (WIB).">
      {days.length === 0 ? (
        <NoSales />
      ) : (
        <>
          <DayChart title="Money in by day" days={chart} series={SERIES} unit={RUPIAH} />
          <FiguresTable label="Money in by day" columns={['Day', 'Orders', 'Net']} rows={rows.toReversed()} />
        </>
      )}
    </DashboardCard>
  );
}

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
    formatDay(day),
    formatCount(tickets),
    ...sold.map(({ type }) => formatCount(byTier[type] ?? 0)),
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

/** In the place of a chart before the first sale. */
function NoSales() {
  return <EmptyState title="No sales yet" hint="Days appear here from the first paid order on." />;
}
