import type { ChatAnalytics } from '@festival/contracts';
import { countUnit } from '../../shared/charts/chartDays';
import { ChartLegend } from '../../shared/charts/ChartLegend';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { DayChart } from '../../shared/charts/DayChart';
import { FiguresTable } from '../../shared/charts/FiguresTable';
import { shownDay } from '../../shared/charts/shownDay';
import { shownCount } from '../../shared/lists/StatCard';
import { everyDay } from './everyDay';
import { NoQuestions } from './NoQuestions';

const SERIES = [
  { key: 'answered', label: 'Answered', colour: 'success.main' },
  { key: 'fallback', label: 'Fallback', colour: 'warning.main' },
] as const;

const QUESTIONS = countUnit('question', 'questions');

/** Questions by day, answered against fallback. */
export function QuestionsByDay({ days }: { days: ChatAnalytics['questions_by_day'] }) {
  const chart = everyDay(days).map(({ day, answered, fallback }) => ({ day, values: { answered, fallback } }));
  const rows = days.map(({ day, answered, fallback }) => [shownDay(day), shownCount(answered), shownCount(fallback)]);
  return (
    <DashboardCard title="Questions by day" hint="The last 30 days, by the day in Jakarta (WIB).">
      {days.length === 0 ? (
        <NoQuestions />
      ) : (
        <>
          <DayChart title="Questions by day" days={chart} series={SERIES} unit={QUESTIONS} />
          <ChartLegend entries={SERIES} />
          <FiguresTable
            label="Questions by day, answered and fallback"
            columns={['Day', 'Answered', 'Fallback']}
            rows={rows.toReversed()}
          />
        </>
      )}
    </DashboardCard>
  );
}
