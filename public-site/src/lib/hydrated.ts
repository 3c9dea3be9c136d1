import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** What only the browser knows, and what stays; `rendered` stands for it on the server and during hydration. */
export function useHydrated<T>(inBrowser: () => T, rendered: () => T): T {
  return useSyncExternalStore(neverChanges, inBrowser, rendered);
}

/** True on the server and while its HTML is hydrated; false for what the browser renders itself. */
export const useIsServed = (): boolean =>
  useHydrated(
    () => false,
    () => true,
  );
