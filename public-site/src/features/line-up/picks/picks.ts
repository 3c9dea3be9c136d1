import { picksIn, picksText } from '@festival/contracts';
import { useMemo, useSyncExternalStore } from 'react';
import { storageEntry, textCodec } from '../../../lib/storage/browser-storage';

/** The acts that were picked on this device, by their ids. */
const stored = storageEntry('line_up_picks', textCodec);

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const storedText = (): string => stored.get() ?? '';
/** The server knows nobody's picks. */
const noText = (): string => '';

/** The picked acts, in the order in which they were picked. */
export function usePicks(): readonly number[] {
  const text = useSyncExternalStore(subscribe, storedText, noText);
  return useMemo(() => picksIn(text), [text]);
}

export function setPicked(id: number, isPicked: boolean): void {
  const others = picksIn(storedText()).filter((pick) => pick !== id);
  write(isPicked ? [...others, id] : others);
}

/** Adds them to the picks of this device. */
export function takePicks(ids: readonly number[]): void {
  write([...new Set([...picksIn(storedText()), ...ids])]);
}

function write(ids: readonly number[]): void {
  if (ids.length === 0) stored.remove();
  else stored.set(picksText(ids));
  for (const listener of listeners) listener();
}
