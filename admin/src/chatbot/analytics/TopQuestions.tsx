import type { ChatAnalytics } from '@festival/contracts';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { shownCount } from '../../shared/lists/StatCard';
import { NoQuestions } from './NoQuestions';
import { ShareRows, sharesOf } from './ShareRows';

/** The entries that answered most. */
export function TopQuestions({ questions }: { questions: ChatAnalytics['top_questions'] }) {
  const shares = sharesOf(questions.map(({ count }) => count));
  const rows = questions.map(({ question, category, count }, index) => ({
    key: `${category} ${question}`,
    name: question,
    words: `${shownCount(count)}×`,
    share: shares[index] ?? 0,
  }));
  return (
    <DashboardCard title="Top questions" hint="The entries that answered most often.">
      {rows.length === 0 ? <NoQuestions /> : <ShareRows label="Top questions" rows={rows} />}
    </DashboardCard>
  );
}
