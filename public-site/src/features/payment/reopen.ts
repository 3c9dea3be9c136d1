import { PAYMENT_TEXTS } from './payment.texts';
import type { PaymentSession } from './pending-machine';
import { openSnap, SnapFailure, type SnapFailureKind, type SnapOutcome } from './snap';

const { alerts } = PAYMENT_TEXTS;

const FAILURES: Readonly<Record<SnapFailureKind, string>> = {
  script_failed: alerts.scriptFailed,
  not_ready: alerts.notReady,
  open_failed: alerts.openFailed,
};

export type Reopened =
  { kind: 'alert'; text: string } | { kind: 'recheck'; afterMs: number } | { kind: 'session_over' };

/** How long the server gets to hear of it before the status is asked (specification, section 4 "Re-open Payment"). */
const RECHECK_MS: Readonly<Record<Exclude<SnapOutcome, 'error'>, number>> = {
  success: 1_000,
  pending: 1_000,
  close: 2_000,
};

/** Opens the pop-up with the stored token and says what follows from how it ended. Never rejects. */
export async function reopenPayment(session: PaymentSession | null, now: Date): Promise<Reopened> {
  if (!session) return { kind: 'alert', text: alerts.noToken };
  if (session.expiresAt !== null && Date.parse(session.expiresAt) <= now.getTime()) return { kind: 'session_over' };
  try {
    const outcome = await openSnap(session.snapToken);
    if (outcome === 'error') return { kind: 'alert', text: alerts.paymentFailed };
    return { kind: 'recheck', afterMs: RECHECK_MS[outcome] };
  } catch (error) {
    const kind = error instanceof SnapFailure ? error.kind : 'open_failed';
    return { kind: 'alert', text: FAILURES[kind] };
  }
}
