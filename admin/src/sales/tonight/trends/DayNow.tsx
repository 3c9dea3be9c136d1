import type { DaySales, NowTrends } from '@festival/contracts';
import { DashboardCard } from '../../../shared/charts/DashboardCard';
import { formatDay } from '../../../shared/charts/chartDays';
import { FiguresTable } from '../../../shared/charts/FiguresTable';
import { formatCount } from '../../../shared/lists/StatCard';
import { t } from '../../../lib/i18n/t';
import { clockOf, CurveLegend, SalesCurve } from './SalesCurve';
import { hoursShown, soldInHour } from './dayCurve';

const TITLE = t('Today beside the last sale day');

/** Today's curve with that of the last day on which anything was sold. */
export function DayNow({ trends: { today, last_day: last } }: { trends: NowTrends }) {
  if (today.tickets === 0 && !last) {
    return (
      <DashboardCard title={TITLE} hint={t('Nothing has been sold yet.')}>
        {null}
      </DashboardCard>
    );
  }
  const [from, to] = hoursShown(today, last);
  const days = [today, ...(last ? [last] : [])];
  const hours = Array.from({ length: to - from }, (_, index) => from + index);
  const count = (day: DaySales, hour: number): string => {
    const tickets = soldInHour(day, hour);
    return tickets === null ? '–' : formatCount(tickets);
  };
  return (
    <DashboardCard title={TITLE} hint={last ? undefined : t('There is no earlier day with a sale.')}>
      <CurveLegend today={today} last={last} />
      <SalesCurve today={today} last={last} />
      <FiguresTable
        label={TITLE}
        columns={[t('Hour'), t('Today'), ...(last ? [formatDay(last.day)] : [])]}
        rows={hours.map((hour) => [clockOf(hour), ...days.map((day) => count(day, hour))])}
      />
    </DashboardCard>
  );
}
