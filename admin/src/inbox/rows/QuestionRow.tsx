import type { UnansweredGroup } from '@festival/contracts';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useAddUndoableMutation, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { inboxCalls } from '../inboxCalls';
import { InboxRow } from '../InboxRow';
import { useRowAction } from '../useRowAction';

const UNDO_MS = 10_000;

/** A question of visitors that nothing answers. */
export function QuestionRow({ group }: { group: UnansweredGroup }) {
  const t = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const addUndoable = useAddUndoableMutation();
  const { id, question, language, count, last_asked_at } = group;
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
  return (
    <InboxRow
      name={question}
      to={path}
      link={<span lang={language}>{question}</span>}
      beside={count === 1 ? t('Asked once') : t('Asked %{count} times', { count })}
      since={last_asked_at}
      actions={
        <>
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
