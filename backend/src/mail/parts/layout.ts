import type { Language } from '@festival/contracts';
import type { FestivalFacts } from '../../platform/settings/festival-facts.js';
import { COLOURS, REALMS } from '../texts/colours.js';
import { html, type SafeHtml } from './html.js';

export const SERIF = "Georgia,'Times New Roman',serif";
export const SANS = "'Plus Jakarta Sans','Segoe UI',Helvetica,Arial,sans-serif";

/** For programs that know them: less padding on a phone, and a night version instead of a forced inversion. */
const STYLE = html`<style>
  :root {
    color-scheme: light dark;
    supported-color-schemes: light dark;
  }
  body {
    margin: 0;
    padding: 0;
    width: 100%;
    -webkit-text-size-adjust: 100%;
  }
  @media (max-width: 480px) {
    .pad {
      padding-left: 20px !important;
      padding-right: 20px !important;
    }
    .title {
      font-size: 26px !important;
    }
  }
  @media (prefers-color-scheme: dark) {
    .paper {
      background-color: #14294f !important;
    }
    .ink,
    .ink a {
      color: #f6e7c4 !important;
    }
    .faded,
    .faded a {
      color: #c9c0d6 !important;
    }
    .rule {
      border-color: #37507f !important;
    }
    .box {
      background-color: #0b1f45 !important;
      border-color: #37507f !important;
    }
  }
</style>`;

export interface Page {
  language: Language;
  title: string;
  /** Shown behind the subject in a list of mails. */
  preview: string;
  festival: FestivalFacts;
  content: SafeHtml;
  footer: string;
}

/**
 * The frame of every mail: 600 px, tables and inline styles, since mail programs know little else. Indentation goes:
 * Gmail cuts a mail off at 102 kB.
 */
export function page({ language, title, preview, festival, content, footer }: Page): string {
  const realms = REALMS.map(
    (colour) =>
      html`<td
        bgcolor="${colour}"
        width="20%"
        height="5"
        style="background-color:${colour};font-size:0;line-height:5px"
      >
        &nbsp;
      </td>`,
  );
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no" />
        <title>${title}</title>
        ${STYLE}
      </head>
      <body style="margin:0;padding:0;background-color:${COLOURS.night}" bgcolor="${COLOURS.night}">
        <div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}</div>
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          bgcolor="${COLOURS.night}"
          style="background-color:${COLOURS.night}"
        >
          <tr>
            <td align="center">
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px;width:100%"
              >
                <tr>
                  <td class="pad" align="center" style="padding:32px 36px 26px">${masthead(festival)}</td>
                </tr>
                <tr>
                  <td>
                    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
                      <tr>
                        ${realms}
                      </tr>
                    </table>
                  </td>
                </tr>
                <tr>
                  <td
                    class="paper pad"
                    bgcolor="${COLOURS.paper}"
                    style="background-color:${COLOURS.paper};padding:36px 36px 32px"
                  >
                    ${content}
                  </td>
                </tr>
                <tr>
                  <td
                    class="pad"
                    align="center"
                    style="padding:24px 36px 36px;font-family:${SANS};font-size:13px;line-height:20px;color:#b9c4da;overflow-wrap:anywhere"
                  >
                    ${footer}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup.replace(/\n\s+/g, '\n');
}

function masthead(festival: FestivalFacts): SafeHtml {
  return html`<div
      style="font-family:${SERIF};font-size:15px;line-height:18px;color:${COLOURS.yellow};letter-spacing:6px"
    >
      &#10022;&#65038;&nbsp;&#10022;&#65038;&nbsp;&#10022;&#65038;
    </div>
    <div
      style="font-family:${SERIF};font-size:25px;line-height:32px;font-weight:bold;letter-spacing:2px;color:${COLOURS.parchment};text-transform:uppercase;padding-top:8px"
    >
      ${festival.name}
    </div>
    <div
      style="font-family:${SANS};font-size:13px;line-height:20px;letter-spacing:1px;color:${COLOURS.yellow};padding-top:4px"
    >
      ${festival.edition}
    </div>`;
}
