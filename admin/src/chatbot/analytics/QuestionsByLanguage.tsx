import type { ChatAnalytics } from '@festival/contracts';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { shownCount } from '../../shared/lists/StatCard';
import { LANGUAGE_LABELS } from '../lists/languageLabels';
import { NoQuestions } from './NoQuestions';
import { ShareRows } from './ShareRows';

export function QuestionsByLanguage({ languages }: { languages: ChatAnalytics['questions_by_language'] }) {
  const total = languages.reduce((sum, { count }) => sum + count, 0);
  const rows = languages.map(({ language, count }) => {
    const share = count / Math.max(1, total);
    return {
      key: language,
      name: LANGUAGE_LABELS[language],
      words: `${shownCount(count)} (${Math.round(share * 100)}%)`,
      share,
    };
  });
  return (
    <DashboardCard title="Questions by language" hint="The language that visitors had chosen.">
      {rows.length === 0 ? <NoQuestions /> : <ShareRows label="Questions by language" rows={rows} />}
    </DashboardCard>
  );
}
