import type { InboxKind } from '@festival/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { serverMessage } from '../lib/httpErrors';
import { useSingleMutation } from '../lib/singleCall';
import { useTakeRow } from './useInbox';

interface RowAction<T> {
  kind: InboxKind;
  id: number;
  call: () => Promise<T>;
  /** Said when it is done, unless `onDone` says it. */
  successText?: string;
  failureText: string;
  onDone?: (answer: T) => void;
}

/** Something safe that is done at once: the row goes before the answer is there, and comes back when it was refused. */
export function useRowAction<T>({ kind, id, call, successText, failureText, onDone }: RowAction<T>) {
  const notify = useNotify();
  const queries = useQueryClient();
  const takeRow = useTakeRow();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useSingleMutation<T, void>({
    mutationFn: async () => {
      // A poll that is under way would bring the row back.
      await queries.cancelQueries({ queryKey: ['inbox'] });
      const putBack = takeRow(kind, id);
      try {
        return await call();
      } catch (error) {
        putBack();
        throw error;
      }
    },
    onSuccess: (answer) => {
      if (successText) notify(successText, { type: 'success' });
      onDone?.(answer);
    },
    onError: async (error) => {
      if (await logoutIfAccessDenied(error)) return;
      notify(serverMessage(error) ?? failureText, { type: 'error' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['inbox'] }),
  });
}
