import { COLOURS } from '../texts/colours.js';
import { html, type SafeHtml } from './html.js';
import { SANS } from './layout.js';
import type { MailTexts } from '../texts/mail-texts.js';
import { link } from './parts.js';
import type { MailTicket } from '../mail-payloads.js';

const QR_WIDTH = 240;

export interface TicketCard {
  ticket: MailTicket;
  quantity: number;
  ticketTypeHeader: string;
  /** Content id of the QR's picture in the same mail. */
  qrCid: string;
}

/** One ticket in the e-ticket mail. Its QR stays on white in dark mode too, else a scanner can't read it. */
export function ticketCard({ ticket, quantity, ticketTypeHeader, qrCid }: TicketCard, texts: MailTexts): SafeHtml {
  const own = texts.eTicket;
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:0 0 24px;border-collapse:separate"
  >
    <tr>
      <td
        bgcolor="${COLOURS.navy}"
        style="background-color:${COLOURS.navy};border-radius:12px 12px 0 0;padding:14px 20px;font-family:${SANS};overflow-wrap:anywhere"
      >
        <div style="font-size:13px;line-height:18px;color:${COLOURS.parchment}">
          ${texts.ticketOf(ticket.number, quantity)}
        </div>
        <div style="font-size:18px;line-height:24px;font-weight:bold;color:${COLOURS.yellow}">${ticketTypeHeader}</div>
      </td>
    </tr>
    <tr>
      <td
        class="box"
        align="center"
        bgcolor="${COLOURS.parchment}"
        style="background-color:${COLOURS.parchment};border-radius:0 0 12px 12px;padding:24px 16px 20px;font-family:${SANS}"
      >
        <table role="presentation" cellpadding="0" cellspacing="0" border="0">
          <tr>
            <td bgcolor="#FFFFFF" style="background-color:#ffffff;border-radius:10px;padding:6px">
              <img
                src="cid:${qrCid}"
                width="${QR_WIDTH}"
                height="${QR_WIDTH}"
                alt="${own.qrAlt(ticket.number, ticket.code)}"
                style="display:block;width:${QR_WIDTH}px;height:${QR_WIDTH}px;border:0"
              />
            </td>
          </tr>
        </table>
        <div class="faded" style="padding-top:14px;font-size:13px;line-height:18px;color:${COLOURS.faded}">
          ${own.code}
        </div>
        <div
          class="ink"
          style="font-family:'Courier New',Courier,monospace;font-size:18px;line-height:26px;font-weight:bold;letter-spacing:1px;color:${COLOURS.ink}"
        >
          ${ticket.code}
        </div>
        <div class="ink" style="padding-top:8px;font-size:15px;line-height:22px">
          ${link(ticket.address, own.openTicket)}
        </div>
      </td>
    </tr>
  </table>`;
}
