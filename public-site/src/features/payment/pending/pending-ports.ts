import type { OpenOrderData } from '@festival/contracts';
import { ApiError } from '../../../lib/api/api';
import { pendingOrder, purchaseToken, recentSuccessfulOrder } from '../../../lib/storage/session';
import { createPayment, fetchPaymentStatus } from '../payment.api';
import type { PendingEvent, Refusal } from './pending-machine';
import type { PendingPorts } from './pending-monitor';

const NOT_FOUND = 404;
const CONFLICT = 409;
/** The purchase token is over, or another buyer's. */
const NOT_OURS = [401, 403];
const TOO_MANY = 429;
/** The wait when the server asks for no calls without saying how long. */
const DEFAULT_WAIT_SECONDS = 10;
/** Limits the server's Retry-After: a waiting buyer is told within a minute. */
const LONGEST_WAIT_SECONDS = 60;

/** The payment page's calls and stores; the page passes `goToSuccess`, since it knows the paths. */
export function createPendingPorts(goToSuccess: () => void): PendingPorts {
  return {
    checkStatus,
    askToken,
    storeSession: (orderId, { snapToken }) => pendingOrder.set({ orderId, snapToken }),
    storeSuccess: (order) => recentSuccessfulOrder.set(order),
    clearPending,
    goToSuccess,
  };
}

/** Another order that waits for its payment in this browser stays stored. */
function clearPending(orderNumber: string): void {
  const stored = pendingOrder.get();
  if (stored === null || stored.orderId === orderNumber) pendingOrder.remove();
}

/** Asks for the status; every failure is an event too. */
export async function checkStatus(orderNumber: string): Promise<PendingEvent> {
  try {
    const data = await fetchPaymentStatus(orderNumber);
    return typeof data?.status === 'string' ? { type: 'answered', data } : { type: 'unreadable' };
  } catch (error) {
    if (!(error instanceof ApiError)) return { type: 'connection_lost' };
    if (isNotFound(error)) return { type: 'not_found' };
    if (error.status === TOO_MANY || error.retryAfter !== null) {
      const asked = error.retryAfter ?? DEFAULT_WAIT_SECONDS;
      return { type: 'rate_limited', seconds: Math.min(Math.max(1, asked), LONGEST_WAIT_SECONDS) };
    }
    return { type: 'unreadable' };
  }
}

/** HTTP 404, or a message that says so: the order is gone from the system. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && (error.status === NOT_FOUND || error.message.toLowerCase().includes('not found'));
}

async function askToken(orderNumber: string): Promise<PendingEvent> {
  if (purchaseToken.get() === null) return { type: 'token_failed', final: true, reason: 'notOwner' };
  try {
    const data = await createPayment(orderNumber);
    if (!data?.snap_token) return { type: 'token_failed', final: false, reason: null };
    return { type: 'token_received', session: { snapToken: data.snap_token, expiresAt: data.expires_at ?? null } };
  } catch (error) {
    const refused = error instanceof ApiError && error.status < 500 && error.status !== TOO_MANY;
    return { type: 'token_failed', final: refused, reason: refused ? refusalOf(error) : null };
  }
}

/** The refusal names an order that has no time left to be paid. */
function refusalOf({ status, data }: ApiError): Refusal | null {
  if (NOT_OURS.includes(status)) return 'notOwner';
  if (status !== CONFLICT) return null;
  return (data as Partial<OpenOrderData> | null | undefined)?.open_order ? 'noTimeLeft' : 'notPayable';
}
