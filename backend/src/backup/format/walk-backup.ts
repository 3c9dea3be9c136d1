import { createHash } from 'node:crypto';
import { BackupError } from '../backup-error.js';
import type { Picture } from '../pictures/pictures.js';
import type { Row } from '../source/table-source.js';
import { type ArchiveEntry, bytesOf, readArchive } from './archive-reader.js';
import {
  type BackupHead,
  type FileTotal,
  HEAD,
  type Manifest,
  MANIFEST,
  parseHead,
  parseManifest,
  type TableHead,
  type TableTotal,
} from './manifest.js';
import { PartTotals, rowsOf } from './row-lines.js';

/** Gets what a backup holds, in the order of the file. */
export interface BackupVisitor {
  /** What must be right before anything is written. */
  head(head: BackupHead): Promise<void>;
  key(name: string, value: string): Promise<void>;
  rows(table: TableHead, rows: Row[]): Promise<void>;
  picture(picture: Picture): Promise<void>;
}

/** What came out of the file. */
export interface Found {
  totals: Record<string, TableTotal>;
  media: FileTotal[];
  keys: FileTotal[];
}

const TABLE_PART = /^tables\/([a-z][a-z0-9_]*)\.\d{6}\.ndjson$/;
const PICTURE = /^media\/([0-9A-Za-z][0-9A-Za-z._-]*)$/;
const KEY = /^keys\/([a-z][a-z-]*)$/;

/** Reads a backup whole. Throws `BackupError` for a file that can't be read to its end or has what no backup has. */
export async function walkBackup(
  file: string,
  passphrase: string | null,
  visitor: BackupVisitor,
): Promise<{ manifest: Manifest; found: Found }> {
  let walk: Walk | null = null;
  for await (const entry of readArchive(file, passphrase)) {
    if (!walk) {
      if (entry.name !== HEAD) throw new BackupError('The file is no backup of this program');
      walk = new Walk(parseHead((await bytesOf(entry)).toString()), visitor);
      await visitor.head(walk.head);
    } else await walk.take(entry);
  }
  if (!walk?.manifest) throw new BackupError('The file is cut off: its last part is missing');
  return { manifest: walk.manifest, found: walk.found() };
}

class Walk {
  manifest: Manifest | null = null;
  private readonly parts = new Map<string, PartTotals>();
  private readonly media: FileTotal[] = [];
  private readonly keys: FileTotal[] = [];

  constructor(
    readonly head: BackupHead,
    private readonly visitor: BackupVisitor,
  ) {
    for (const { name } of head.tables) this.parts.set(name, new PartTotals());
  }

  async take(entry: ArchiveEntry): Promise<void> {
    if (this.manifest) throw unknown(entry);
    const [, table] = TABLE_PART.exec(entry.name) ?? [];
    const [, picture] = PICTURE.exec(entry.name) ?? [];
    const [, key] = KEY.exec(entry.name) ?? [];
    if (table) return this.takePart(table, entry);
    if (picture) return this.takePicture(picture, entry);
    if (key) return this.takeKey(key, entry);
    if (entry.name !== MANIFEST) throw unknown(entry);
    this.manifest = parseManifest((await bytesOf(entry)).toString());
    if (this.manifest.id !== this.head.id) throw new BackupError('The file is damaged: its ends are of two backups');
  }

  found(): Found {
    const totals = Object.fromEntries([...this.parts].map(([name, parts]) => [name, parts.total()]));
    return { totals, media: this.media, keys: this.keys };
  }

  private async takePart(name: string, entry: ArchiveEntry): Promise<void> {
    const table = this.head.tables.find((each) => each.name === name);
    const parts = this.parts.get(name);
    if (!table || !parts) throw unknown(entry);
    const part = await bytesOf(entry);
    const rows = rowsOf(part, table);
    parts.add(part, rows.length);
    await this.visitor.rows(table, rows);
  }

  private async takePicture(name: string, entry: ArchiveEntry): Promise<void> {
    const bytes = await bytesOf(entry);
    this.media.push(totalOf(entry, bytes));
    await this.visitor.picture({ name, bytes });
  }

  private async takeKey(name: string, entry: ArchiveEntry): Promise<void> {
    const value = await bytesOf(entry);
    this.keys.push(totalOf(entry, value));
    await this.visitor.key(name, value.toString());
  }
}

const totalOf = ({ name }: ArchiveEntry, bytes: Buffer): FileTotal => ({
  name,
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

const unknown = ({ name }: ArchiveEntry): BackupError =>
  new BackupError(`The file is damaged: it has an entry '${name.slice(0, 80)}', which no backup has`);
