import type { PendingState } from './pending-machine';
import { PAYMENT_TEXTS } from './payment.texts';
import type { MarkTone } from './StatusMark';

const { titles, labels } = PAYMENT_TEXTS;

export interface PendingView {
  title: string;
  /** The word after "Status"; null when there is no order to speak of. */
  label: string | null;
  /** The order can still be paid or cancelled from this page. */
  active: boolean;
  tone: MarkTone;
}

const ENDED: Readonly<Record<string, { title: string; label: string }>> = {
  expire: { title: titles.expired, label: labels.expire },
  cancel: { title: titles.failed, label: labels.cancel },
  deny: { title: titles.failed, label: labels.deny },
  cancelled: { title: titles.orderCancelled, label: labels.cancel },
};

/** Title and status line of the payment page (public-site specification, section 4, "Titles"). */
export function viewPending(state: PendingState): PendingView {
  switch (state.phase) {
    case 'none':
      return { title: titles.none, label: null, active: false, tone: 'ended' };
    case 'paid':
      return { title: titles.confirmed, label: labels.paid, active: false, tone: 'good' };
    case 'deleted':
      return { title: titles.orderExpired, label: labels.deleted, active: false, tone: 'ended' };
    case 'cancelled':
      return { title: titles.orderCancelled, label: labels.cancelled, active: false, tone: 'ended' };
    case 'failed': {
      const ended = ENDED[state.status ?? ''] ?? { title: titles.failed, label: labels.failed };
      return { ...ended, active: false, tone: 'ended' };
    }
    case 'monitoring':
      return { title: titles.pending, label: labels.waiting, active: true, tone: 'waiting' };
  }
}
