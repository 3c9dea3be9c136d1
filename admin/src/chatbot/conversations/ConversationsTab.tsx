import { Box, Button } from '@mui/material';
import { EmptyState } from '../../shared/lists/EmptyState';
import { FilterForm, type FilterField } from '../lists/FilterForm';
import { LANGUAGE_CHOICES } from '../lists/languageLabels';
import { Loaded } from '../lists/Loaded';
import { trainingCalls } from '../calls/trainingCalls';
import { TrainingPages } from '../lists/TrainingPages';
import { FAILURES } from '../calls/trainingTexts';
import { useCategories } from '../calls/useCategories';
import { useExistingPage, useListAddress } from '../lists/useListAddress';
import { useTrainingQuery } from '../calls/useTrainingQuery';
import { ConversationCard } from './ConversationCard';

const FILTERS = ['search', 'language', 'category', 'date_from'] as const;

/** What visitors asked and were told, the newest first. */
export function ConversationsTab() {
  const { filters, page, isFiltered, apply, clear, goTo } = useListAddress(FILTERS);
  const query = useTrainingQuery(['conversations', filters, page], () => trainingCalls.conversations(filters, page));
  useExistingPage(query.isPlaceholderData ? undefined : query.data?.last_page, page, goTo);
  const categories = useCategories().map((name) => ({ id: name, name }));
  const fields: Array<FilterField<(typeof FILTERS)[number]>> = [
    { name: 'search', label: 'Search', type: 'search' },
    { name: 'language', label: 'Language', type: 'choice', none: 'All', choices: LANGUAGE_CHOICES },
    { name: 'category', label: 'Category', type: 'choice', none: 'All', choices: categories },
    { name: 'date_from', label: 'Date from', type: 'date' },
  ];
  return (
    <>
      <FilterForm fields={fields} applied={filters} isFiltered={isFiltered} onApply={apply} onClear={clear} />
      <Loaded query={query} failure={FAILURES.conversations}>
        {(found) =>
          found.data.length === 0 ? (
            <EmptyState
              title={isFiltered ? 'No conversation matches' : 'No conversations yet'}
              hint={
                isFiltered
                  ? 'Try other words or an earlier day, or clear the filters.'
                  : 'What visitors ask the assistant appears here.'
              }
            >
              {isFiltered && (
                <Button variant="outlined" onClick={clear}>
                  Clear Filters
                </Button>
              )}
            </EmptyState>
          ) : (
            <>
              <Box
                component="ul"
                aria-label="Conversations"
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
