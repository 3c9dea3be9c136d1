import { jakartaClock } from '@festival/contracts';

/** A cell's value; null is an empty one. */
export type CsvCell = string | number | null;

/**
 * Semicolons: an Excel with Indonesian settings takes the comma for the decimal sign and puts a line with commas into
 * one cell. Google Sheets and LibreOffice find the separator by themselves.
 */
const SEPARATOR = ';';
const LINE_END = '\r\n';

/** Excel takes the text for UTF-8 only with this in front. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Characters with which a spreadsheet takes a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * One line of a file that a spreadsheet opens. Texts are quoted; one that would count as a formula gets an apostrophe
 * in front, which spreadsheets take for "this is text", so phone numbers (`+62…`) stay whole too. Each line is one
 * row: line breaks inside a text become blanks.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  return cells.map(csvCell).join(SEPARATOR) + LINE_END;
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${text.replace(/[\r\n]+/g, ' ').replaceAll('"', '""')}"`;
}

/** `2025-11-22 17:30:05` on a clock in Jakarta, as spreadsheets read times. */
export function wibCell(time: Date | null): string | null {
  return time && jakartaClock(time).replace('T', ' ');
}
