import { formatRupiah, type SalesDay } from '@festival/contracts';
import { shownCount } from '../lists/StatCard';
import { DashboardCard } from './DashboardCard';
import { DayBars } from './DayBars';
import { FiguresTable } from './FiguresTable';
import { NoSales } from './NoSales';
import { shownDay } from './shownDay';

/** What was paid on each day. */
export function MoneyByDay({ days }: { days: SalesDay[] }) {
  const bars = days.map(({ day, net }) => ({
    day,
    title: `${shownDay(day)}: ${formatRupiah(net)}`,
    parts: [{ key: 'net', value: net, colour: 'primary.main' }],
  }));
  const rows = days.map(({ day, orders, net }) => [shownDay(day), shownCount(orders), formatRupiah(net)]);
  return (
    <DashboardCard title="Money in by day" hint="Paid minus refunded, by the day of payment in Jakarta (WIB).">
      {days.length === 0 ? (
        <NoSales />
      ) : (
        <>
          <DayBars bars={bars} format={formatRupiah} />
          <FiguresTable label="Money in by day" columns={['Day', 'Orders', 'Net']} rows={rows.toReversed()} />
        </>
      )}
    </DashboardCard>
  );
}
