import type { AlertEntity } from './alert.entity.js';
import type { AlertRule } from './alert-rules.js';

/** An alert ends when its condition has been right for so long: one that comes and goes is told once. */
export const ENDS_AFTER_MS = 30_000;

export type AlertState = Pick<AlertEntity, 'detail' | 'wrongSince' | 'rightSince' | 'beganAt'>;

export const QUIET: AlertState = { detail: null, wrongSince: null, rightSince: null, beganAt: null };

export interface Step {
  next: AlertState;
  news: 'began' | 'ended' | null;
}

/**
 * The alert after its condition was judged: `wrong` is what is wrong, false when nothing is. Begins when it has been wrong
 * for the rule's time, ends when it has been right for half a minute.
 */
export function stepAlert(
  was: AlertState,
  wrong: string | false,
  { holdSeconds }: Pick<AlertRule, 'holdSeconds'>,
  now: Date,
): Step {
  if (wrong === false) return right(was, now);
  const wrongSince = was.wrongSince ?? now;
  const isDue = now.getTime() - wrongSince.getTime() >= holdSeconds * 1_000;
  const beganAt = was.beganAt ?? (isDue ? now : null);
  const next = { detail: wrong.slice(0, 300), wrongSince, rightSince: null, beganAt };
  return { next, news: beganAt !== null && was.beganAt === null ? 'began' : null };
}

function right(was: AlertState, now: Date): Step {
  if (was.beganAt === null) return { next: QUIET, news: null };
  const rightSince = was.rightSince ?? now;
  if (now.getTime() - rightSince.getTime() < ENDS_AFTER_MS) return { next: { ...was, rightSince }, news: null };
  return { next: QUIET, news: 'ended' };
}
