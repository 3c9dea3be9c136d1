import { useQueryClient } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import type { HttpAnswer } from '../../lib/httpClient';
import { serverMessage } from '../../lib/httpErrors';
import { useSingleMutation } from '../../lib/singleCall';

interface ResetOptions<T> {
  call: (secret: string) => Promise<HttpAnswer<T>>;
  successText: (answer: HttpAnswer<T>) => string;
  failureText: string;
  /** The dialog goes, whatever came of it: a wrong secret cancels the action. */
  onDone: () => void;
}

/** One reset at a time; a notice tells the outcome, and the list is loaded again. */
export function useReset<T>({ call, successText, failureText, onDone }: ResetOptions<T>) {
  const notify = useNotify();
  const queries = useQueryClient();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useSingleMutation({
    mutationFn: call,
    onSuccess: (answer) => notify(successText(answer), { type: 'success' }),
    onError: async (error) => {
      await logoutIfAccessDenied(error);
      notify(serverMessage(error) ?? failureText, { type: 'error' });
    },
    onSettled: async () => {
      onDone();
      await queries.invalidateQueries({ queryKey: ['tickets'] });
    },
  });
}
