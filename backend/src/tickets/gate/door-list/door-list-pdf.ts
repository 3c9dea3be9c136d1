import type { DoorListSort } from '@festival/contracts';
import { PassThrough, type Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import Document from 'pdfkit';
import { FONTS, line, type Pdf } from '../../../mail/pdf/pdf-document.js';
import { pdfText } from '../../../mail/pdf/pdf-text.js';

/** One row of the list; `usedAt` is a time of day in WIB, null for a ticket that may still be let in. */
export interface DoorListRow {
  name: string;
  code: string;
  tier: string;
  orderNumber: string;
  usedAt: string | null;
}

export interface DoorListFacts {
  festival: string;
  /** In words, WIB. */
  printedAt: string;
  sort: DoorListSort;
}

/** A4 upright in points. */
const PAGE = { width: 595.28, height: 841.89 } as const;
const MARGIN = 28;
const HEADER = 58;
const ROW = 14.2;
const WIDTH = PAGE.width - 2 * MARGIN;
export const ROWS_PER_PAGE = Math.floor((PAGE.height - 2 * MARGIN - HEADER - 16) / ROW);
const INK = '#1b1530';
const FAINT = '#5f5a72';

/** Left edges and widths of the columns, the tick box first. */
const COLUMNS = {
  name: [20, 196],
  code: [220, 112],
  tier: [336, 86],
  order: [426, 80],
  used: [508, WIDTH - 508],
} as const;

/** The gate's paper list: a box to tick for each ticket, many rows a page. Drawn page by page as it is read. */
export function doorListPdf(rows: readonly DoorListRow[], facts: DoorListFacts): Readable {
  const title = `${facts.festival}: door list by ${facts.sort}`;
  const pdf = new Document({ size: 'A4', margin: 0, autoFirstPage: false, info: { Title: title } });
  const out = pdf.pipe(new PassThrough());
  void draw(pdf, rows, facts).then(
    () => pdf.end(),
    (error: Error) => out.destroy(error),
  );
  return out;
}

async function draw(pdf: Pdf, rows: readonly DoorListRow[], facts: DoorListFacts): Promise<void> {
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_PER_PAGE));
  for (let page = 0; page < pages; page += 1) {
    pdf.addPage();
    drawHeader(pdf, facts, `Page ${page + 1} of ${pages}`, rows.length);
    const shown = rows.slice(page * ROWS_PER_PAGE, (page + 1) * ROWS_PER_PAGE);
    shown.forEach((row, index) => drawRow(pdf, row, MARGIN + HEADER + index * ROW));
    // A page takes some milliseconds: others are served in between.
    await breathe();
  }
}

function drawHeader(pdf: Pdf, { festival, printedAt, sort }: DoorListFacts, page: string, tickets: number): void {
  const small = { size: 8, font: FONTS.text, colour: FAINT, y: MARGIN + 20 };
  line(pdf, pdfText(festival), { x: MARGIN, y: MARGIN, width: WIDTH - 120, size: 14, font: FONTS.bold, colour: INK });
  line(pdf, page, { ...small, x: PAGE.width - MARGIN - 110, y: MARGIN + 4, width: 110, align: 'right' });
  line(pdf, `Door list by ${sort}, ${tickets} tickets. Printed ${printedAt}`, { ...small, x: MARGIN, width: WIDTH });
  const head = { size: 8, font: FONTS.bold, colour: INK, y: MARGIN + HEADER - 16 };
  const titles = { name: 'Name', code: 'Ticket code', tier: 'Type', order: 'Order', used: 'Used' } as const;
  for (const key of ['name', 'code', 'tier', 'order', 'used'] as const) {
    const [x, width] = COLUMNS[key];
    line(pdf, titles[key], { ...head, x: MARGIN + x, width });
  }
}

function drawRow(pdf: Pdf, row: DoorListRow, y: number): void {
  pdf.rect(MARGIN + 2, y + 2.5, 9, 9).lineWidth(0.8);
  if (row.usedAt === null) pdf.stroke(INK);
  else pdf.fillAndStroke(FAINT, INK);
  const cell = { y: y + 3, size: 9, minSize: 6, colour: INK };
  const [nameX, nameWidth] = COLUMNS.name;
  line(pdf, pdfText(row.name), { ...cell, x: MARGIN + nameX, width: nameWidth, font: FONTS.bold });
  const [codeX, codeWidth] = COLUMNS.code;
  line(pdf, row.code, { ...cell, x: MARGIN + codeX, width: codeWidth, font: FONTS.code });
  const [tierX, tierWidth] = COLUMNS.tier;
  line(pdf, pdfText(row.tier), { ...cell, size: 8, x: MARGIN + tierX, width: tierWidth, font: FONTS.text });
  const [orderX, orderWidth] = COLUMNS.order;
  line(pdf, row.orderNumber, { ...cell, size: 8, x: MARGIN + orderX, width: orderWidth, font: FONTS.text });
  const [usedX, usedWidth] = COLUMNS.used;
  if (row.usedAt) line(pdf, row.usedAt, { ...cell, size: 8, x: MARGIN + usedX, width: usedWidth, font: FONTS.text });
  pdf
    .moveTo(MARGIN, y + ROW - 0.4)
    .lineTo(PAGE.width - MARGIN, y + ROW - 0.4)
    .lineWidth(0.3)
    .stroke('#c9c5d6');
}
