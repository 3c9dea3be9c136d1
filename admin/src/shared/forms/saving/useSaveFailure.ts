import { HttpError, useNotify } from 'react-admin';
import { failureText, type FailureTexts } from './failureText';

/**
 * What a failed call says: the server's text, else the given one; `unansweredText` when the call got no answer at
 * all. Texts of fields are at their fields already.
 */
export function useSaveFailure(defaultText: string, unansweredText = defaultText): (error: unknown) => void {
  return useFailureNotice({ unknown: defaultText, unanswered: unansweredText });
}

/** The same for a screen with more to say. */
export function useFailureNotice(texts: FailureTexts): (error: unknown) => void {
  const notify = useNotify();
  return (error) => {
    const hasFieldErrors = error instanceof HttpError && error.body?.errors;
    if (!hasFieldErrors) notify(failureText(error, texts), { type: 'error' });
  };
}
