import type { WaitingRoom } from '../api/sales/waiting-room.js';

/** A browser waits so long for an answer. */
export const ANSWER_WITHIN_MS = 30_000;

/** The heartbeat of a browser at the checkout whose turn it is: somebody is there. */
export const HEARTBEAT_EVERY_MS = 15_000;
/** The server keeps a place inside so long without a heartbeat. */
export const ABSENT_MS = 3 * HEARTBEAT_EVERY_MS;

/** Up to so many polls of the payment page since the person was last here, and the milliseconds between them. */
export const PAYMENT_POLLS = [
  { polls: 180, delayMs: 1_000 },
  { polls: 240, delayMs: 2_000 },
  { polls: 300, delayMs: 3_000 },
] as const;
const SLOWEST_POLL_MS = 5_000;
/** Buyers who came together shall not ask together for ever. */
const POLL_JITTER = 0.2;

/** Milliseconds until the payment page's next poll, after so many; `chance` (0 … 1) makes it up to a fifth longer. */
export function paymentPollDelayMs(polls: number, chance: number): number {
  const delayMs = PAYMENT_POLLS.find((step) => polls < step.polls)?.delayMs ?? SLOWEST_POLL_MS;
  return delayMs * (1 + POLL_JITTER * chance);
}

const LONGEST_ASKING_S = 20;
/** Asked so many times on the way: often enough to see it move. */
const TIMES_ASKED = 6;

type Asked = Pick<WaitingRoom, 'state' | 'admitted' | 'pace' | 'opens_at' | 'ask_after'>;

/**
 * Milliseconds until the waiting page's next question: the nearer one's turn, the sooner, `ask_after` (3 s) to 20 s, and
 * at the opening itself. `number` is null before the draw; `now` in milliseconds; `chance` (0 … 1) spreads a crowd that
 * came at the same moment.
 */
export function pauseBeforeAsking(room: Asked, number: number | null, now: number, chance: number): number {
  const left = secondsLeft(room, number, now);
  const seconds = Math.min(LONGEST_ASKING_S, Math.max(room.ask_after, left / TIMES_ASKED));
  return Math.round(seconds * (0.85 + 0.3 * chance) * 1_000);
}

function secondsLeft({ state, admitted, pace, opens_at: opensAt }: Asked, number: number | null, now: number): number {
  if (state === 'gathering') {
    return opensAt === null ? LONGEST_ASKING_S * TIMES_ASKED : Math.max(0, (Date.parse(opensAt) - now) / 1_000);
  }
  if (number === null || number <= admitted) return 0;
  // Before the first are in nobody knows the pace: a place a second, up to a minute.
  return pace > 0 ? ((number - admitted) / pace) * 60 : Math.min(60, number - admitted);
}

const LONGEST_FULL_MS = 4_000;

/** Milliseconds until somebody whose turn it is asks again to be let in, when as many as may be are inside; 2 to 4 s. */
export const pauseWhenFull = (chance: number): number => (LONGEST_FULL_MS / 2) * (1 + chance);
