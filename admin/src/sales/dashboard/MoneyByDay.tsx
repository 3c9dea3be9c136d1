import { formatRupiah, type SalesDay } from '@festival/contracts';
import { shownCount } from '../../shared/lists/StatCard';
import { RUPIAH } from '../../shared/charts/chartDays';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { DayChart } from '../../shared/charts/DayChart';
import { FiguresTable } from '../../shared/charts/FiguresTable';
import { NoSales } from './NoSales';
import { shownDay } from '../../shared/charts/shownDay';

const SERIES = [{ key: 'net', label: 'Net', colour: 'primary.main' }];

/** What was paid on each day. */
export function MoneyByDay({ days }: { days: SalesDay[] }) {
  const chart = days.map(({ day, net }) => ({ day, values: { net } }));
  const rows = days.map(({ day, orders, net }) => [shownDay(day), shownCount(orders), formatRupiah(net)]);
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
