import type { PendingState } from './pending-machine';
import { pendingMessageText, type PaymentTexts } from './payment.texts';
import type { MarkTone } from './StatusMark';

export interface PendingView {
  title: string;
  /** The word after "Status"; null when there is no order to speak of. */
  label: string | null;
  message: string;
  /** The order can still be paid or cancelled from this page. */
  active: boolean;
  tone: MarkTone;
}

type Words = Omit<PendingView, 'message'>;

const ended = (title: string, label: string | null): Words => ({ title, label, active: false, tone: 'ended' });

/** Title, status line and message of the payment page (public-site specification, section 4, "Titles"). */
export function viewPending(state: PendingState, texts: PaymentTexts): PendingView {
  return { ...words(state, texts), message: pendingMessageText(state.message, texts.messages) };
}

function words(state: PendingState, { titles, labels }: PaymentTexts): Words {
  switch (state.phase) {
    case 'none':
      return ended(titles.none, null);
    case 'paid':
      return { title: titles.confirmed, label: labels.paid, active: false, tone: 'good' };
    case 'deleted':
      return ended(titles.orderExpired, labels.deleted);
    case 'cancelled':
      return ended(titles.orderCancelled, labels.cancelled);
    case 'failed':
      return failedWords(state.status, { titles, labels });
    case 'monitoring':
      return { title: titles.pending, label: labels.waiting, active: true, tone: 'waiting' };
  }
}

function failedWords(status: string | null, { titles, labels }: Pick<PaymentTexts, 'titles' | 'labels'>): Words {
  switch (status) {
    case 'expire':
      return ended(titles.expired, labels.expire);
    case 'cancel':
      return ended(titles.failed, labels.cancel);
    case 'deny':
      return ended(titles.failed, labels.deny);
    case 'cancelled':
      return ended(titles.orderCancelled, labels.cancel);
    default:
      return ended(titles.failed, labels.failed);
  }
}
