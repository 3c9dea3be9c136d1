import { buffer } from 'node:stream/consumers';
import Document from 'pdfkit';

/** A5 upright in points: it is large next to a phone, and two fit on an A4 sheet. */
export const A5 = { width: 419.53, height: 595.28 } as const;

export type Pdf = PDFKit.PDFDocument;

/** Built-in faces: no font files to carry, and a document stays a few kilobytes. */
export const FONTS = {
  display: 'Times-Bold',
  text: 'Helvetica',
  bold: 'Helvetica-Bold',
  code: 'Courier-Bold',
} as const;

/** An A5 document, drawn by `draw` page by page (it calls `addPage`), as its bytes. */
export async function makePdf(title: string, author: string, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const pdf = new Document({
    size: [A5.width, A5.height],
    margin: 0,
    autoFirstPage: false,
    info: { Title: title, Author: author },
  });
  const bytes = buffer(pdf);
  draw(pdf);
  pdf.end();
  return bytes;
}

export interface LineOptions {
  x: number;
  y: number;
  width: number;
  size: number;
  font: string;
  colour: string;
  align?: 'left' | 'center' | 'right';
  /** Below this size the text is cut with an ellipsis instead of shrunk further. */
  minSize?: number;
  spacing?: number;
}

/** One line of text that shrinks until it fits its width. */
export function line(pdf: Pdf, text: string, options: LineOptions): void {
  const { x, y, width, font, colour, align = 'left', spacing = 0 } = options;
  const minSize = options.minSize ?? 7;
  let size = options.size;
  pdf.font(font).fontSize(size);
  while (size > minSize && pdf.widthOfString(text, { characterSpacing: spacing }) > width) pdf.fontSize((size -= 0.5));
  // As high as one line and no more: without it a long text would run on below.
  const height = pdf.currentLineHeight(true);
  pdf.fillColor(colour).text(text, x, y, { width, height, align, ellipsis: true, characterSpacing: spacing });
}
