import type { Expiry, SnapSession } from '../protocol/model.js';
import type { PaymentMethod } from '../protocol/payment-methods.js';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** When an attempt expires: `expiry` from its start time, or from the choice of the method; else the method's default. */
export function attemptExpiry(method: PaymentMethod, expiry: Expiry | null, chosenAt: Date): Date {
  const start = expiry?.startTime ?? chosenAt;
  const durationMs = expiry?.durationMs ?? method.defaultExpiryMinutes * MINUTE_MS;
  return new Date(start.getTime() + durationMs);
}

/** When the page itself expires: `page_expiry`, else `expiry`, else 24 hours after the token was made. */
export function pageExpiry(expiry: Expiry | null, pageExpiryMs: number | null, createdAt: Date): Date {
  if (pageExpiryMs !== null) return new Date(createdAt.getTime() + pageExpiryMs);
  if (expiry) return new Date((expiry.startTime ?? createdAt).getTime() + expiry.durationMs);
  return new Date(createdAt.getTime() + DAY_MS);
}

export type PageState = 'open' | 'expired' | 'replaced' | 'cancelled';

export function pageState(session: SnapSession, now: Date): PageState {
  if (session.state !== 'live') return session.state;
  return now >= session.pageExpiresAt ? 'expired' : 'open';
}
