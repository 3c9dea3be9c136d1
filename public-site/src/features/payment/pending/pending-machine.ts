import { PAYMENT_POLLS, type PaymentStatusData } from '@festival/contracts';
import type { PendingMessage } from '../payment.texts';

export const FIRST_COUNTDOWN_SECONDS = 3;
export const COUNTDOWN_SECONDS = 5;
/** Pending answers before a new payment token is asked for after a failure. */
const ANSWERS_BETWEEN_TOKEN_TRIES = 15;

/** `denied`: a payment was refused, the order is open, and another way to pay may be tried. */
export type PendingPhase = 'none' | 'monitoring' | 'denied' | 'paid' | 'failed' | 'deleted' | 'cancelled';

/** Why no payment can be opened from here. */
export type Refusal = 'noTimeLeft' | 'notPayable' | 'notOwner';

export interface PaymentSession {
  snapToken: string;
  /** ISO 8601; null when not known (a token stored by an earlier visit). */
  expiresAt: string | null;
}

export interface PendingState {
  phase: PendingPhase;
  orderNumber: string | null;
  session: PaymentSession | null;
  /** The provider's word as last told by the server; null before the first answer. */
  status: string | null;
  message: PendingMessage;
  /** Until when the tickets are held, ISO 8601; null before the first answer. */
  expiresAt: string | null;
  /** The pop-up reported a chosen method or a payment: the server may hear of it a little later. */
  isInHand: boolean;
  /** A status call is under way: no second one starts. */
  checking: boolean;
  /** Since the person was last here. */
  polls: number;
  /** Another tab or app is in front. */
  isHidden: boolean;
  countdownSeconds: number;
  /** Seconds for which the server asked for no calls (429 with Retry-After). */
  pausedSeconds: number;
  askingToken: boolean;
  answersUntilTokenTry: number;
  refusal: Refusal | null;
}

export interface PaidOrder {
  orderNumber: string;
  status: string;
  paidAt: string | null;
}

export type PendingEvent =
  | { type: 'poll_due' | 'second_passed' | 'page_seen' | 'page_hidden' | 'check_pressed' | 'recheck_due' }
  | { type: 'answered'; data: PaymentStatusData }
  | { type: 'not_found' | 'unreadable' | 'connection_lost' }
  | { type: 'rate_limited'; seconds: number }
  | { type: 'token_received'; session: PaymentSession }
  | { type: 'token_failed'; final: boolean; reason: Refusal | null }
  | { type: 'pop_up_ended'; outcome: 'success' | 'pending' | 'error' | 'close' }
  | { type: 'cancelled'; automatic: boolean };

export type PendingEffect =
  { type: 'check' | 'ask_token' | 'clear_pending' | 'go_to_success' } | { type: 'store_success'; order: PaidOrder };

export interface Step {
  state: PendingState;
  effects: PendingEffect[];
}

/** The state before anything was asked: watching an order, or with nothing to watch (then `message` says why). */
export function startPending(
  orderNumber: string | null,
  session: PaymentSession | null,
  message?: PendingMessage,
): PendingState {
  return {
    phase: orderNumber === null ? 'none' : 'monitoring',
    orderNumber,
    session,
    status: null,
    message: message ?? { key: orderNumber === null ? 'noPayment' : 'checking' },
    expiresAt: null,
    isInHand: false,
    checking: false,
    polls: 0,
    isHidden: false,
    countdownSeconds: FIRST_COUNTDOWN_SECONDS,
    pausedSeconds: 0,
    askingToken: false,
    answersUntilTokenTry: 0,
    refusal: null,
  };
}

/** The one decision of the payment page: the next state after an event, and what must be done about it. */
export function stepPending(state: PendingState, event: PendingEvent): Step {
  switch (event.type) {
    case 'poll_due':
      return isWatching(state) ? poll(state) : stay(state);
    case 'second_passed':
      return isWatching(state) ? passSecond(state) : stay(state);
    case 'page_seen':
      return isWatching(state) ? check({ ...state, isHidden: false, polls: 0 }) : stay(state);
    case 'page_hidden':
      return stay({ ...state, isHidden: true, polls: Math.max(state.polls, PAYMENT_POLLS[0].polls) });
    case 'check_pressed':
      return isWatching(state) ? check(restartCountdown(state)) : stay(state);
    case 'recheck_due':
      return isWatching(state) || state.phase === 'failed' ? check(state) : stay(state);
    case 'token_received':
      return stay({ ...state, session: event.session, askingToken: false, refusal: null });
    case 'token_failed':
      return stay({
        ...state,
        askingToken: false,
        answersUntilTokenTry: event.final ? Number.POSITIVE_INFINITY : ANSWERS_BETWEEN_TOKEN_TRIES,
        refusal: event.reason,
      });
    case 'pop_up_ended':
      return stay(afterPopUp(state, event.outcome));
    case 'cancelled':
      return end(state, 'cancelled', event.automatic ? 'cancelledAutomatically' : 'cancelled');
    default:
      return state.checking ? takeAnswer({ ...state, checking: false }, event) : stay(state);
  }
}

type AnswerEvent = Extract<
  PendingEvent,
  { type: 'answered' | 'not_found' | 'unreadable' | 'connection_lost' | 'rate_limited' }
>;

function takeAnswer(state: PendingState, event: AnswerEvent): Step {
  // Cancelled or found paid while the answer was on its way: the answer is stale.
  if (!isWatching(state) && state.phase !== 'failed') return stay(state);
  switch (event.type) {
    case 'answered':
      return takeStatus({ ...state, status: event.data.status, expiresAt: event.data.expires_at }, event.data);
    case 'not_found':
      return end(state, 'deleted', 'deleted');
    case 'unreadable':
      return stay({ ...state, message: { key: 'unreadable' } });
    case 'connection_lost':
      return stay({ ...state, message: { key: 'connection' } });
    case 'rate_limited':
      return stay({
        ...state,
        message: { key: 'unreadable' },
        pausedSeconds: event.seconds,
        countdownSeconds: event.seconds,
      });
  }
}

function takeStatus(state: PendingState, data: PaymentStatusData): Step {
  const { orderNumber } = state;
  if (data.is_successful && orderNumber !== null) {
    const order = { orderNumber, status: data.status, paidAt: data.paid_at };
    return {
      state: { ...state, phase: 'paid', message: { key: 'confirmed' } },
      effects: [{ type: 'store_success', order }, { type: 'clear_pending' }, { type: 'go_to_success' }],
    };
  }
  if (data.is_failed && data.is_open) {
    return askTokenWhenMissing({ ...state, phase: 'denied', message: { key: 'deny' } });
  }
  if (data.is_failed) return end(state, 'failed', failureMessage(data.status));
  if (!data.is_pending)
    return stay({ ...state, phase: 'monitoring', message: { key: 'monitoring', status: data.status } });
  return askTokenWhenMissing({
    ...state,
    phase: 'monitoring',
    message: { key: 'processing', status: data.status_description || data.status },
  });
}

function askTokenWhenMissing(state: PendingState): Step {
  if (state.session !== null || state.askingToken) return stay(state);
  if (state.answersUntilTokenTry > 0) return stay({ ...state, answersUntilTokenTry: state.answersUntilTokenTry - 1 });
  return { state: { ...state, askingToken: true }, effects: [{ type: 'ask_token' }] };
}

type EndMessage = Exclude<PendingMessage['key'], 'processing' | 'monitoring'>;

const FAILURES: readonly EndMessage[] = ['expire', 'cancel', 'deny', 'refund', 'chargeback'];

function failureMessage(status: string): EndMessage {
  return FAILURES.find((key) => key === status) ?? 'failed';
}

/** After an error the stored token may be spent: the next answer asks for a new one. */
function afterPopUp(state: PendingState, outcome: 'success' | 'pending' | 'error' | 'close'): PendingState {
  const isInHand = outcome === 'success' || outcome === 'pending';
  return outcome === 'error' ? { ...state, isInHand, session: null, answersUntilTokenTry: 0 } : { ...state, isInHand };
}

function passSecond(state: PendingState): Step {
  const next = { ...state, pausedSeconds: Math.max(0, state.pausedSeconds - 1) };
  if (state.countdownSeconds > 1) return stay({ ...next, countdownSeconds: state.countdownSeconds - 1 });
  // The countdown is for somebody who looks at it.
  return state.isHidden ? stay(restartCountdown(next)) : check(restartCountdown(next));
}

function restartCountdown(state: PendingState): PendingState {
  return { ...state, countdownSeconds: Math.max(COUNTDOWN_SECONDS, state.pausedSeconds) };
}

/** A poll counts only when it starts a check: one that finds another under way leaves the fast phase as long as it is. */
function poll(state: PendingState): Step {
  const step = check(state);
  return step.effects.length > 0 ? { ...step, state: { ...step.state, polls: state.polls + 1 } } : step;
}

function check(state: PendingState): Step {
  if (state.checking || state.pausedSeconds > 0) return stay(state);
  return { state: { ...state, checking: true }, effects: [{ type: 'check' }] };
}

function end(state: PendingState, phase: PendingPhase, key: EndMessage): Step {
  return { state: { ...state, phase, message: { key }, checking: false }, effects: [{ type: 'clear_pending' }] };
}

/**
 * Whether it is unknown yet if there is a payment to open: nothing was answered so far, or a token is being asked for.
 */
export function awaitsSession(state: PendingState): boolean {
  return state.session === null && state.refusal === null && (state.askingToken || state.message.key === 'checking');
}

/** The order is open, as far as is known: it can be paid and cancelled from here. */
export function isWatching({ phase }: PendingState): boolean {
  return phase === 'monitoring' || phase === 'denied';
}

function stay(state: PendingState): Step {
  return { state, effects: [] };
}
