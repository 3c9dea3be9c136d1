import type { ReadinessState } from '@festival/contracts';

/** What a check has found: one fact a sentence. */
export interface Finding {
  state: ReadinessState;
  seen: string;
  todo: string | null;
  /** The screen of the back office where it is done. */
  screen: string | null;
}

/** Why something could not be looked up, in words for who reads the line. */
export class NotLooked extends Error {
  constructor(
    readonly seen: string,
    readonly todo: string,
  ) {
    super(seen);
  }
}

export const ok = (seen: string): Finding => ({ state: 'ok', seen, todo: null, screen: null });

const toDo =
  (state: ReadinessState) =>
  (seen: string, todo: string, screen: string | null = null): Finding => ({ state, seen, todo, screen });

/** Don't sell so. */
export const fault = toDo('fault');
/** It may be meant so. */
export const warning = toDo('warning');
/** It could not be looked up. */
export const unknown = toDo('unknown');
