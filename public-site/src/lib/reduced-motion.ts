import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the visitor wants less motion; only for handlers and effects. */
export const wantsLessMotion = (): boolean => window.matchMedia(QUERY).matches;

function watch(changed: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The same for rendering, and renewed when the setting changes; the server's page stands still until it is known. */
export const useReducedMotion = (): boolean => useSyncExternalStore(watch, wantsLessMotion, () => true);
