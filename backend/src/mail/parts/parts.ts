import { COLOURS } from '../texts/colours.js';
import { html, type SafeHtml } from './html.js';
import { SANS, SERIF } from './layout.js';
import type { PriceLine } from '../texts/price-lines.js';

const BODY = `font-family:${SANS};font-size:16px;line-height:25px;color:${COLOURS.ink}`;

export function title(text: string): SafeHtml {
  return html`<h1
    class="ink title"
    style="margin:0 0 20px;font-family:${SERIF};font-size:30px;line-height:1.2;color:${COLOURS.night}"
  >
    ${text}
  </h1>`;
}

export function heading(text: string): SafeHtml {
  return html`<h2
    class="ink"
    style="margin:32px 0 12px;font-family:${SERIF};font-size:20px;line-height:26px;color:${COLOURS.night}"
  >
    ${text}
  </h2>`;
}

export function paragraph(text: SafeHtml | string): SafeHtml {
  return html`<p class="ink" style="margin:0 0 16px;${BODY};overflow-wrap:anywhere">${text}</p>`;
}

export function small(text: SafeHtml | string): SafeHtml {
  return html`<p
    class="faded"
    style="margin:0 0 12px;${BODY};font-size:14px;line-height:21px;color:${COLOURS.faded};overflow-wrap:anywhere"
  >
    ${text}
  </p>`;
}

export function list(items: readonly string[]): SafeHtml {
  const rows = items.map((item) => html`<li style="margin:0 0 8px">${item}</li>`);
  return html`<ul class="ink" style="margin:0 0 16px;padding:0 0 0 20px;${BODY};font-size:15px;line-height:23px">
    ${rows}
  </ul>`;
}

/** `yellow` for the one thing to do in a mail, `outline` for others. */
export function button(href: string, label: string, look: 'yellow' | 'outline' = 'yellow'): SafeHtml {
  const [ground, border, colour] =
    look === 'yellow' ? [COLOURS.yellow, COLOURS.yellow, COLOURS.night] : [COLOURS.white, COLOURS.navy, COLOURS.navy];
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">
    <tr>
      <td
        bgcolor="${ground}"
        align="center"
        style="background-color:${ground};border:2px solid ${border};border-radius:10px"
      >
        <a
          href="${href}"
          target="_blank"
          style="display:inline-block;padding:13px 26px;font-family:${SANS};font-size:16px;line-height:20px;font-weight:bold;color:${colour};text-decoration:none"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;
}

export function link(href: string, label: string): SafeHtml {
  return html`<a href="${href}" target="_blank" style="color:${COLOURS.navy};font-weight:bold">${label}</a>`;
}

/** Label and value, one under the other, so that long values fit a phone. */
export function facts(rows: ReadonlyArray<readonly [label: string, value: string]>): SafeHtml {
  const cells = rows.map(
    ([label, value]) =>
      html`<tr>
        <td class="rule" style="padding:10px 0;border-bottom:1px solid ${COLOURS.line};overflow-wrap:anywhere">
          <div class="faded" style="font-family:${SANS};font-size:13px;line-height:18px;color:${COLOURS.faded}">
            ${label}
          </div>
          <div class="ink" style="${BODY};font-weight:bold">${value}</div>
        </td>
      </tr>`,
  );
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:0 0 24px;table-layout:fixed"
  >
    ${cells}
  </table>`;
}

export function prices(lines: readonly PriceLine[]): SafeHtml {
  const rows = lines.map(({ label, detail, amount, isTotal }) => {
    const weight = isTotal ? 'font-weight:bold;font-size:18px' : '';
    const edge = isTotal ? `border-top:2px solid ${COLOURS.yellow}` : '';
    const more = detail
      ? html`<div class="faded" style="font-size:13px;line-height:18px;color:${COLOURS.faded}">${detail}</div>`
      : '';
    return html`<tr>
      <td class="ink" style="padding:9px 12px 9px 0;${BODY};${weight};${edge};overflow-wrap:anywhere">
        ${label}${more}
      </td>
      <td
        class="ink"
        align="right"
        valign="top"
        width="38%"
        style="padding:9px 0;${BODY};${weight};${edge};white-space:nowrap"
      >
        ${amount}
      </td>
    </tr>`;
  });
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:0 0 16px"
  >
    ${rows}
  </table>`;
}
