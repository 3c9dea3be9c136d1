import { pageState } from '../engine/attempt-expiry.js';
import type { Json, Transaction } from '../protocol/model.js';
import type { PaymentMethod } from '../protocol/payment-methods.js';
import { isPaid, latestAttempt } from '../protocol/transaction-state.js';
import { callbackResult, processedResult } from './callback-result.js';
import { cardPage, otpPage } from './card-pages.js';
import type { Html } from './html.js';
import { instructionPage } from './instruction-page.js';
import { listPage } from './list-page.js';
import { field, shownAttempt, type PopupContext } from './popup-context.js';
import { gonePage, outcomePage } from './state-pages.js';
import { cardOutcome, checkCard, maskCard, OTP } from './test-cards.js';

/** The next page of the pop-up; a `result` goes to the shop's callback and ends the pop-up. */
export interface PopupTurn {
  html: Html;
  transaction: Transaction | null;
  result: Json | null;
}

type Turn = PopupTurn | Promise<PopupTurn>;

function gone({ t, language, session, sim }: PopupContext): PopupTurn {
  const state = pageState(session, sim.clock.now());
  return { html: gonePage(t, language, state === 'open' ? 'unknown' : state), transaction: null, result: null };
}

/** The page that fits the attempt's state; money that has arrived is told to the shop at once. */
async function show(context: PopupContext, transaction: Transaction): Promise<PopupTurn> {
  if (transaction.status === 'pending') {
    const isCard = transaction.paymentType === 'credit_card';
    const html = isCard ? otpPage(context) : await instructionPage(context, transaction);
    return { html, transaction, result: null };
  }
  const mayRetry = pageState(context.session, context.sim.clock.now()) === 'open';
  const result = isPaid(transaction) ? callbackResult(transaction, context.session) : null;
  return { html: outcomePage(context, transaction, mayRetry), transaction, result };
}

function finish(context: PopupContext, transaction: Transaction): PopupTurn {
  const html = outcomePage(context, transaction, false);
  return { html, transaction, result: callbackResult(transaction, context.session) };
}

function list(context: PopupContext): PopupTurn {
  return { html: listPage(context), transaction: null, result: null };
}

/** Desktop GoPay and ShopeePay are paid by QRIS; on a phone, or when the shop asks for it, in their app. */
function typeOf(method: PaymentMethod, { uiMode, gopayMode, mobile }: Json): string {
  const mode = (method.key === 'gopay' ? gopayMode : undefined) ?? uiMode ?? 'auto';
  const inApp = mode === 'deeplink' || (mode !== 'qr' && mobile === true);
  return ['gopay', 'shopeepay'].includes(method.key) && !inApp ? 'qris' : method.paymentType;
}

function choose(context: PopupContext, method: PaymentMethod | undefined): Turn {
  if (!method) return list(context);
  if (method.group === 'card') return { html: cardPage(context), transaction: null, result: null };
  const latest = latestAttempt(context.order);
  if (latest?.status === 'pending' && latest.method === method.key) return show(context, latest);
  const paymentType = typeOf(method, context.options);
  return show(context, context.sim.payments.open(context.order, method, { paymentType }).transaction);
}

function open(context: PopupContext): Turn {
  const latest = latestAttempt(context.order);
  if (latest?.status === 'pending') return show(context, latest);
  const wished = context.methods.find(({ key }) => key === context.options.selectedPaymentType);
  const [only, second] = context.methods;
  return choose(context, wished ?? (second ? undefined : only));
}

function submitCard(context: PopupContext): Turn {
  const { sim, order, session } = context;
  const method = context.methods.find(({ group }) => group === 'card');
  if (!method) return list(context);
  const fields = { number: field(context, 'number'), expiry: field(context, 'expiry'), cvv: field(context, 'cvv') };
  const errors = checkCard(fields, sim.clock.now());
  if (Object.keys(errors).length > 0) return { html: cardPage(context, errors), transaction: null, result: null };
  const { transaction } = sim.payments.open(order, method, { instrument: { masked_card: maskCard(fields.number) } });
  return session.secureCard ? show(context, transaction) : completeCard(context, transaction);
}

function completeCard(context: PopupContext, transaction: Transaction): Turn {
  const { outcome, fraudStatus } = cardOutcome(transaction.instrument.masked_card);
  if (outcome === 'deny') void context.sim.payments.end(transaction, 'deny', fraudStatus);
  else void context.sim.payments.pay(transaction, fraudStatus);
  return show(context, transaction);
}

function confirmOtp(context: PopupContext, transaction: Transaction): Turn {
  if (field(context, 'otp').trim() === OTP) return completeCard(context, transaction);
  void context.sim.payments.end(transaction, 'deny');
  return show(context, transaction);
}

/** Does what a button under a pending attempt asks for. */
function onPending(context: PopupContext, action: string, transaction: Transaction): Turn {
  const { payments } = context.sim;
  if (action === 'later') return finish(context, transaction);
  if (action === 'otp') return confirmOtp(context, transaction);
  if (action === 'pay') void payments.pay(transaction);
  if (action === 'deny') void payments.end(transaction, 'deny');
  if (action === 'expire') void payments.end(transaction, 'expire');
  return show(context, transaction);
}

/** Does what the payer asked for and gives the next page. A token that can't be used any more only says so. */
export function takeTurn(context: PopupContext, action: string): Turn {
  const { order, session, sim } = context;
  sim.payments.catchUp(order);
  const shown = shownAttempt(context);
  const paid = order.transactions.find(isPaid);
  if (paid && action === 'pay' && shown !== paid) {
    return { html: outcomePage(context, paid, false), transaction: paid, result: processedResult() };
  }
  if (paid) return finish(context, paid);
  if (action === 'finish' && shown) return finish(context, shown);
  const aboutPending = ['later', 'otp', 'pay', 'deny', 'expire'].includes(action);
  if (aboutPending && shown?.status === 'pending') return onPending(context, action, shown);
  if (aboutPending && shown) return show(context, shown);
  if (action === 'refresh' && shown && shown.id === context.fields.transaction) return show(context, shown);
  if (pageState(session, sim.clock.now()) !== 'open') return gone(context);
  if (action === 'card') return submitCard(context);
  if (action === 'choose')
    return choose(
      context,
      context.methods.find(({ key }) => key === context.fields.method),
    );
  return action === 'list' ? list(context) : open(context);
}

/** Changes whenever the page on show should be rendered again. */
export function stampOf(context: PopupContext): string {
  const { order, session, sim, fields } = context;
  sim.payments.catchUp(order);
  const shown = order.transactions.find(({ id }) => id === fields.transaction);
  const paid = order.transactions.some(isPaid);
  return [pageState(session, sim.clock.now()), paid ? 'paid' : 'unpaid', shown?.status ?? 'none'].join(' ');
}
