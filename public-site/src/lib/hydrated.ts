import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** What only the browser knows, and what stays; `drawn` stands for it while a page of the server is taken over. */
export function useTakenOver<T>(inBrowser: () => T, drawn: () => T): T {
  return useSyncExternalStore(neverChanges, inBrowser, drawn);
}
