import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { serverMessage } from '../../lib/httpErrors';
import { useSingleMutation } from '../../lib/singleCall';

interface ActionOptions<A, T> {
  call: (argument: A) => Promise<T>;
  /** Said when the server gives no text of its own. */
  failureText: string;
  onDone: (answer: T) => void;
  /** Whatever came of it. */
  onSettled: () => void;
}

/** One call at a time; a failure is a notice, and the screens are loaded again afterwards, refused or not. */
export function useAction<A, T>({ call, failureText, onDone, onSettled }: ActionOptions<A, T>) {
  const notify = useNotify();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useSingleMutation<T, A>({
    mutationFn: call,
    onSuccess: onDone,
    onError: async (error) => {
      if (await logoutIfAccessDenied(error)) return;
      notify(serverMessage(error) ?? failureText, { type: 'error' });
    },
    onSettled: () => {
      onSettled();
      refresh();
    },
  });
}
