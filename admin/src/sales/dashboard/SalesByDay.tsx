import { type SalesDay, type TierSeats, formatRupiah } from '@festival/contracts';
import { useTheme } from '@mui/material';
import { formatCount } from '../../shared/lists/StatCard';
import { countUnit, RUPIAH, formatDay } from '../../shared/charts/chartDays';
import { ChartLegend, DayChart } from '../../shared/charts/DayChart';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { FiguresTable } from '../../shared/charts/FiguresTable';
import { EmptyState } from '../../shared/lists/EmptyState';
import { tierColour } from './tierColour';
import { t } from '../../lib/i18n/t';

const SERIES = [{ key: 'net', label: t('Net'), colour: 'primary.main' }];

/** The money paid on each day. */
export function MoneyByDay({ days }: { days: SalesDay[] }) {
  const chart = days.map(({ day, net }) => ({ day, values: { net } }));
  const rows = days.map(({ day, orders, net }) => [formatDay(day), formatCount(orders), formatRupiah(net)]);
  return (
    <DashboardCard
      title={t('Money in by day')}
      hint={t('Paid minus refunded, by the day of payment in Jakarta (WIB).')}
    >
      {days.length === 0 ? (
        <NoSales />
      ) : (
        <>
          <DayChart title={t('Money in by day')} days={chart} series={SERIES} unit={RUPIAH} />
          <FiguresTable
            label={t('Money in by day')}
            columns={[t('Day'), t('Orders'), t('Net')]}
            rows={rows.toReversed()}
          />
        </>
      )}
    </DashboardCard>
  );
}

const TICKETS = countUnit(t('Tickets'), t('ticket'), t('tickets'));

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
    <DashboardCard title={t('Tickets sold by day')} hint={t('Paid tickets, by the day of payment in Jakarta (WIB).')}>
      {days.length === 0 ? (
        <NoSales />
      ) : (
        <>
          <DayChart title={t('Tickets sold by day')} days={chart} series={legend} unit={TICKETS} />
          <ChartLegend entries={legend} />
          <FiguresTable
            label={t('Tickets sold by day and tier')}
            columns={[t('Day'), t('Tickets'), ...sold.map(({ header }) => header)]}
            rows={rows.toReversed()}
          />
        </>
      )}
    </DashboardCard>
  );
}

/** In the place of a chart before the first sale. */
function NoSales() {
  return <EmptyState title={t('No sales yet')} hint={t('Days appear here from the first paid order on.')} />;
}
