import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, csvLine, type CsvCell } from './csv-text.js';

/** Rows read at a time: what an export holds in memory, whatever its size. */
export const EXPORT_BATCH = 500;

/** A table that is read while it is sent. */
export interface CsvTable<Row extends { id: number }> {
  /** `orders`; the file's name adds the moment. */
  name: string;
  columns: ReadonlyArray<readonly [header: string, cell: (row: Row) => CsvCell]>;
  /** Rows at the start, for the progress that the screen shows. */
  total: number;
  /** Up to `EXPORT_BATCH` rows behind this id, in the order of their ids; none ends the file. */
  next: (after: number) => Promise<readonly Row[]>;
  at: Date;
}

/** Sends it as a file for a spreadsheet; a batch is read when the former one has left. `X-Total-Rows` tells `total`. */
export function csvDownload<Row extends { id: number }>(table: CsvTable<Row>, reply: FastifyReply): StreamableFile {
  const moment = table.at.toISOString().slice(0, 16).replace(/\D/g, '');
  reply.header('x-total-rows', String(table.total)).header('cache-control', 'no-store');
  return new StreamableFile(Readable.from(lines(table), { highWaterMark: 1 }), {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${table.name}-${moment}.csv"`,
  });
}

async function* lines<Row extends { id: number }>({ columns, next }: CsvTable<Row>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(([header]) => header));
  for (let after = 0; ;) {
    const rows = await next(after);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join('');
    after = last.id;
  }
}
