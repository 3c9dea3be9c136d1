import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Card } from '@mui/material';
import type { KnowledgeEntry, Paginated } from '@festival/contracts';
import { Link, useLocation } from 'react-router-dom';
import DownloadIcon from '@mui/icons-material/Download';
import { EmptyState } from '../../shared/lists/EmptyState';
import { usePhoneLayout } from '../../shared/lists/usePhoneLayout';
import { FilterForm, type FilterField } from '../lists/FilterForm';
import { Loaded } from '../lists/Loaded';
import { trainingCalls, KNOWLEDGE_EXPORT } from '../calls/trainingCalls';
import { SCREEN } from '../calls/trainingPaths';
import { TrainingPages } from '../lists/TrainingPages';
import { FAILURES } from '../calls/trainingTexts';
import { useCategories, useTrainingQuery } from '../calls/useTrainingQuery';
import { useExistingPage, useListAddress } from '../lists/useListAddress';
import { useDownload } from '../../shared/files/useDownload';
import { ImportKnowledgeButton } from './ImportDialog';
import { KnowledgeCards, KnowledgeTable } from './KnowledgeTable';
import { t } from '../../lib/i18n/t';

const FILTERS = ['search', 'category', 'status'] as const;
type Filter = (typeof FILTERS)[number];

const STATES = [
  { id: 'active', name: t('Active') },
  { id: 'inactive', name: t('Inactive') },
];

function AddButton() {
  const { search } = useLocation();
  return (
    <Button component={Link} to={{ pathname: `${SCREEN}/create`, search }} variant="contained" startIcon={<AddIcon />}>
      {t('Add entry')}
    </Button>
  );
}

function Entries({ entries }: { entries: KnowledgeEntry[] }) {
  return usePhoneLayout() ? <KnowledgeCards entries={entries} /> : <KnowledgeTable entries={entries} />;
}

/** The entries that the assistant can answer with. */
export function KnowledgeTab() {
  const { filters, page, isFiltered, apply, clear, goTo } = useListAddress(FILTERS);
  const query = useTrainingQuery(['knowledge', filters, page], () => trainingCalls.knowledge(filters, page));
  useExistingPage(query.isPlaceholderData ? undefined : query.data?.last_page, page, goTo);
  const fields: Array<FilterField<Filter>> = [
    { name: 'search', label: t('Search'), type: 'search' },
    { name: 'category', label: t('Category'), type: 'choice', none: t('All'), choices: toChoices(useCategories()) },
    { name: 'status', label: t('Status'), type: 'choice', none: t('All'), choices: STATES },
  ];
  const shown = ({ data, ...rest }: Paginated<KnowledgeEntry>) =>
    data.length === 0 ? (
      <EmptyState
        title={isFiltered ? t('No entry matches') : t('The assistant knows nothing yet')}
        hint={
          isFiltered ? t('Try other words, or clear the filters.') : t('Add what visitors ask, or import a CSV file.')
        }
      >
        {isFiltered ? (
          <Button variant="outlined" onClick={clear}>
            {t('Clear Filters')}
          </Button>
        ) : (
          <AddButton />
        )}
      </EmptyState>
    ) : (
      <Card>
        <Entries entries={data} />
        <TrainingPages page={{ data, ...rest }} onChange={goTo} />
      </Card>
    );
  return (
    <>
      <FilterForm fields={fields} applied={filters} isFiltered={isFiltered} onApply={apply} onClear={clear} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: { xs: 1.5, sm: 0 }, pb: 1.5 }}>
        <AddButton />
        <ImportKnowledgeButton />
        <ExportKnowledgeButton />
      </Box>
      <Loaded query={query} failure={FAILURES.knowledge}>
        {shown}
      </Loaded>
    </>
  );
}

function toChoices(names: readonly string[]) {
  return names.map((name) => ({ id: name, name }));
}

/** Saves every entry as CSV; the file can be changed and imported again. */
function ExportKnowledgeButton() {
  const { start, progress } = useDownload(t('The export failed'));
  return (
    <Button
      startIcon={<DownloadIcon />}
      loading={progress !== null}
      loadingPosition="start"
      onClick={() => start(KNOWLEDGE_EXPORT)}
    >
      {t('Export CSV')}
    </Button>
  );
}
