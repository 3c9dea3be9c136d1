import type { Language } from '@festival/contracts';
import type { FestivalFacts } from '../../platform/settings/festival-facts.js';
import { formatLocalTime } from '../../platform/clock/local-time.js';
import type { MailOrder } from '../mail-payloads.js';
import { drawMasthead, MARGIN, MASTHEAD_HEIGHT } from './masthead.js';
import { A5, FONTS, line, makePdf, type Pdf } from './pdf-document.js';
import { pdfText } from './pdf-text.js';
import { COLOURS } from '../texts/colours.js';
import { type PriceLine, priceLines } from '../texts/price-lines.js';
import { textsIn } from '../texts/texts.js';

const WIDTH = A5.width - 2 * MARGIN;
const AMOUNT_WIDTH = 110;

export interface ReceiptFacts {
  order: MailOrder;
  festival: FestivalFacts;
  publicUrl: string;
}

/** A one-page A5 receipt: buyer, time and the parts of the amount. */
export async function receiptPdf({ order, festival, publicUrl }: ReceiptFacts, language: Language): Promise<Buffer> {
  const texts = textsIn(language);
  const facts: Array<[string, string]> = [
    [texts.orderNumber, order.orderNumber],
    [texts.buyer, order.buyerName],
  ];
  if (order.paidAt) facts.push([texts.paidAt, formatLocalTime(order.paidAt, language)]);
  return makePdf(`${texts.receipt.documentTitle} ${order.orderNumber}`, festival.name, (pdf) => {
    drawMasthead(pdf.addPage(), festival);
    const heading = { x: MARGIN, y: MASTHEAD_HEIGHT + 28, width: WIDTH, colour: COLOURS.night };
    line(pdf, texts.receipt.documentTitle, { ...heading, size: 24, font: FONTS.display });
    const factsEnd = drawFacts(pdf, MASTHEAD_HEIGHT + 76, facts);
    const linesEnd = drawLines(pdf, factsEnd + 14, priceLines(order, texts));
    const note = { x: MARGIN, width: WIDTH, size: 8, font: FONTS.text, colour: COLOURS.faded };
    line(pdf, texts.receipt.documentNote, { ...note, y: linesEnd + 24 });
    line(pdf, pdfText(publicUrl), { ...note, y: linesEnd + 36 });
  });
}

function drawFacts(pdf: Pdf, y: number, facts: ReadonlyArray<readonly [string, string]>): number {
  facts.forEach(([label, value], index) => {
    const top = y + index * 34;
    line(pdf, label, { x: MARGIN, y: top, width: WIDTH, size: 8.5, font: FONTS.text, colour: COLOURS.faded });
    const style = { x: MARGIN, y: top + 11, width: WIDTH, font: FONTS.bold, colour: COLOURS.ink };
    line(pdf, pdfText(value), { ...style, size: 12, minSize: 8 });
  });
  return y + facts.length * 34;
}

function drawLines(pdf: Pdf, y: number, lines: readonly PriceLine[]): number {
  let top = y;
  for (const { label, detail, amount, isTotal } of lines) {
    const colour = isTotal ? COLOURS.yellow : COLOURS.line;
    pdf
      .moveTo(MARGIN, top)
      .lineTo(A5.width - MARGIN, top)
      .lineWidth(isTotal ? 2 : 0.75)
      .stroke(colour);
    const style = {
      y: top + 10,
      size: isTotal ? 14 : 11,
      font: isTotal ? FONTS.bold : FONTS.text,
      colour: COLOURS.ink,
    };
    line(pdf, pdfText(label), { ...style, x: MARGIN, width: WIDTH - AMOUNT_WIDTH - 10 });
    line(pdf, amount, { ...style, x: A5.width - MARGIN - AMOUNT_WIDTH, width: AMOUNT_WIDTH, align: 'right' });
    if (detail) {
      const small = { size: 8.5, font: FONTS.text, colour: COLOURS.faded };
      line(pdf, pdfText(detail), { ...small, x: MARGIN, y: top + 25, width: WIDTH - AMOUNT_WIDTH });
    }
    top += detail ? 44 : 34;
  }
  return top;
}
