import type { AlertEntity } from './alert.entity.js';
import type { AlertRule } from './alert-rules.js';

/** An alert ends when its condition has been right for so long: one that comes and goes is told once. */
export const QUIET_SECONDS = 30;
/** It doubles each time that the alert comes back within an hour. */
const LONGEST_QUIET_SECONDS = 15 * 60;
const COMES_BACK_MS = 3_600_000;
/** Looks that are further apart say nothing about the time between. */
const GAP_MS = 60_000;

export type AlertState = Pick<
  AlertEntity,
  'detail' | 'wrongSince' | 'rightSince' | 'beganAt' | 'endedAt' | 'quietSeconds'
>;

export const QUIET: AlertState = {
  detail: null,
  wrongSince: null,
  rightSince: null,
  beganAt: null,
  endedAt: null,
  quietSeconds: QUIET_SECONDS,
};

export interface Step {
  next: AlertState;
  news: 'began' | 'ended' | null;
}

/**
 * The alert after its condition was judged: `wrong` is what is wrong, false when nothing is. Begins when it has been wrong
 * for the rule's time, ends when it has been right for its quiet time. `lookedAt`: when it was judged before; null: never.
 */
export function stepAlert(
  was: AlertState,
  wrong: string | false,
  { holdSeconds }: Pick<AlertRule, 'holdSeconds'>,
  now: Date,
  lookedAt: Date | null,
): Step {
  const isGap = lookedAt === null || now.getTime() - lookedAt.getTime() > GAP_MS;
  const seen = isGap ? { ...was, wrongSince: null, rightSince: null } : was;
  if (wrong === false) return right(seen, now);
  const wrongSince = seen.wrongSince ?? now;
  const next = { ...seen, detail: wrong.slice(0, 300), wrongSince, rightSince: null };
  const isDue = now.getTime() - wrongSince.getTime() >= holdSeconds * 1_000;
  if (was.beganAt !== null || !isDue) return { next, news: null };
  return { next: { ...next, beganAt: now, quietSeconds: quietSeconds(was, now) }, news: 'began' };
}

function quietSeconds({ endedAt, quietSeconds: last }: AlertState, now: Date): number {
  const isBack = endedAt !== null && now.getTime() - endedAt.getTime() < COMES_BACK_MS;
  return isBack ? Math.min(LONGEST_QUIET_SECONDS, last * 2) : QUIET_SECONDS;
}

function right(was: AlertState, now: Date): Step {
  if (was.beganAt === null) return { next: { ...was, detail: null, wrongSince: null, rightSince: null }, news: null };
  const rightSince = was.rightSince ?? now;
  const isOver = now.getTime() - rightSince.getTime() >= was.quietSeconds * 1_000;
  if (!isOver) return { next: { ...was, rightSince }, news: null };
  return { next: { ...QUIET, endedAt: now, quietSeconds: was.quietSeconds }, news: 'ended' };
}
