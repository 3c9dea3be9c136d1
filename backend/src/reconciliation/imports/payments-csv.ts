import { parse } from 'csv-parse/sync';
import { AppError } from '../../http/app-error.js';

/** One line of the provider's export. Amounts in rupiah. */
export interface CsvPayment {
  line: number;
  orderId: string;
  transactionId: string | null;
  paymentType: string | null;
  status: string;
  amount: number;
}

const MAX_ROWS = 50_000;
const SEPARATORS = [',', ';', '\t'];

/** Names that the export has had for a column, without blanks, signs and capitals. */
const COLUMNS = {
  orderId: ['orderid'],
  transactionId: ['transactionid'],
  paymentType: ['paymenttype', 'paymentmethod', 'channel'],
  status: ['transactionstatus', 'status'],
  amount: ['amount', 'grossamount', 'transactionamount'],
} as const;
type Column = keyof typeof COLUMNS;
const REQUIRED: ReadonlyArray<[Column, string]> = [
  ['orderId', 'Order ID'],
  ['status', 'Transaction status'],
  ['amount', 'Amount'],
];

/**
 * Reads the provider's dashboard export: UTF-8 or UTF-16 with its mark, separated by comma, semicolon or tab. Throws 422
 * with what is wrong and in which line.
 */
export function readPaymentsCsv(file: Buffer): CsvPayment[] {
  const text = decode(file);
  const rows = split(text);
  const [header, ...lines] = rows;
  if (!header) throw refusal('The file is empty.');
  const columns = findColumns(header.record);
  if (lines.length > MAX_ROWS) throw refusal(`The file has more than ${MAX_ROWS} rows. Export fewer days at once.`);
  return lines.map(({ record, line }) => toPayment(record, line, columns));
}

function decode(file: Buffer): string {
  const encoding = isUtf16(file) ? 'utf-16le' : 'utf-8';
  try {
    // The decoder takes the byte order mark away.
    const text = new TextDecoder(encoding, { fatal: true }).decode(file);
    if (text.includes('\0')) throw refusal('This is not a CSV file. Export the transactions as CSV, not as XLS.');
    return text;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw refusal('The file is not UTF-8 text. Export the transactions as CSV (UTF-8).', error);
  }
}

const isUtf16 = (file: Buffer): boolean => file[0] === 0xff && file[1] === 0xfe;

function split(text: string): Array<{ record: string[]; line: number }> {
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  const count = (separator: string) => firstLine.split(separator).length;
  const delimiter = SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best));
  try {
    const rows = parse(text, { delimiter, info: true, skip_empty_lines: true, trim: true, to: MAX_ROWS + 2 });
    return (rows as unknown as Array<{ record: string[]; info: { lines: number } }>).map(({ record, info }) => ({
      record,
      line: info.lines,
    }));
  } catch (error) {
    throw refusal(`The file is not well-formed CSV: ${(error as Error).message.slice(0, 200)}`, error);
  }
}

function findColumns(header: readonly string[]): Record<Column, number> {
  const names = header.map((each) => each.toLowerCase().replace(/[^a-z0-9]/g, ''));
  const indexOf = (known: readonly string[]) => names.findIndex((each) => known.includes(each));
  const columns = {
    orderId: indexOf(COLUMNS.orderId),
    transactionId: indexOf(COLUMNS.transactionId),
    paymentType: indexOf(COLUMNS.paymentType),
    status: indexOf(COLUMNS.status),
    amount: indexOf(COLUMNS.amount),
  };
  const missing = REQUIRED.filter(([column]) => columns[column] < 0).map(([, name]) => name);
  if (missing.length > 0) throw refusal(`The first line must name the columns; missing: ${missing.join(', ')}.`);
  return columns;
}

function toPayment(record: readonly string[], line: number, columns: Record<Column, number>): CsvPayment {
  const field = (column: Column): string | null => record[columns[column]]?.trim() || null;
  const orderId = field('orderId');
  const status = field('status');
  const amount = readAmount(field('amount'));
  if (orderId === null) throw refusal(`Line ${line} has no order ID.`);
  if (orderId.length > 64) throw refusal(`The order ID in line ${line} is too long.`);
  if (status === null) throw refusal(`Line ${line} has no status.`);
  if (amount === null) throw refusal(`The amount in line ${line} is not a whole number of rupiah.`);
  return {
    line,
    orderId,
    transactionId: field('transactionId')?.slice(0, 64) ?? null,
    paymentType: field('paymentType')?.slice(0, 32) ?? null,
    status: status
      .toLowerCase()
      .replace(/[\s-]+/g, '_')
      .slice(0, 32),
    amount,
  };
}

/** `150000`, `150000.00`, `150.000`, `Rp 150.000,00`, `IDR 150,000.00` → 150000; null for anything else. */
export function readAmount(text: string | null): number | null {
  const bare = (text ?? '').replace(/^(rp|idr)\.?\s*/i, '').trim();
  const plain = /^(\d{1,12})(?:[.,]0{1,2})?$/.exec(bare);
  if (plain) return Number(plain[1]);
  const grouped = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*)(?:[.,]0{1,2})?$/.exec(bare);
  if (!grouped?.[1]) return null;
  return Number(grouped[1].replace(/[.,]/g, ''));
}

function refusal(text: string, cause?: unknown): AppError {
  return new AppError('VALIDATION', text, { errors: { file: [text] }, cause });
}
