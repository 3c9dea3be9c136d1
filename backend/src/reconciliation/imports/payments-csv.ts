import { readRupiah } from '@festival/contracts';
import { type CsvRow, readCsvFile } from '../../platform/csv/csv-file.js';
import { type AppError, fieldError } from '../../platform/errors/app-error.js';

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
 * Reads the provider's dashboard export. Throws 422 on `file` with what is wrong and in which line: a line that has
 * more or fewer cells than the header may have its amount in the wrong place.
 */
export function readPaymentsCsv(file: Buffer): CsvPayment[] {
  const { headers, rows } = readCsvFile(file, MAX_ROWS);
  const columns = findColumns(headers);
  return rows.map((row) => {
    if (row.cells.length !== headers.length) throw refusal(`Line ${row.row} has not as many cells as the first line.`);
    return toPayment(row, columns);
  });
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

function toPayment({ row: line, cells }: CsvRow, columns: Record<Column, number>): CsvPayment {
  const field = (column: Column): string | null => cells[columns[column]] || null;
  const orderId = field('orderId');
  const status = field('status');
  const amount = readRupiah(field('amount') ?? '');
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

const refusal = (text: string): AppError => fieldError('file', text);
