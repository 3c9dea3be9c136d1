import { toString as drawQr } from 'qrcode';
import { paymentCodeOf } from '../engine/order-store.js';
import type { Transaction } from '../protocol/model.js';
import { findMethod } from '../protocol/payment-methods.js';
import { formatWib } from '../protocol/wib-time.js';
import { html, trusted, type Html } from './html.js';
import { layout } from './layout.js';
import { methodLabel, type PopupContext } from './popup-context.js';

/** The buttons that stand for what the payer does elsewhere. */
export function payerControls({ t }: PopupContext, withPay: boolean): Html {
  const pay = html`<button type="button" class="primary" data-action="pay" data-testid="pay">${t.payNow}</button>`;
  return html`<section class="controls" aria-label="${t.onlyHere}">
    <p>${t.onlyHere}</p>
    ${withPay && pay}
    <div class="pair">
      <button type="button" data-action="deny" data-testid="deny">${t.denyPayment}</button>
      <button type="button" data-action="expire" data-testid="expire">${t.letExpire}</button>
    </div>
  </section>`;
}

function codeBox({ t }: PopupContext, label: string, code: string): Html {
  return html`<div class="code">
    <p>${label}</p>
    <p id="payment-code" data-testid="payment-code">${code}</p>
    <button type="button" data-copy="${code}" data-copied="${t.copied}">${t.copy}</button>
  </div>`;
}

function payAddress(context: PopupContext, transaction: Transaction): string {
  return `${context.origin}/pay?code=${encodeURIComponent(transaction.id)}`;
}

async function instructions(context: PopupContext, transaction: Transaction): Promise<Html> {
  const { t } = context;
  const { paymentType, instrument, method } = transaction;
  const code = paymentCodeOf(transaction);
  if (paymentType === 'qris') {
    const drawing = await drawQr(payAddress(context, transaction), {
      type: 'svg',
      margin: 1,
      errorCorrectionLevel: 'M',
    });
    return html`<p>${t.scan}</p>
      <div class="qr" role="img" aria-label="QRIS" data-testid="qr">${trusted(drawing)}</div>`;
  }
  if (method === 'echannel') {
    const company = html`<p class="company">${t.billerCode} <strong>${String(instrument.biller_code)}</strong></p>`;
    return html`<p>${t.billTo}</p>
      ${company} ${codeBox(context, t.billKey, code)}`;
  }
  const group = findMethod(method)?.group;
  if (group === 'bank')
    return html`<p>${t.transferTo}</p>
      ${codeBox(context, t.vaNumber, code)}`;
  if (group === 'store')
    return html`<p>${t.tellCashier}</p>
      ${codeBox(context, t.paymentCode, code)}`;
  return html`<p>${t.openApp}</p>
    <button type="button" data-deeplink="${payAddress(context, transaction)}">${t.openAppButton}</button>`;
}

/** Where and until when to pay a pending attempt that isn't a card. */
export async function instructionPage(context: PopupContext, transaction: Transaction): Promise<Html> {
  const { t } = context;
  const method = findMethod(transaction.method);
  const body = html`<h2 tabindex="-1" data-focus>${method ? methodLabel(method, t) : transaction.paymentType}</h2>
    <p class="until">${t.payBefore} <strong>${formatWib(transaction.expiryTime)} WIB</strong></p>
    ${await instructions(context, transaction)}
    <button type="button" class="wide" data-action="later" data-testid="later">${t.payLater}</button>
    ${payerControls(context, true)}`;
  return layout(context, body, context.methods.length > 1);
}
