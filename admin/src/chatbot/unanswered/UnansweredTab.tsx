import { Box, Typography, Button, Card } from '@mui/material';
import PlaylistAddIcon from '@mui/icons-material/PlaylistAdd';
import PostAddIcon from '@mui/icons-material/PostAdd';
import type { NearestEntry, UnansweredGroup } from '@festival/contracts';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../shared/lists/EmptyState';
import { Loaded } from '../lists/Loaded';
import { type AssignedGroup, trainingCalls } from '../calls/trainingCalls';
import { FAILURES } from '../calls/trainingTexts';
import { useTrainingAction } from '../calls/useTrainingAction';
import { useTrainingQuery } from '../calls/useTrainingQuery';
import { formatJakarta } from '../../lib/jakartaTime';
import { StatusChip } from '../../shared/fields/StatusChip';
import { LanguageChip } from '../lists/LanguageChip';
import { Dialogs, useDialogs } from '../../shared/dialogs/Dialogs';
import { OtherEntryDialog } from './OtherEntryDialog';
import { questionsOf, useAssignedNotice } from './useAssign';
import { pathOf } from '../calls/trainingPaths';
import { t } from '../../lib/i18n/t';
import { rich } from '../../lib/i18n/rich';

/** Questions that the assistant couldn't answer; an entry that answers a group takes it off. */
export function UnansweredTab() {
  const query = useTrainingQuery(['unanswered'], trainingCalls.unanswered);
  const list = useRef<HTMLUListElement>(null);
  // The button that had the focus goes away with its group.
  const onAssigned = () => list.current?.focus();
  return (
    <Loaded query={query} failure={FAILURES.unanswered}>
      {(groups) =>
        groups.length === 0 ? (
          <EmptyState
            title={t('Every question was answered')}
            hint={t('Questions that the assistant could not answer appear here, those that are alike together.')}
          />
        ) : (
          <Dialogs>
            <Box sx={{ px: { xs: 1.5, sm: 0 }, py: 1.5 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
                {t('Asked and not answered, most often first. An entry that answers them takes them off this list.')}
              </Typography>
              <Box
                component="ul"
                ref={list}
                tabIndex={-1}
                aria-label={t('Unanswered questions')}
                sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
              >
                {groups.map((group) => (
                  <GroupCard key={group.id} group={group} onAssigned={onAssigned} />
                ))}
              </Box>
            </Box>
          </Dialogs>
        )
      }
    </Loaded>
  );
}

/** Questions that are alike, and the way to the entry that answers them. */
function GroupCard({ group, onAssigned }: { group: UnansweredGroup; onAssigned: () => void }) {
  const { id, question, language, count, others, last_asked_at, nearest } = group;
  const openDialog = useDialogs();
  return (
    <Card
      component="li"
      variant="outlined"
      sx={{
        p: { xs: 1.5, sm: 2 },
        display: 'grid',
        gap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
      }}
    >
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <StatusChip label={count === 1 ? t('Asked once') : t('Asked %{count} times', { count })} tone="warning" />
          <LanguageChip language={language} />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {rich('Last asked %{time}', {
              time: (
                <time dateTime={last_asked_at}>
                  {t('%{lastAskedAt} WIB', { lastAskedAt: formatJakarta(last_asked_at) })}
                </time>
              ),
            })}
          </Typography>
        </Box>
        <Typography
          variant="subtitle1"
          component="h2"
          lang={language}
          sx={{ fontWeight: 600, mt: 1, overflowWrap: 'anywhere' }}
        >
          {question}
        </Typography>
        {others.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {t('Also asked as: %{others}', { others: others.map((other) => `“${other}”`).join(', ') })}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, maxWidth: { sm: 320 } }}>
        {nearest && <AssignButton group={group} nearest={nearest} onAssigned={onAssigned} />}
        <Button
          variant="outlined"
          startIcon={<PlaylistAddIcon />}
          onClick={() =>
            openDialog((close) => <OtherEntryDialog group={group} onAssigned={onAssigned} onClose={close} />)
          }
          aria-label={t('Another entry for %{question}', { question })}
        >
          {t('Another entry')}
        </Button>
        <Button
          component={Link}
          to={`${pathOf('unanswered')}/${id}`}
          variant="outlined"
          startIcon={<PostAddIcon />}
          aria-label={t('Create entry for %{question}', { question })}
        >
          {t('Create entry')}
        </Button>
      </Box>
    </Card>
  );
}

interface AssignButtonProps {
  group: UnansweredGroup;
  nearest: NearestEntry;
  onAssigned: () => void;
}

/** One press makes the questions phrases of the entry that comes nearest. */
function AssignButton({ group, nearest, onAssigned }: AssignButtonProps) {
  const { id, question } = group;
  const showAssigned = useAssignedNotice();
  const { run, busy } = useTrainingAction({
    call: async (request: AssignedGroup) => {
      await trainingCalls.assign(request);
      showAssigned(request.knowledge_id, questionsOf(group));
      onAssigned();
    },
    failure: FAILURES.assign,
  });
  return (
    <Button
      variant="outlined"
      startIcon={<PlaylistAddIcon />}
      disabled={busy}
      onClick={() => run({ id, knowledge_id: nearest.id, questions: questionsOf(group) })}
      aria-label={t('Belongs to “%{entry}”: %{question}', { question, entry: nearest.question })}
      sx={{ justifyContent: 'flex-start', textAlign: 'left' }}
    >
      {t('Belongs to “%{entry}”', { entry: nearest.question })}
    </Button>
  );
}
