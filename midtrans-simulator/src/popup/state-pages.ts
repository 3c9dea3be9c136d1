import type { PageState } from '../engine/attempt-expiry.js';
import type { Transaction } from '../protocol/model.js';
import { isChallenged, isPaid } from '../protocol/transaction-state.js';
import { html, type Html } from './html.js';
import { bareLayout, layout } from './layout.js';
import type { PopupContext } from './popup-context.js';
import type { Language, Texts } from './texts.js';

type Tone = 'good' | 'waiting' | 'bad';

const marks: Record<Tone, string> = { good: 'M5 13l5 5 9-11', waiting: 'M12 6v7l4 2', bad: 'M7 7l10 10M17 7L7 17' };

function message(tone: Tone, title: string, text: string, buttons: Html | null = null): Html {
  return html`<div class="message ${tone}">
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="${marks[tone]}" /></svg>
    <h2 tabindex="-1" data-focus>${title}</h2>
    <p>${text}</p>
    ${buttons}
  </div>`;
}

/** The page of an attempt that has ended, or whose result goes to the shop now. */
export function outcomePage(context: PopupContext, transaction: Transaction, mayRetry: boolean): Html {
  const { t } = context;
  if (isChallenged(transaction)) return layout(context, message('waiting', t.challengedTitle, t.challengedText));
  if (isPaid(transaction)) return layout(context, message('good', t.paidTitle, t.paidText));
  if (transaction.status === 'pending') return layout(context, message('waiting', t.pendingTitle, t.pendingText));
  const retry = html`<button type="button" class="primary" data-action="list" data-testid="retry">
    ${t.otherMethod}
  </button>`;
  const buttons = html`${mayRetry && retry}
    <button type="button" class="wide" data-action="finish" data-testid="finish">${t.toMerchant}</button>`;
  const kind = transaction.status === 'expire' ? 'expire' : transaction.status === 'cancel' ? 'cancel' : 'deny';
  return layout(context, message('bad', t[`${kind}Title`], t[`${kind}Text`], buttons));
}

const reasons: Record<Exclude<PageState, 'open'> | 'unknown', keyof Texts> = {
  expired: 'goneExpired',
  cancelled: 'goneCancelled',
  replaced: 'goneReplaced',
  unknown: 'goneUnknown',
};

/** The page of a token that can't be used any more. */
export function gonePage(t: Texts, language: Language, reason: keyof typeof reasons): Html {
  return bareLayout(t, language, message('bad', t.goneTitle, t[reasons[reason]]));
}
