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

/** pdfkit's own form of a built-in face: the face's metrics, and its place in one document. */
interface Face {
  /** A text's codes, and the place of each. */
  encode(text: string): unknown;
  /** In points. */
  widthOfString(text: string, size: number): number;
  document: object | null;
  id: string;
  dictionary?: object;
  embedded?: boolean;
}

const faces = new Map<string, Face>();
/** Texts that a face remembers; names and codes come and go. */
const MOST_TEXTS = 500;
/** The size in points at which a face's widths are whole numbers. */
const UNIT = 1_000;

/* oxlint-disable no-underscore-dangle -- pdfkit's own fields */
/** pdfkit reads a face's metrics anew for each document, a sixth of a PDF's time. Here all documents share them. */
class SharedFacesPdf extends Document {
  declare private readonly _fontFamilies: Record<string, Face>;
  declare private readonly _font: Face;
  declare private _fontCount: number;

  override font(name: string): this {
    const known = faces.get(name);
    if (known) this._fontFamilies[name] ??= copy(known, this, `F${(this._fontCount += 1)}`);
    super.font(name);
    if (!known) faces.set(name, withMemory(copy(this._font, null, '')));
    return this;
  }
}
/* oxlint-enable no-underscore-dangle */

function copy(face: Face, document: object | null, id: string): Face {
  const empty = Object.create(Object.getPrototypeOf(face) as object) as Face;
  return Object.assign(empty, face, { document, id, dictionary: undefined, embedded: false });
}

/** Most texts are on every ticket, and kerning takes longer than all else of a line. Copies share the memory. */
function withMemory(face: Face): Face {
  const encode = remembered((text) => face.encode(text));
  const unitWidth = remembered((text) => face.widthOfString(text, UNIT));
  const memory = { encode, widthOfString: (text: string, size: number) => (unitWidth(text) * size) / UNIT };
  return Object.assign(copy(face, null, ''), memory);
}

function remembered<T>(make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let made = known.get(text);
    if (made === undefined) {
      if (known.size >= MOST_TEXTS) known.clear();
      known.set(text, (made = make(text)));
    }
    return made;
  };
}

/** An A5 document, drawn by `draw` page by page (it calls `addPage`), as its bytes. */
export async function makePdf(title: string, author: string, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const pdf = new SharedFacesPdf({
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

/** The share of a line's free room that is before its text. */
const BEFORE = { left: 0, center: 0.5, right: 1 } as const;

/** One line of text that shrinks until it fits its width. */
export function line(pdf: Pdf, text: string, options: LineOptions): void {
  const { x, y, width, font, colour, align = 'left', spacing = 0 } = options;
  const minSize = options.minSize ?? 7;
  let size = options.size;
  pdf.font(font).fontSize(size);
  const measured = () => pdf.widthOfString(text, { characterSpacing: spacing });
  let textWidth = measured();
  while (size > minSize && textWidth > width) {
    pdf.fontSize((size -= 0.5));
    textWidth = measured();
  }
  pdf.fillColor(colour);
  if (textWidth <= width) {
    // pdfkit's own alignment looks for a place to break each line, which takes as long as all else.
    pdf.text(text, x + (width - textWidth) * BEFORE[align], y, { lineBreak: false, characterSpacing: spacing });
    return;
  }
  // As high as one line and no more: without it a long text would run on below.
  const height = pdf.currentLineHeight(true);
  pdf.text(text, x, y, { width, height, align, ellipsis: true, characterSpacing: spacing });
}
