import { BackupError } from '../backup-error.js';

/** Grows with every change that an older program would read wrongly. */
export const FORMAT = 1;

/** One table as the backup holds it. */
export interface TableHead {
  name: string;
  /** Each line of the table's parts is an array of these columns' values. */
  columns: string[];
  /** The columns that the rows are sorted by. */
  key: string[];
  /** The id that the next row would have got, since ids are never given twice; null where the key isn't generated. */
  nextId: number | null;
}

/** The first entry: what has to be known before the rows. */
export interface BackupHead {
  format: number;
  /** A random name of this backup. */
  id: string;
  /** All that was committed before this moment is in it (ISO 8601). */
  takenAt: string;
  database: 'sqlite' | 'mysql';
  /** Those that the database has seen, in the order of running. */
  migrations: string[];
  /** A table comes after those that it refers to. */
  tables: TableHead[];
}

/** Rows of a table, and SHA-256 over their lines: the same on both databases. */
export interface TableTotal {
  rows: number;
  sha256: string;
}

export interface FileTotal {
  name: string;
  size: number;
  sha256: string;
}

/** The last entry: what the whole must come to. Without it the file is cut off. */
export interface Manifest extends BackupHead {
  totals: Record<string, TableTotal>;
  media: FileTotal[];
  keys: FileTotal[];
}

export const HEAD = 'head.json';
export const MANIFEST = 'manifest.json';

export function parseHead(text: string): BackupHead {
  const head = parsed(text) as Partial<BackupHead>;
  if (typeof head.format !== 'number') throw damaged();
  if (head.format > FORMAT) {
    throw new BackupError(`This backup has format ${head.format}, made by a newer version: update the program first`);
  }
  const isWhole = [head.id, head.takenAt, head.database].every((each) => typeof each === 'string');
  if (!isWhole || !Array.isArray(head.migrations) || !Array.isArray(head.tables)) throw damaged();
  if (Number.isNaN(Date.parse(head.takenAt ?? '')) || !head.tables.every(isTable)) throw damaged();
  return head as BackupHead;
}

export function parseManifest(text: string): Manifest {
  const manifest = parsed(text) as Partial<Manifest>;
  if (typeof manifest.totals !== 'object' || !Array.isArray(manifest.media) || !Array.isArray(manifest.keys)) {
    throw damaged();
  }
  return { ...manifest, ...parseHead(text) } as Manifest;
}

/** Names go into statements and paths: only those that a table can have. */
const NAME = /^[a-z][a-z0-9_]{0,62}$/;

function isTable({ name, columns, key, nextId }: TableHead): boolean {
  const areNames = [name, ...columns, ...key].every((each) => NAME.test(each));
  return areNames && columns.length > 0 && (nextId === null || Number.isSafeInteger(nextId));
}

function parsed(text: string): object {
  try {
    return JSON.parse(text) as object;
  } catch (cause) {
    throw new BackupError(damaged().message, { cause });
  }
}

const damaged = (): BackupError => new BackupError('The file is no backup of this program, or it is damaged');
