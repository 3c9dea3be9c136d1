import { useSyncExternalStore } from 'react';

/** Too small for a window beside the page; the style sheet's own condition is the same. */
const PHONE = '(max-width: 40rem), (max-height: 30rem)';

function watch(changed: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the chat takes the whole screen; only for what the browser alone draws. */
export const usePhone = (): boolean => useSyncExternalStore(watch, () => window.matchMedia(PHONE).matches);

/** A finger, for which the focus in a text field brings up a keyboard over half of the screen. */
export const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;
