import { useSyncExternalStore } from 'react';

/** On this device, for whoever sits at it: signing out forgets react-admin's own settings. */
const KEY = 'festival.single-key-shortcuts';
const OFF = 'off';

const listeners = new Set<() => void>();

/** Whether single keys do something; a browser that stores nothing has them on. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

export function turnSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Nothing can be stored: they stay as they are.
  }
  for (const listener of listeners) listener();
}

export function useSingleKeys(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, areSingleKeysOn);
}
