import type { Language, Texts } from '../../../lib/language';
import type { PendingMonitor } from './pending-monitor';
import { sendLink } from '../payment.api';
import { openSnap, SnapFailure, type SnapFailureKind, type SnapOutcome } from '../snap';

const EN = {
  noToken: 'Payment session not available. Please try refreshing the page or contact support.',
  scriptFailed: 'Failed to load payment system. Please refresh the page and try again.',
  notReady: 'Payment system is still not ready...',
  openFailed: 'Failed to open payment. Please refresh the page and try again.',
  paymentFailed: 'Payment failed. Please try again or contact support.',
  linkSent: 'If the order can still be paid, the link is on its way to the e-mail address that you ordered with.',
  linkFailed: 'The link could not be sent just now. Please try again later.',
};

const ID: typeof EN = {
  noToken: 'Sesi pembayaran tidak tersedia. Coba muat ulang halaman atau hubungi panitia.',
  scriptFailed: 'Sistem pembayaran gagal dimuat. Silakan muat ulang halaman dan coba lagi.',
  notReady: 'Sistem pembayaran belum siap...',
  openFailed: 'Pembayaran gagal dibuka. Silakan muat ulang halaman dan coba lagi.',
  paymentFailed: 'Pembayaran gagal. Silakan coba lagi atau hubungi panitia.',
  linkSent: 'Kalau pesanannya masih bisa dibayar, tautannya sedang dikirim ke email yang kamu pakai waktu memesan.',
  linkFailed: 'Tautan belum bisa dikirim. Silakan coba lagi nanti.',
};

const TEXTS: Texts<typeof EN> = { en: EN, id: ID };

const FAILURES: Readonly<Record<SnapFailureKind, keyof typeof EN>> = {
  script_failed: 'scriptFailed',
  not_ready: 'notReady',
  open_failed: 'openFailed',
};

/** The page's part in a press on "Re-open Payment". */
export interface Reopening {
  monitor: PendingMonitor;
  language: Language;
  alert: (text: string) => Promise<void>;
  refreshPurchase: () => void;
  cancel: (what: { orderNumber: string; automatic: boolean }) => Promise<void>;
}

/** The server's time to hear of the payment before the status is asked. */
const RECHECK_MS: Readonly<Record<SnapOutcome, number>> = {
  success: 1_000,
  pending: 1_000,
  error: 1_000,
  close: 2_000,
};

/** Opens the pop-up with the stored token and handles its outcome; an order without time is cancelled. */
export async function reopenPayment(page: Reopening): Promise<void> {
  const { monitor, language, alert, refreshPurchase, cancel } = page;
  const texts = TEXTS[language];
  const session = await monitor.session();
  if (!session) return alert(texts.noToken);
  const { orderNumber } = monitor.getState();
  if (session.expiresAt !== null && Date.parse(session.expiresAt) <= Date.now()) {
    if (orderNumber) await cancel({ orderNumber, automatic: true });
    return;
  }
  try {
    const outcome = await openSnap(session.snapToken, language);
    monitor.send({ type: 'pop_up_ended', outcome });
    monitor.recheckIn(RECHECK_MS[outcome]);
    // The method may be another one now, and the server hears of it a little later.
    refreshPurchase();
    setTimeout(refreshPurchase, RECHECK_MS[outcome]);
    if (outcome === 'error') await alert(texts.paymentFailed);
  } catch (error) {
    await alert(texts[FAILURES[error instanceof SnapFailure ? error.kind : 'open_failed']]);
  }
}

/** Mails the link to finish the order to the address that it was ordered with, and says how that went. */
export async function mailLink(orderNumber: string, { language, alert }: Pick<Reopening, 'language' | 'alert'>) {
  const { linkSent, linkFailed } = TEXTS[language];
  const isSent = await sendLink({ order_number: orderNumber }).then(
    () => true,
    () => false,
  );
  await alert(isSent ? linkSent : linkFailed);
}
