import { MAX_ACTS } from '../api/content/acts.js';

/** The query parameter that carries picked acts. */
export const PICKS = 'picks';

const ID = /^[1-9]\d{0,9}$/;

/** The acts that a text such as `1,3,5` names, each once; whatever isn't an id is left out. */
export function picksIn(text: string | null): number[] {
  const ids = (text ?? '').split(',').filter((part) => ID.test(part));
  return [...new Set(ids.map(Number))].slice(0, MAX_ACTS);
}

/** Picked acts as a link carries them. */
export const picksText = (ids: readonly number[]): string => ids.join(',');
