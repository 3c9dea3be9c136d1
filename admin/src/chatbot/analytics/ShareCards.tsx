import { Box, Typography } from '@mui/material';
import type { ChatAnalytics } from '@festival/contracts';
import { EmptyState } from '../../shared/lists/EmptyState';
import { DashboardCard } from '../../shared/charts/DashboardCard';
import { formatCount } from '../../shared/lists/StatCard';
import { LANGUAGE_LABELS } from '../lists/LanguageChip';
import { t } from '../../lib/i18n/t';

interface ShareRow {
  key: string;
  name: string;
  /** The figure in words. */
  words: string;
  /** Of the longest bar, 0 to 1. */
  share: number;
}

/** A bar for each row. It only helps the eye: the text next to the name says all. */
export function ShareRows({ label, rows }: { label: string; rows: readonly ShareRow[] }) {
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map(({ key, name, words, share }) => (
        <Box key={key} component="li" sx={{ py: 0.75 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', columnGap: 2 }}>
            <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <Typography
              variant="body2"
              sx={{ color: 'text.secondary', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
            >
              {words}
            </Typography>
          </Box>
          <Box aria-hidden sx={{ height: 8, mt: 0.5, borderRadius: 1, bgcolor: 'action.hover' }}>
            <Box sx={{ width: `${share * 100}%`, height: '100%', borderRadius: 1, bgcolor: 'primary.main' }} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Each count's share of the largest. */
export function sharesOf(counts: readonly number[]): number[] {
  const most = Math.max(1, ...counts);
  return counts.map((count) => count / most);
}

/** In the place of a chart before the first question. */
export function NoQuestions() {
  return (
    <EmptyState
      title={t('No questions yet')}
      hint={t('Figures appear here as soon as a visitor asks the assistant.')}
    />
  );
}

/** The entries that answered most. */
export function TopQuestions({ questions }: { questions: ChatAnalytics['top_questions'] }) {
  const shares = sharesOf(questions.map(({ count }) => count));
  const rows = questions.map(({ question, category, count }, index) => ({
    key: `${category} ${question}`,
    name: question,
    words: `${formatCount(count)}×`,
    share: shares[index] ?? 0,
  }));
  return (
    <DashboardCard title={t('Top questions')} hint={t('The entries that answered most often.')}>
      {rows.length === 0 ? <NoQuestions /> : <ShareRows label={t('Top questions')} rows={rows} />}
    </DashboardCard>
  );
}

export function KnowledgeByCategory({ categories }: { categories: ChatAnalytics['knowledge_by_category'] }) {
  const shares = sharesOf(categories.map(({ count }) => count));
  const rows = categories.map(({ category, count, active_count }, index) => ({
    key: category,
    name: category,
    words:
      active_count === count
        ? formatCount(count)
        : t('%{count}, %{activeCount} active', { count: formatCount(count), activeCount: formatCount(active_count) }),
    share: shares[index] ?? 0,
  }));
  return (
    <DashboardCard title={t('Knowledge by category')} hint={t('Entries, and how many of them are active.')}>
      {rows.length === 0 ? (
        <EmptyState title={t('No entries yet')} hint={t('Add them in the Knowledge Base.')} />
      ) : (
        <ShareRows label={t('Knowledge by category')} rows={rows} />
      )}
    </DashboardCard>
  );
}

export function QuestionsByLanguage({ languages }: { languages: ChatAnalytics['questions_by_language'] }) {
  const total = languages.reduce((sum, { count }) => sum + count, 0);
  const rows = languages.map(({ language, count }) => {
    const share = count / Math.max(1, total);
    return {
      key: language,
      name: LANGUAGE_LABELS[language],
      words: `${formatCount(count)} (${Math.round(share * 100)}%)`,
      share,
    };
  });
  return (
    <DashboardCard title={t('Questions by language')} hint={t('The language that visitors had chosen.')}>
      {rows.length === 0 ? <NoQuestions /> : <ShareRows label={t('Questions by language')} rows={rows} />}
    </DashboardCard>
  );
}
