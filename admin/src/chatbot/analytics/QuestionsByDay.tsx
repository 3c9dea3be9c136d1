import type { ChatAnalytics } from '@festival/contracts';
import { countUnit, formatDay } from '../../shared/charts/chartDays';
import { ChartLegend, DayChart } from '../../shared/charts/DayChart';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { FiguresTable } from '../../shared/charts/FiguresTable';
import { formatCount } from '../../shared/lists/StatCard';
import { NoQuestions } from './ShareCards';
import { t } from '../../lib/i18n/t';

type Day = ChatAnalytics['questions_by_day'][number];

const DAY_MS = 86_400_000;

/** The days with questions and those between them on which nothing was asked: a chart without gaps tells the truth. */
export function everyDay(days: readonly Day[]): Day[] {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return [];
  const known = new Map(days.map((each) => [each.day, each]));
  const count = Math.round((Date.parse(last.day) - Date.parse(first.day)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(first.day) + index * DAY_MS).toISOString().slice(0, 10);
    return known.get(day) ?? { day, answered: 0, fallback: 0 };
  });
}

const SERIES = [
  { key: 'answered', label: t('Answered'), colour: 'success.main' },
  { key: 'fallback', label: t('Fallback'), colour: 'warning.main' },
] as const;

const QUESTIONS = countUnit(t('Questions'), t('question'), t('questions'));

/** Questions by day, answered against fallback. */
export function QuestionsByDay({ days }: { days: ChatAnalytics['questions_by_day'] }) {
  const chart = everyDay(days).map(({ day, answered, fallback }) => ({ day, values: { answered, fallback } }));
  const rows = days.map(({ day, answered, fallback }) => [
    formatDay(day),
    formatCount(answered),
    formatCount(fallback),
  ]);
  return (
    <DashboardCard title={t('Questions by day')} hint={t('The last 30 days, by the day in Jakarta (WIB).')}>
      {days.length === 0 ? (
        <NoQuestions />
      ) : (
        <>
          <DayChart title={t('Questions by day')} days={chart} series={SERIES} unit={QUESTIONS} />
          <ChartLegend entries={SERIES} />
          <FiguresTable
            label={t('Questions by day, answered and fallback')}
            columns={[t('Day'), t('Answered'), t('Fallback')]}
            rows={rows.toReversed()}
          />
        </>
      )}
    </DashboardCard>
  );
}
