import type { MethodGroup } from '../protocol/payment-methods.js';
import { html, type Html } from './html.js';
import { layout } from './layout.js';
import { methodLabel, type PopupContext } from './popup-context.js';

const groups: MethodGroup[] = ['wallet', 'bank', 'card', 'store', 'credit'];

const badges: Record<MethodGroup, string> = { wallet: 'APP', bank: 'VA', card: 'CC', store: 'OTC', credit: 'PL' };
const scanned = ['gopay', 'other_qris', 'shopeepay'];

/** The payment methods, grouped; each is a button that carries the method's name. */
export function listPage(context: PopupContext): Html {
  const { t, methods } = context;
  const sections = groups.map((group) => {
    const buttons = methods
      .filter((method) => method.group === group)
      .map(
        (method) =>
          html`<li>
            <button
              type="button"
              class="method"
              data-action="choose"
              data-method="${method.key}"
              data-testid="method-${method.key}"
            >
              <span class="badge ${group}" aria-hidden="true"
                >${scanned.includes(method.key) ? 'QR' : badges[group]}</span
              >${methodLabel(method, t)}
            </button>
          </li>`,
      );
    if (buttons.length === 0) return null;
    return html`<section class="group">
      <h3>${t[group]}</h3>
      <ul>
        ${buttons}
      </ul>
    </section>`;
  });
  const body = html`<h2 tabindex="-1" data-focus>${t.payWith}</h2>
    ${methods.length > 0 ? sections : html`<p>${t.noMethods}</p>`}`;
  return layout(context, body);
}
