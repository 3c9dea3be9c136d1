import type { PendingOrder, RecentSuccessfulOrder } from '../../../lib/storage/session';
import type { Stored } from '../../../lib/storage/browser-storage';
import { startPending, type PaymentSession, type PendingState } from './pending-machine';
import { FIRST_CHECK_MS } from './pending-monitor';

export type PendingStart =
  { kind: 'go_to_success' } | { kind: 'show'; state: PendingState; firstCheckMs: number; dropStored: boolean };

interface Known {
  /** From the address: order_id or order_number. */
  addressed: string | null;
  stored: Stored<PendingOrder>;
  recent: RecentSuccessfulOrder | null;
}

/**
 * The payment page's first step: an order in the address is checked at once, a stored one after 100 ms; with neither, a
 * recent success leads to the success page.
 */
export function decideStart({ addressed, stored, recent }: Known): PendingStart {
  const order = stored.state === 'found' ? stored.value : null;
  if (addressed) return show(startPending(addressed, order?.orderId === addressed ? sessionOf(order) : null), 0);
  if (order) return show(startPending(order.orderId, sessionOf(order)), FIRST_CHECK_MS);
  if (stored.state === 'invalid') {
    return { ...show(startPending(null, null, { key: 'invalidOrder' }), 0), dropStored: true };
  }
  return recent ? { kind: 'go_to_success' } : show(startPending(null, null), 0);
}

function sessionOf({ snapToken }: PendingOrder): PaymentSession | null {
  return snapToken ? { snapToken, expiresAt: null } : null;
}

function show(state: PendingState, firstCheckMs: number) {
  return { kind: 'show', state, firstCheckMs, dropStored: false } as const;
}
