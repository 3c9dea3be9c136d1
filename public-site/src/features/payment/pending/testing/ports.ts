import type { OrderStatus, PaymentStatusData } from '@festival/contracts';
import { startPending, stepPending, type PendingEvent, type PendingState } from '../pending-machine';

export const ORDER = 'FEST-0123456789';
export const SESSION = { snapToken: 'token', expiresAt: null };

export const HELD_UNTIL = '2025-11-01T12:42:00Z';

/** `status` may be one that the site doesn't know. `isOpen` when left out: as long as it is pending. */
export function answer(
  status: string,
  flag: 'is_successful' | 'is_failed' | 'is_pending' | 'none',
  isOpen = flag === 'is_pending',
): PendingEvent {
  const data: PaymentStatusData = {
    order_number: ORDER,
    status: status as OrderStatus,
    status_description: '',
    is_successful: flag === 'is_successful',
    is_failed: flag === 'is_failed',
    is_pending: flag === 'is_pending',
    is_open: isOpen,
    expires_at: HELD_UNTIL,
    paid_at: flag === 'is_successful' ? '2025-11-01T05:00:00Z' : null,
  };
  return { type: 'answered', data };
}

/** Runs events one after the other; gives the last state and the types of all effects. */
export function run(start: PendingState, ...events: PendingEvent[]): { state: PendingState; effects: string[] } {
  let state = start;
  const effects: string[] = [];
  for (const event of events) {
    const step = stepPending(state, event);
    state = step.state;
    effects.push(...step.effects.map((effect) => effect.type));
  }
  return { state, effects };
}

export const watching = (): PendingState => startPending(ORDER, SESSION);
export const asking = (): PendingState => run(watching(), { type: 'check_pressed' }).state;
