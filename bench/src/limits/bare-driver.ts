export type Value = string | number | null;
export type Row = Record<string, Value>;

export interface Statement {
  sql: string;
  values: readonly Value[];
  /** Returns rows. */
  reads?: boolean;
}

export interface Outcome {
  insertId: number;
  affected: number;
  rows: Row[];
}

/** The statements of one transaction, in order; each gets the result of the previous one. */
export type Work<Result = void> = () => Generator<Statement, Result, Outcome>;

/** A database through its bare driver: the limit that the product is compared with. */
export interface BareDriver {
  /** Runs the work in one transaction, which is on disk when this resolves. */
  transaction<Result>(work: Work<Result>): Promise<Result> | Result;
  close(): Promise<void>;
}

/** The text of an INSERT of `count` rows with these columns. */
export function insertText(table: string, columns: readonly string[], count = 1): string {
  const row = `(${columns.map(() => '?').join(', ')})`;
  const names = columns.map((column) => `\`${column}\``).join(', ');
  return `INSERT INTO ${table} (${names}) VALUES ${Array.from({ length: count }, () => row).join(', ')}`;
}

/** An INSERT of rows that have the same columns. */
export function insert(table: string, rows: readonly Row[]): Statement {
  const columns = Object.keys(rows[0] ?? {});
  return { sql: insertText(table, columns, rows.length), values: rows.flatMap((row) => Object.values(row)) };
}

/** The only row of a query's result. */
export function onlyRow({ rows }: Outcome, what: string): Row {
  const [row] = rows;
  if (!row) throw new Error(`There is no ${what}`);
  return row;
}
