import { paymentPollDelayMs } from '@festival/contracts';
import {
  isWatching,
  stepPending,
  type PaidOrder,
  type PaymentSession,
  type PendingEffect,
  type PendingEvent,
  type PendingState,
} from './pending-machine';

export const FIRST_CHECK_MS = 100;
export const GO_TO_SUCCESS_MS = 500;
const SECOND_MS = 1_000;

/** The monitor's effects; each call answers with an event. */
export interface PendingPorts {
  checkStatus(orderNumber: string): Promise<PendingEvent>;
  askToken(orderNumber: string): Promise<PendingEvent>;
  storeSession(orderNumber: string, session: PaymentSession): void;
  storeSuccess(order: PaidOrder): void;
  clearPending(orderNumber: string): void;
  goToSuccess(): void;
}

export interface PendingMonitor {
  getState(): PendingState;
  subscribe(listener: () => void): () => void;
  send(event: PendingEvent): void;
  /** The pop-up's token, asked for when there is none yet; null when it can't be had. */
  session(): Promise<PaymentSession | null>;
  /** Re-checks the status once, `delayMs` from now (after the pop-up told something). */
  recheckIn(delayMs: number): void;
  /** Starts the timers; the returned function stops them, and another start may follow. */
  start(): () => void;
}

/** Runs the payment page's state machine on real timers; every effect goes out through `ports`. */
export function createPendingMonitor(initial: PendingState, firstCheckMs: number, ports: PendingPorts): PendingMonitor {
  let state = initial;
  const listeners = new Set<() => void>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  /** Null while the monitor is stopped. */
  let nextPoll: ReturnType<typeof setTimeout> | null = null;

  function after(delayMs: number, run: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, delayMs);
    timers.add(timer);
  }

  function send(event: PendingEvent): void {
    const step = stepPending(state, event);
    const changed = step.state !== state;
    state = step.state;
    if (event.type === 'token_received' && state.orderNumber !== null) {
      ports.storeSession(state.orderNumber, event.session);
    }
    for (const effect of step.effects) perform(effect);
    if (changed) for (const listener of listeners) listener();
  }

  function perform(effect: PendingEffect): void {
    const { orderNumber } = state;
    if (effect.type === 'store_success') ports.storeSuccess(effect.order);
    else if (effect.type === 'go_to_success') after(GO_TO_SUCCESS_MS, () => ports.goToSuccess());
    else if (orderNumber === null) return;
    else if (effect.type === 'clear_pending') ports.clearPending(orderNumber);
    else {
      if (effect.type === 'check' && nextPoll !== null) keepPolling();
      const asked = effect.type === 'check' ? ports.checkStatus(orderNumber) : ports.askToken(orderNumber);
      void asked.then(send);
    }
  }

  /** The next poll is counted from the latest check, whatever asked for that. */
  function keepPolling(): void {
    if (nextPoll !== null) clearTimeout(nextPoll);
    nextPoll = setTimeout(
      () => {
        send({ type: 'poll_due' });
        keepPolling();
      },
      paymentPollDelayMs(state.polls, Math.random()),
    );
  }

  function keepCounting(): void {
    after(SECOND_MS, () => {
      send({ type: 'second_passed' });
      keepCounting();
    });
  }

  async function session(): Promise<PaymentSession | null> {
    const { orderNumber, refusal } = state;
    if (state.session === null && orderNumber !== null && refusal === null) send(await ports.askToken(orderNumber));
    return state.session;
  }

  function start(): () => void {
    if (state.phase === 'paid') after(GO_TO_SUCCESS_MS, () => ports.goToSuccess());
    if (isWatching(state)) {
      after(firstCheckMs, () => send({ type: 'recheck_due' }));
      keepPolling();
      keepCounting();
    }
    return () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
      if (nextPoll !== null) clearTimeout(nextPoll);
      nextPoll = null;
    };
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    session,
    recheckIn: (delayMs) => after(delayMs, () => send({ type: 'recheck_due' })),
    start,
  };
}
