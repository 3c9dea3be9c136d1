import type { Language } from '../../lib/language';
import type { PaymentTexts } from './payment.texts';
import type { PaymentSession } from './pending-machine';
import { openSnap, SnapFailure, type SnapFailureKind, type SnapOutcome } from './snap';

type Alert = keyof PaymentTexts['alerts'];

const FAILURES: Readonly<Record<SnapFailureKind, Alert>> = {
  script_failed: 'scriptFailed',
  not_ready: 'notReady',
  open_failed: 'openFailed',
};

export type Reopened =
  { kind: 'alert'; alert: Alert } | { kind: 'ended'; outcome: SnapOutcome; afterMs: number } | { kind: 'session_over' };

/** How long the server gets to hear of it before the status is asked (specification, section 4 "Re-open Payment"). */
const RECHECK_MS: Readonly<Record<SnapOutcome, number>> = {
  success: 1_000,
  pending: 1_000,
  error: 1_000,
  close: 2_000,
};

/** Opens the pop-up with the stored token and says what follows from how it ended. Never rejects. */
export async function reopenPayment(session: PaymentSession | null, now: Date, language: Language): Promise<Reopened> {
  if (!session) return { kind: 'alert', alert: 'noToken' };
  if (session.expiresAt !== null && Date.parse(session.expiresAt) <= now.getTime()) return { kind: 'session_over' };
  try {
    const outcome = await openSnap(session.snapToken, language);
    return { kind: 'ended', outcome, afterMs: RECHECK_MS[outcome] };
  } catch (error) {
    const kind = error instanceof SnapFailure ? error.kind : 'open_failed';
    return { kind: 'alert', alert: FAILURES[kind] };
  }
}
