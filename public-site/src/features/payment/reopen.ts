import type { Language, Texts } from '../../lib/language';
import type { PaymentSession } from './pending-machine';
import { openSnap, SnapFailure, type SnapFailureKind, type SnapOutcome } from './snap';

const EN = {
  noToken: 'Payment session not available. Please try refreshing the page or contact support.',
  scriptFailed: 'Failed to load payment system. Please refresh the page and try again.',
  notReady: 'Payment system is still not ready...',
  openFailed: 'Failed to open payment. Please refresh the page and try again.',
  paymentFailed: 'Payment failed. Please try again or contact support.',
};

const ID: typeof EN = {
  noToken: 'Sesi pembayaran tidak tersedia. Coba muat ulang halaman atau hubungi panitia.',
  scriptFailed: 'Sistem pembayaran gagal dimuat. Silakan muat ulang halaman dan coba lagi.',
  notReady: 'Sistem pembayaran belum siap...',
  openFailed: 'Pembayaran gagal dibuka. Silakan muat ulang halaman dan coba lagi.',
  paymentFailed: 'Pembayaran gagal. Silakan coba lagi atau hubungi panitia.',
};

const TEXTS: Texts<typeof EN> = { en: EN, id: ID };

const FAILURES: Readonly<Record<SnapFailureKind, keyof typeof EN>> = {
  script_failed: 'scriptFailed',
  not_ready: 'notReady',
  open_failed: 'openFailed',
};

/** How it went; `alert` is what the buyer is told first. */
export type Reopened =
  | { kind: 'alert'; alert: string }
  | { kind: 'ended'; outcome: SnapOutcome; afterMs: number; alert: string | null }
  | { kind: 'session_over' };

/** How long the server gets to hear of it before the status is asked (specification, section 4 "Re-open Payment"). */
const RECHECK_MS: Readonly<Record<SnapOutcome, number>> = {
  success: 1_000,
  pending: 1_000,
  error: 1_000,
  close: 2_000,
};

/** Opens the pop-up with the stored token and says what follows from how it ended. Never rejects. */
export async function reopenPayment(session: PaymentSession | null, now: Date, language: Language): Promise<Reopened> {
  const texts = TEXTS[language];
  if (!session) return { kind: 'alert', alert: texts.noToken };
  if (session.expiresAt !== null && Date.parse(session.expiresAt) <= now.getTime()) return { kind: 'session_over' };
  try {
    const outcome = await openSnap(session.snapToken, language);
    const alert = outcome === 'error' ? texts.paymentFailed : null;
    return { kind: 'ended', outcome, afterMs: RECHECK_MS[outcome], alert };
  } catch (error) {
    const kind = error instanceof SnapFailure ? error.kind : 'open_failed';
    return { kind: 'alert', alert: texts[FAILURES[kind]] };
  }
}
