import type { ChatAnalytics } from '@festival/contracts';
import { ChartLegend } from '../../dashboard/ChartLegend';
import { DashboardCard } from '../../dashboard/DashboardCard';
import { DayBars } from '../../dashboard/DayBars';
import { FiguresTable } from '../../dashboard/FiguresTable';
import { shownDay } from '../../dashboard/shownDay';
import { shownCount } from '../../lists/StatCard';
import { everyDay } from './everyDay';
import { NoQuestions } from './NoQuestions';

const SERIES = [
  { key: 'answered', label: 'Answered', colour: 'success.main' },
  { key: 'fallback', label: 'Fallback', colour: 'warning.main' },
] as const;

const questions = (count: number) => `${shownCount(count)} ${count === 1 ? 'question' : 'questions'}`;

/** Questions by day, answered against fallback. */
export function QuestionsByDay({ days }: { days: ChatAnalytics['questions_by_day'] }) {
  const bars = everyDay(days).map((each) => ({
    day: each.day,
    title: `${shownDay(each.day)}: ${each.answered} answered, ${each.fallback} fallback`,
    parts: SERIES.map(({ key, colour }) => ({ key, colour, value: each[key] })),
  }));
  const rows = days.map(({ day, answered, fallback }) => [shownDay(day), shownCount(answered), shownCount(fallback)]);
  return (
    <DashboardCard title="Questions by day" hint="The last 30 days, by the day in Jakarta (WIB).">
      {days.length === 0 ? (
        <NoQuestions />
      ) : (
        <>
          <DayBars bars={bars} format={questions} />
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
