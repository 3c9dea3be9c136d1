import type { UnansweredGroup } from '@festival/contracts';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useAddUndoableMutation, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { trainingCalls } from '../../chatbot/calls/trainingCalls';
import { questionsOf, useAssignedNotice } from '../../chatbot/unanswered/useAssign';
import { inboxCalls } from '../inboxCalls';
import { InboxRow } from '../InboxRow';
import { useRowAction } from '../useRowAction';
import { t } from '../../lib/i18n/t';

const UNDO_MS = 10_000;

/** A question of visitors that nothing answers. */
export function QuestionRow({ group }: { group: UnansweredGroup }) {
  const notify = useNotify();
  const queries = useQueryClient();
  const addUndoable = useAddUndoableMutation();
  const { id, question, language, count, last_asked_at, nearest } = group;
  const path = `/chatbot-training/unanswered/${id}`;
  const { run, busy } = useRowAction({
    kind: 'unanswered',
    id,
    call: () => inboxCalls.dismissQuestion(id),
    onDone: ({ ids }) => {
      // It is done; undoing it is a call of its own.
      addUndoable(({ isUndo }) => {
        if (isUndo) void inboxCalls.recallQuestions(ids).finally(() => queries.invalidateQueries());
      });
      notify(t('Question dismissed.'), { undoable: true, autoHideDuration: UNDO_MS });
    },
    failureText: t('The question could not be dismissed'),
  });
  const showAssigned = useAssignedNotice();
  const assign = useRowAction({
    kind: 'unanswered',
    id,
    call: async () => {
      if (nearest) await trainingCalls.assign({ id, knowledge_id: nearest.id, questions: questionsOf(group) });
    },
    onDone: () => nearest && showAssigned(nearest.id, questionsOf(group)),
    failureText: t('Failed to add the questions'),
  });
  return (
    <InboxRow
      name={question}
      to={path}
      link={<span lang={language}>{question}</span>}
      beside={count === 1 ? t('Asked once') : t('Asked %{count} times', { count })}
      since={last_asked_at}
      actions={
        <>
          {nearest && (
            <Button
              variant="outlined"
              size="small"
              onClick={() => assign.run()}
              disabled={assign.busy}
              sx={{ textAlign: 'left' }}
            >
              {t('Belongs to “%{entry}”', { entry: nearest.question })}
            </Button>
          )}
          <Button component={Link} to={path} variant="outlined" size="small">
            {t('Answer')}
          </Button>
          <Button size="small" onClick={() => run()} disabled={busy}>
            {t('Dismiss')}
          </Button>
        </>
      }
    />
  );
}
