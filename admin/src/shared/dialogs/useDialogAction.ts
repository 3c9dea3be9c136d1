import { ORDER_REFUSAL_TEXTS } from '@festival/contracts';
import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { serverMessage } from '../../lib/httpErrors';
import { useSingleMutation } from '../../lib/singleCall';
import type { HttpAnswer } from '../../lib/httpClient';
import { t } from '../../lib/i18n/t';

interface DialogActionOptions {
  call: () => Promise<HttpAnswer>;
  /** Said when the server gives no text of its own. */
  successText: string;
  failureText: string;
  onDone: () => void;
  /** The record on the screen is out of date: closes the dialog; the notice and the reloaded screen tell the rest. As `onDone` if not given. */
  onOutdated?: () => void;
}

export interface OrderAction {
  run: () => void;
  busy: boolean;
  /** To be shown in the dialog. */
  error: string | undefined;
}

/** One call at a time, made from a dialog: its error is shown there, and the screens are loaded again afterwards. */
export function useDialogAction(options: DialogActionOptions): OrderAction {
  const { call, successText, failureText, onDone, onOutdated = onDone } = options;
  const notify = useNotify();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { run, busy, error } = useSingleMutation({
    mutationFn: call,
    onSuccess: ({ envelope, status }) => {
      // Taken, but nobody knows yet what came of it.
      notify(envelope.message ?? successText, { type: status === 202 ? 'warning' : 'success' });
      onDone();
    },
    onError: (failed) => {
      const text = serverMessage(failed);
      if (text === t(ORDER_REFUSAL_TEXTS.changed)) {
        notify(text, { type: 'warning' });
        onOutdated();
      }
      void logoutIfAccessDenied(failed);
    },
    onSettled: () => refresh(),
  });
  return { run, busy, error: error ? (serverMessage(error) ?? failureText) : undefined };
}
