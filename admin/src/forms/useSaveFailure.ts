import { HttpError, useNotify } from 'react-admin';
import { serverMessage } from '../providers/httpErrors';

/** What a failed call says: the server's text, else the given one. Texts of fields are at their fields already. */
export function useSaveFailure(defaultText: string): (error: unknown) => void {
  const notify = useNotify();
  return (error) => {
    const hasFieldErrors = error instanceof HttpError && error.body?.errors;
    if (!hasFieldErrors) notify(serverMessage(error) ?? defaultText, { type: 'error' });
  };
}
