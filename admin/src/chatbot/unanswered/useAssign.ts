import type { UnansweredGroup } from '@festival/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useAddUndoableMutation, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { failureText } from '../../shared/forms/saving/failureText';
import { trainingCalls } from '../calls/trainingCalls';
import { DONE, FAILURES } from '../calls/trainingTexts';

const UNDO_MS = 10_000;

/** What `assign` of a group sends: the questions that the editor has read. */
export const questionsOf = ({ question, others }: UnansweredGroup): string[] => [question, ...others];

/** Says that questions were made phrases of an entry, and offers to undo it. */
export function useAssignedNotice() {
  const queries = useQueryClient();
  const notify = useNotify();
  const addUndoable = useAddUndoableMutation();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return (entryId: number, questions: readonly string[]) => {
    const takeOff = () =>
      trainingCalls
        .takeOff(entryId, questions)
        .catch(async (error: unknown) => {
          if (!(await logoutIfAccessDenied(error))) notify(failureText(error, FAILURES.save), { type: 'error' });
        })
        .finally(() => queries.invalidateQueries());
    // It is done; undoing it is a call of its own.
    addUndoable(({ isUndo }) => {
      if (isUndo) void takeOff();
    });
    notify(DONE.assigned, { undoable: true, autoHideDuration: UNDO_MS });
  };
}
