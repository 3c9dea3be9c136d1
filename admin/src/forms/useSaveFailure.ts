import { HttpError, useNotify } from 'react-admin';
import { serverMessage, statusOf } from '../providers/httpErrors';

/**
 * What a failed call says: the server's text, else the given one; `unansweredText` when the call got no answer at
 * all. Texts of fields are at their fields already.
 */
export function useSaveFailure(defaultText: string, unansweredText = defaultText): (error: unknown) => void {
  const notify = useNotify();
  return (error) => {
    const hasFieldErrors = error instanceof HttpError && error.body?.errors;
    if (hasFieldErrors) return;
    const ownText = statusOf(error) === 0 ? unansweredText : defaultText;
    notify(serverMessage(error) ?? ownText, { type: 'error' });
  };
}
