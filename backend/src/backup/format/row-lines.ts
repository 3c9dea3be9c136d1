import { createHash } from 'node:crypto';
import { BackupError } from '../backup-error.js';
import type { Row } from '../source/table-source.js';
import type { TableHead, TableTotal } from './manifest.js';

/** A part of a table is an entry of about so many bytes: an entry's size comes before its bytes. */
const PART_BYTES = 1 << 20;

/** Collects the rows of one table into parts, and sums them up. */
export class TableLines {
  private readonly hash = createHash('sha256');
  private rows = 0;
  private lines = '';

  /** Gives a part when there are enough lines for one. */
  add(rows: readonly Row[]): Buffer | null {
    for (const row of rows) this.lines += lineOf(row);
    this.rows += rows.length;
    return this.lines.length >= PART_BYTES ? this.part() : null;
  }

  /** The last part, if any lines are left. */
  end(): Buffer | null {
    return this.lines === '' ? null : this.part();
  }

  /** After the end. */
  total(): TableTotal {
    return { rows: this.rows, sha256: this.hash.digest('hex') };
  }

  private part(): Buffer {
    const bytes = Buffer.from(this.lines);
    this.hash.update(bytes);
    this.lines = '';
    return bytes;
  }
}

/** Sums up the parts of a table as they come out of a backup. */
export class PartTotals {
  private readonly hash = createHash('sha256');
  private rows = 0;

  add(part: Buffer, rows: number): void {
    this.hash.update(part);
    this.rows += rows;
  }

  total(): TableTotal {
    return { rows: this.rows, sha256: this.hash.digest('hex') };
  }
}

function lineOf(row: Row): string {
  for (const value of row) {
    if (typeof value === 'object' && value !== null) throw new BackupError('A column holds bytes, which no backup can');
  }
  return `${JSON.stringify(row)}\n`;
}

/** The rows of a part; throws `BackupError` for one that hasn't a value for each column. */
export function rowsOf(part: Buffer, { name, columns }: TableHead): Row[] {
  const lines = part.toString().split('\n');
  if (lines.pop() !== '') throw new BackupError(`The file is damaged: a row of ${name} is cut off`);
  return lines.map((line) => {
    const row = parsed(line, name);
    if (!Array.isArray(row) || row.length !== columns.length || !row.every(isValue)) {
      throw new BackupError(`The file is damaged: a row of ${name} has not ${columns.length} values`);
    }
    return row;
  });
}

function parsed(line: string, table: string): Row {
  try {
    return JSON.parse(line) as Row;
  } catch (cause) {
    throw new BackupError(`The file is damaged: a row of ${table} can't be read`, { cause });
  }
}

const isValue = (value: unknown): boolean => value === null || typeof value === 'string' || typeof value === 'number';
