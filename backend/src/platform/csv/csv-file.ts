import { parse } from 'csv-parse/sync';
import { isUtf8 } from 'node:buffer';
import { AppError, fieldError } from '../errors/app-error.js';

export const CSV_SEPARATORS = [',', ';', '\t'] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

/** A row as a spreadsheet numbers it: the header is row 1. Cells are trimmed. */
export interface CsvRow {
  row: number;
  cells: string[];
}

export interface CsvFile {
  encoding: string;
  separator: CsvSeparator;
  headers: string[];
  /** Without empty ones. */
  rows: CsvRow[];
}

const MAX_COLUMNS = 100;
const MAX_CELL = 1_000;

/**
 * Reads a spreadsheet's CSV: UTF-8, UTF-16 with its mark, or Windows-1252 as Excel writes it; commas, semicolons or
 * tabs. Cells are cut at `maxCell` characters. Throws 422 on `file` with what is wrong: not a text, not well-formed, no header, too many rows.
 */
export function readCsvFile(bytes: Buffer, maxRows: number, maxCell = MAX_CELL): CsvFile {
  const { text, encoding } = decode(bytes);
  const separator = findSeparator(text);
  const [header, ...records] = split(text, separator, { maxRows, maxCell });
  if (!header || isEmpty(header)) throw fieldError('file', 'The file is empty: its first line must name the columns.');
  if (header.length > MAX_COLUMNS) throw fieldError('file', `The file has more than ${MAX_COLUMNS} columns.`);
  if (records.length > maxRows) {
    throw fieldError('file', `The file has more than ${maxRows.toLocaleString('en-US')} rows. Split it.`);
  }
  const rows = records.map((cells, index) => ({ row: index + 2, cells })).filter(({ cells }) => !isEmpty(cells));
  return { encoding, separator, headers: header, rows };
}

function decode(bytes: Buffer): { text: string; encoding: string } {
  const encoding = markedEncoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  // The decoder takes the byte order mark away.
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes('\0') || text.startsWith('PK\u0003\u0004')) {
    throw fieldError('file', 'This is not a CSV file. Save the spreadsheet as CSV first.');
  }
  return { text, encoding };
}

function markedEncoding(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

/** The one that the header has most of, outside quotes. */
function findSeparator(text: string): CsvSeparator {
  const [header = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n/, 1);
  const count = (separator: string) => header.split(separator).length;
  return CSV_SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best));
}

function split(
  text: string,
  delimiter: string,
  { maxRows, maxCell }: { maxRows: number; maxCell: number },
): string[][] {
  try {
    const records = parse(text, { delimiter, trim: true, relax_column_count: true, to: maxRows + 2 }) as string[][];
    return records.map((record) => record.map((cell) => toCell(cell, maxCell)));
  } catch (error) {
    const text = `The file is not well-formed CSV: ${(error as Error).message.slice(0, 200)}`;
    throw new AppError('VALIDATION', text, { errors: { file: [text] }, cause: error });
  }
}

/** An apostrophe in front says "this is text" (`csv-text.ts` writes it so); it is no part of the text. */
function toCell(text: string, maxCell: number): string {
  return text.replace(/^'(?=[=+\-@])/, '').slice(0, maxCell);
}

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell === '');
