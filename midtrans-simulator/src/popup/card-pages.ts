import { html, type Html } from './html.js';
import { payerControls } from './instruction-page.js';
import { layout } from './layout.js';
import { field, type PopupContext } from './popup-context.js';
import { TEST_CARDS, type CardFields } from './test-cards.js';
import type { Texts } from './texts.js';

function spaced(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}

function input(name: string, label: string, value: string, error: string | null, attributes: Html): Html {
  const message = html`<span class="error" id="${name}-error">${error ?? ''}</span>`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      inputmode="numeric"
      aria-invalid="${error === null ? 'false' : 'true'}"
      aria-describedby="${name}-error"
      ${attributes}
    />
    ${message}
  </div>`;
}

/** The card form; `errors` are text keys by field. */
export function cardPage(context: PopupContext, errors: Partial<Record<keyof CardFields, keyof Texts>> = {}): Html {
  const { t, options } = context;
  const prefilled = (name: string, option: string) => field(context, name) || String(options[option] ?? '');
  const errorOf = (name: keyof CardFields) => (errors[name] ? t[errors[name]] : null);
  const cards = TEST_CARDS.map(({ number, label }) => {
    const filling = JSON.stringify({ number: spaced(number), expiry: '12/30', cvv: '123' });
    return html`<li>
      <button type="button" class="fill" data-fill="${filling}">${spaced(number)}<span>${t[label]}</span></button>
    </li>`;
  });
  const number = prefilled('number', 'creditCardNumber');
  const expiry = prefilled('expiry', 'creditCardExpiry');
  const cvv = prefilled('cvv', 'creditCardCvv');
  const body = html`<h2 tabindex="-1" data-focus>${t.creditCard}</h2>
    <form data-submit="card" novalidate>
      ${input('number', t.cardNumber, number, errorOf('number'), html`autocomplete="cc-number" maxlength="23"`)}
      <div class="pair">
        ${input('expiry', t.cardExpiry, expiry, errorOf('expiry'), html`autocomplete="cc-exp" maxlength="7"`)}
        ${input('cvv', t.cardCvv, cvv, errorOf('cvv'), html`autocomplete="cc-csc" maxlength="4"`)}
      </div>
      <button type="submit" class="primary" data-testid="pay">${t.payNow}</button>
    </form>
    <section class="controls" aria-label="${t.testCards}">
      <p>${t.testCards}</p>
      <ul class="cards">
        ${cards}
      </ul>
    </section>`;
  return layout(context, body, context.methods.length > 1);
}

/** The bank's question after the card form. */
export function otpPage(context: PopupContext): Html {
  const { t } = context;
  const body = html`<h2 tabindex="-1" data-focus>${t.otpTitle}</h2>
    <p>${t.otpHint}</p>
    <form data-submit="otp" novalidate>
      ${input('otp', t.otp, '', null, html`autocomplete="one-time-code" maxlength="6"`)}
      <button type="submit" class="primary" data-testid="confirm">${t.confirm}</button>
    </form>
    ${payerControls(context, false)}`;
  return layout(context, body, context.methods.length > 1);
}
