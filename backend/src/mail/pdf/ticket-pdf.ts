import type { Language } from '@festival/contracts';
import { formatLocalTime } from '../../platform/clock/local-time.js';
import type { ETicketPayload, MailTicket } from '../mail-payloads.js';
import { drawMasthead, MARGIN, MASTHEAD_HEIGHT } from './masthead.js';
import { A5, FONTS, line, makePdf, type Pdf } from './pdf-document.js';
import { pdfText } from './pdf-text.js';
import { QUIET_ZONE, type QrCode, qrCodes } from './qr.js';
import { COLOURS } from '../texts/colours.js';
import type { MailTexts } from '../texts/mail-texts.js';
import { textsIn } from '../texts/texts.js';

const WIDTH = A5.width - 2 * MARGIN;
const QR_SIDE = 218;
const QR_TOP = MASTHEAD_HEIGHT + 58;
const ROW = 34;
const DATE_WIDTH = 215;

/** A PDF with one A5 page for each ticket, for printing or showing at the gate. */
export async function ticketPdf(
  payload: ETicketPayload,
  language: Language,
  codes = qrCodes(payload),
): Promise<Buffer> {
  const { order, festival, tickets } = payload;
  const texts = textsIn(language);
  return makePdf(`${festival.name}: ${order.orderNumber}`, festival.name, (pdf) => {
    tickets.forEach((ticket, index) => {
      drawTicket(pdf.addPage(), ticket, payload, texts, language);
      const code = codes[index];
      if (code) drawQr(pdf, code, (A5.width - QR_SIDE) / 2, QR_TOP);
    });
  });
}

function drawTicket(pdf: Pdf, ticket: MailTicket, payload: ETicketPayload, texts: MailTexts, language: Language): void {
  const { order, festival } = payload;
  drawMasthead(pdf, festival);
  drawTier(pdf, order.ticketTypeHeader, texts.ticketOf(ticket.number, order.quantity));
  const codeTop = QR_TOP + QR_SIDE + 10;
  line(pdf, ticket.code, {
    x: MARGIN,
    y: codeTop,
    width: WIDTH,
    size: 17,
    font: FONTS.code,
    colour: COLOURS.ink,
    align: 'center',
  });
  drawTearLine(pdf, codeTop + 34);
  const factsTop = codeTop + 46;
  drawFact(pdf, { x: MARGIN, y: factsTop, width: WIDTH }, texts.buyer, order.buyerName);
  drawFact(pdf, { x: MARGIN, y: factsTop + ROW, width: WIDTH }, texts.venue, festival.venue);
  const date = formatLocalTime(festival.concertDate, language);
  drawFact(pdf, { x: MARGIN, y: factsTop + 2 * ROW, width: DATE_WIDTH }, texts.date, date);
  const right = { x: MARGIN + DATE_WIDTH + 16, y: factsTop + 2 * ROW, width: WIDTH - DATE_WIDTH - 16 };
  drawFact(pdf, right, texts.orderNumber, order.orderNumber);
  drawRules(pdf, factsTop + 3 * ROW + 6, texts);
}

function drawTier(pdf: Pdf, tier: string, number: string): void {
  const y = MASTHEAD_HEIGHT + 16;
  pdf.roundedRect(MARGIN, y, WIDTH, 30, 6).fill(COLOURS.yellow);
  const style = { y: y + 9, font: FONTS.bold, colour: COLOURS.night };
  line(pdf, pdfText(tier), { ...style, y: y + 8, x: MARGIN + 14, width: WIDTH - 130, size: 15, minSize: 8 });
  line(pdf, number, { ...style, x: A5.width - MARGIN - 114, width: 100, size: 11, align: 'right' });
}

/** Drawn as shapes, so it is sharp at any size. */
function drawQr(pdf: Pdf, { size, runs }: QrCode, x: number, y: number): void {
  const dot = QR_SIDE / (size + 2 * QUIET_ZONE);
  pdf.roundedRect(x, y, QR_SIDE, QR_SIDE, 8).lineWidth(1).fillAndStroke(COLOURS.white, COLOURS.line);
  pdf.save();
  pdf
    .translate(x + QUIET_ZONE * dot, y + QUIET_ZONE * dot)
    .scale(dot)
    .fillColor('#000000');
  // In whole dots and as one text: a call and seven digits for each number take longer to write and to compress.
  pdf.addContent(`${runs.map((run) => `${run.x} ${run.y} ${run.length} 1 re`).join('\n')}\nf`);
  pdf.restore();
}

function drawTearLine(pdf: Pdf, y: number): void {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(A5.width - MARGIN, y)
    .lineWidth(1)
    .dash(4, { space: 4 })
    .stroke(COLOURS.line)
    .undash();
  for (const x of [0, A5.width]) pdf.circle(x, y, 9).fill(COLOURS.night);
}

function drawFact(pdf: Pdf, place: { x: number; y: number; width: number }, label: string, value: string): void {
  line(pdf, label, { ...place, size: 8, font: FONTS.text, colour: COLOURS.faded });
  const style = { ...place, y: place.y + 11, font: FONTS.bold, colour: COLOURS.ink };
  line(pdf, pdfText(value), { ...style, size: 12, minSize: 7.5 });
}

function drawRules(pdf: Pdf, y: number, texts: MailTexts): void {
  texts.eTicket.rules.forEach((rule, index) => {
    const style = { width: WIDTH - 10, size: 8, font: FONTS.text, colour: COLOURS.faded };
    const top = y + index * 12;
    pdf.circle(MARGIN + 2, top + 3.5, 1.4).fill(COLOURS.orange);
    line(pdf, pdfText(rule), { ...style, x: MARGIN + 10, y: top });
  });
}
