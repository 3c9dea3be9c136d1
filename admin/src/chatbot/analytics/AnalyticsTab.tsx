import type { ChatAnalytics } from '@festival/contracts';
import { Box } from '@mui/material';
import { formatCount, StatCard, StatCards } from '../../shared/lists/StatCard';
import { Loaded } from '../lists/Loaded';
import { trainingCalls } from '../calls/trainingCalls';
import { FAILURES } from '../calls/trainingTexts';
import { useTrainingQuery } from '../calls/useTrainingQuery';
import { KnowledgeByCategory, TopQuestions, QuestionsByLanguage } from './ShareCards';
import { QuestionsByDay } from './QuestionsByDay';
import { t } from '../../lib/i18n/t';

function Overview({ overview }: { overview: ChatAnalytics['overview'] }) {
  return (
    <StatCards>
      <StatCard label={t('Knowledge entries')} value={formatCount(overview.total_knowledge_entries)} />
      <StatCard label={t('Active entries')} value={formatCount(overview.active_knowledge_entries)} />
      <StatCard label={t('Conversations')} value={formatCount(overview.total_conversations)} />
      <StatCard label={t('Unique sessions')} value={formatCount(overview.unique_sessions)} />
    </StatCards>
  );
}

/** How much is asked, how often it is answered, and what the assistant knows. */
export function AnalyticsTab() {
  const query = useTrainingQuery(['analytics'], trainingCalls.analytics);
  return (
    <Loaded query={query} failure={FAILURES.analytics}>
      {(analytics) => (
        <Box sx={{ px: { xs: 1, sm: 0 } }}>
          <Box sx={{ mx: -1 }}>
            <Overview overview={analytics.overview} />
          </Box>
          <Box
            sx={{
              display: 'grid',
              gap: 1.5,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <QuestionsByDay days={analytics.questions_by_day} />
            <TopQuestions questions={analytics.top_questions} />
            <KnowledgeByCategory categories={analytics.knowledge_by_category} />
            <QuestionsByLanguage languages={analytics.questions_by_language} />
          </Box>
        </Box>
      )}
    </Loaded>
  );
}
