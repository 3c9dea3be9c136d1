import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the visitor wants less motion; only for handlers and effects. */
export const wantsLessMotion = (): boolean => window.matchMedia(QUERY).matches;

function watch(changed: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The same for rendering, updated when the setting changes; true on the server and while hydrating. */
export const useReducedMotion = (): boolean => useSyncExternalStore(watch, wantsLessMotion, () => true);
