import { formatRupiah, type SalesDay } from '@festival/contracts';
import { shownCount } from '../lists/StatCard';
import { RUPIAH } from './chartDays';
import { DashboardCard } from './DashboardCard';
import { DayChart } from './DayChart';
import { FiguresTable } from './FiguresTable';
import { NoSales } from './NoSales';
import { shownDay } from './shownDay';

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
