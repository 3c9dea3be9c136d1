import { html, type Html } from './html.js';
import type { PopupContext } from './popup-context.js';
import type { Texts } from './texts.js';

export function formatRupiah(amount: number): string {
  return new Intl.NumberFormat('id-ID', { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 }).format(
    amount,
  );
}

const arrow = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7" /></svg>`;
const cross = html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18" /></svg>`;

function bar(t: Texts, canGoBack: boolean): Html {
  const back = html`<button
    type="button"
    class="icon"
    data-action="list"
    data-testid="back"
    aria-label="${t.back}"
    title="${t.back}"
  >
    ${arrow}
  </button>`;
  return html`<p class="simulator">${t.simulator}</p>
    <div class="bar">
      ${canGoBack ? back : html`<span class="icon"></span>`}
      <p class="bar-title">${t.payment}</p>
      <button
        type="button"
        class="icon"
        data-action="close"
        data-testid="close"
        aria-label="${t.close}"
        title="${t.close}"
      >
        ${cross}
      </button>
    </div>`;
}

function summary({ t, order, session, options }: PopupContext): Html {
  const rows = session.items.map(
    ({ name, price, quantity }) =>
      html`<li><span>${quantity} × ${name}</span><span>${formatRupiah(price * quantity)}</span></li>`,
  );
  const details = html`<details>
    <summary>${t.orderDetails}</summary>
    <ul>
      ${rows}
    </ul>
  </details>`;
  return html`<section class="summary">
    <p class="total"><span>${t.total}</span><strong data-testid="amount">${formatRupiah(order.grossAmount)}</strong></p>
    <p class="order-id">${t.orderId} <span data-testid="order-id">${order.orderId}</span></p>
    ${rows.length > 0 && options.skipOrderSummary !== true && details}
  </section>`;
}

/** A page of the pop-up with its frame. */
export function layout(context: PopupContext, body: Html, canGoBack = false): Html {
  const { t, language } = context;
  return html`<div class="card" lang="${language}">
    ${bar(t, canGoBack)} ${summary(context)}
    <div class="page">${body}</div>
    <p id="notice" class="error" role="alert" hidden>${t.failed}</p>
  </div>`;
}

/** The frame when there is no order to show. */
export function bareLayout(t: Texts, language: string, body: Html): Html {
  return html`<div class="card" lang="${language}">
    ${bar(t, false)}
    <div class="page">${body}</div>
  </div>`;
}
