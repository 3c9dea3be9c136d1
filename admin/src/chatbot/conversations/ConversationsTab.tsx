import { Box, Button, Card, Chip, Typography } from '@mui/material';
import type { ChatConversation } from '@festival/contracts';
import { EmptyState } from '../../shared/lists/EmptyState';
import { FilterForm, type FilterField } from '../lists/FilterForm';
import { LANGUAGE_CHOICES, LanguageChip } from '../lists/LanguageChip';
import { Loaded } from '../lists/Loaded';
import { trainingCalls } from '../calls/trainingCalls';
import { TrainingPages } from '../lists/TrainingPages';
import { FAILURES, DELETE_CONVERSATION, DONE } from '../calls/trainingTexts';
import { useCategories, useTrainingQuery } from '../calls/useTrainingQuery';
import { useExistingPage, useListAddress } from '../lists/useListAddress';
import { formatJakarta } from '../../lib/jakartaTime';
import { ChatText } from '../lists/ChatText';
import { DeleteButton } from '../lists/DeleteButton';
import { t } from '../../lib/i18n/t';

/** So much of the question names the button; a whole one would be read out for a minute. */
const NAMED_BY = 80;

/** Forgets a visitor's session. */
const DeleteConversationButton = ({ conversation: { id, user_message } }: { conversation: ChatConversation }) => (
  <DeleteButton
    id={id}
    label={t('Delete conversation: %{userMessage}', { userMessage: user_message.slice(0, NAMED_BY) })}
    title={t('Delete this conversation?')}
    question={DELETE_CONVERSATION}
    call={trainingCalls.deleteConversation}
    doneText={DONE.conversationDeleted}
    failure={FAILURES.deleteConversation}
  />
);

function Said({ by, text }: { by: string; text: string }) {
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontWeight: 600 }}>
        {by}
      </Typography>
      <ChatText text={text} />
    </Box>
  );
}

function ConversationCard({ conversation }: { conversation: ChatConversation }) {
  const { language, matched_category, created_at, user_message, bot_response } = conversation;
  return (
    <Card component="li" variant="outlined" sx={{ p: { xs: 1.5, sm: 2 }, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <LanguageChip language={language} />
        <Chip
          size="small"
          label={matched_category}
          color={matched_category === 'fallback' ? 'warning' : 'default'}
          sx={{ minWidth: 0 }}
        />
        <Typography variant="caption" sx={{ ml: 'auto', color: 'text.secondary' }}>
          <time dateTime={created_at}>{t('%{createdAt} WIB', { createdAt: formatJakarta(created_at) })}</time>
        </Typography>
      </Box>
      <Said by={t('Visitor')} text={user_message} />
      <Said by={t('Assistant')} text={bot_response} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
        <DeleteConversationButton conversation={conversation} />
      </Box>
    </Card>
  );
}

const FILTERS = ['search', 'language', 'category', 'date_from'] as const;

/** Questions and answers, the newest first. */
export function ConversationsTab() {
  const { filters, page, isFiltered, apply, clear, goTo } = useListAddress(FILTERS);
  const query = useTrainingQuery(['conversations', filters, page], () => trainingCalls.conversations(filters, page));
  useExistingPage(query.isPlaceholderData ? undefined : query.data?.last_page, page, goTo);
  const categories = useCategories().map((name) => ({ id: name, name }));
  const fields: Array<FilterField<(typeof FILTERS)[number]>> = [
    { name: 'search', label: t('Search'), type: 'search' },
    { name: 'language', label: t('Language'), type: 'choice', none: t('All'), choices: LANGUAGE_CHOICES },
    { name: 'category', label: t('Category'), type: 'choice', none: t('All'), choices: categories },
    { name: 'date_from', label: t('Date from'), type: 'date' },
  ];
  return (
    <>
      <FilterForm fields={fields} applied={filters} isFiltered={isFiltered} onApply={apply} onClear={clear} />
      <Loaded query={query} failure={FAILURES.conversations}>
        {(found) =>
          found.data.length === 0 ? (
            <EmptyState
              title={isFiltered ? t('No conversation matches') : t('No conversations yet')}
              hint={
                isFiltered
                  ? t('Try other words or an earlier day, or clear the filters.')
                  : t('What visitors ask the assistant appears here.')
              }
            >
              {isFiltered && (
                <Button variant="outlined" onClick={clear}>
                  {t('Clear Filters')}
                </Button>
              )}
            </EmptyState>
          ) : (
            <>
              <Box
                component="ul"
                aria-label={t('Conversations')}
                sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, px: { xs: 1.5, sm: 0 }, listStyle: 'none' }}
              >
                {found.data.map((each) => (
                  <ConversationCard key={each.id} conversation={each} />
                ))}
              </Box>
              <TrainingPages page={found} onChange={goTo} />
            </>
          )
        }
      </Loaded>
    </>
  );
}
