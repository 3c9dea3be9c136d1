import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** A constant value that only the browser knows; `rendered` replaces it on the server and during hydration. */
export function useHydrated<T>(inBrowser: () => T, rendered: () => T): T {
  return useSyncExternalStore(neverChanges, inBrowser, rendered);
}

/** True on the server and while its HTML is hydrated; false for what the browser renders itself. */
export const useIsServed = (): boolean =>
  useHydrated(
    () => false,
    () => true,
  );
