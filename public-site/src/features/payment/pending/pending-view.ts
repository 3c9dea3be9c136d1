import type { BuyerOrder } from '@festival/contracts';
import type { Language } from '../../../lib/language';
import { isWatching, type PendingState } from './pending-machine';
import { pendingMessageText, type PaymentTexts } from '../payment.texts';
import { formatTime } from '../payment-times';
import type { MarkTone } from '../StatusMark';

/** The buyer's actions on the payment page; each leads on, never back to the same words. */
export type PendingAction = 'reopen' | 'check' | 'cancel' | 'sendLink' | 'orderNew';

/** The order's facts besides its status: only its owner gets them. */
export type Purchase = { kind: 'stranger' | 'loading' } | { kind: 'owner'; order: BuyerOrder };

export interface PendingView {
  title: string;
  /** The word after "Status"; null when there is no order to speak of. */
  label: string | null;
  message: string;
  /** Until when the tickets are held, or why they can't be paid from here; null when the order isn't open. */
  note: string | null;
  /** In the order of their weight; the first is the likeliest. */
  actions: readonly PendingAction[];
  /** The order can still be paid or cancelled from this page. */
  active: boolean;
  tone: MarkTone;
}

type Words = Pick<PendingView, 'title' | 'label' | 'tone'>;

const ended = (title: string, label: string | null): Words => ({ title, label, tone: 'ended' });

/** The payment page's words and buttons, for every state and every way in. */
export function viewPending(
  state: PendingState,
  texts: PaymentTexts,
  purchase: Purchase = { kind: 'stranger' },
  language: Language = 'en',
): PendingView {
  return {
    ...wordsOf(state, texts),
    message: messageOf(state, texts, purchase),
    note: noteOf(state, texts, language),
    actions: actionsOf(state),
    active: isWatching(state),
  };
}

function actionsOf(state: PendingState): readonly PendingAction[] {
  if (state.phase === 'paid') return [];
  if (!isWatching(state)) return ['orderNew'];
  if (state.session !== null || state.refusal === null) return ['reopen', 'check', 'cancel'];
  return state.refusal === 'notOwner' ? ['sendLink', 'check', 'reopen', 'cancel'] : ['cancel', 'check'];
}

function noteOf(state: PendingState, texts: PaymentTexts, language: Language): string | null {
  if (!isWatching(state)) return null;
  if (state.session === null && state.refusal !== null) return texts.refusals[state.refusal];
  if (state.expiresAt === null) return null;
  const until = formatTime(state.expiresAt, language);
  return state.phase === 'denied' ? texts.stillHeld(until) : texts.held(until);
}

/** Nothing is being processed as long as its owner has chosen no way to pay. */
function messageOf(state: PendingState, { messages }: PaymentTexts, purchase: Purchase): string {
  const said = pendingMessageText(state.message, messages);
  if (state.message.key !== 'processing' || state.isInHand || state.status !== 'pending') return said;
  if (purchase.kind === 'loading') return messages.checking;
  if (purchase.kind !== 'owner' || purchase.order.payment !== null) return said;
  return state.session === null && state.refusal !== null ? messages.unpaid : messages.notPaid;
}

function wordsOf(state: PendingState, { titles, labels }: PaymentTexts): Words {
  switch (state.phase) {
    case 'none':
      return ended(titles.none, null);
    case 'paid':
      return { title: titles.confirmed, label: labels.paid, tone: 'good' };
    case 'deleted':
      return ended(titles.orderExpired, labels.deleted);
    case 'cancelled':
      return ended(titles.orderCancelled, labels.cancelled);
    case 'denied':
      return { title: titles.failed, label: labels.deny, tone: 'waiting' };
    case 'failed':
      return failedWords(state.status, { titles, labels });
    case 'monitoring':
      return { title: titles.pending, label: labels.waiting, tone: 'waiting' };
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
    case 'refund':
      return ended(titles.orderCancelled, labels.refund);
    case 'chargeback':
      return ended(titles.orderCancelled, labels.chargeback);
    default:
      return ended(titles.failed, labels.failed);
  }
}
