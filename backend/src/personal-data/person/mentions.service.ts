import { Injectable } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { DataSource, type EntityManager, type EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { containingAsWritten, likeInAnyCase } from '../../platform/database/text-search.js';
import { Transactions } from '../../platform/database/transactions.js';
import { eraser, fragmentsOf, type Person } from './person.js';

/** What the festival tells the public, and the program's own: a name in it is no buyer's. Every other table is searched. */
const LEFT_ALONE: ReadonlySet<string> = new Set(
  `archive_videos chatbot_knowledge closing_sections countdown_events discount_codes divisions event_cards event_pages
  guest_stars leases media_images merchandise_bundles merchandise_items referral_codes revisions settings signing_keys
  ticket_types`.split(/\s+/),
);
/** Columns whose features erase them with what belongs to them. */
const OWNED: ReadonlySet<string> = new Set(
  `orders.buyer_name orders.buyer_email orders.buyer_phone orders.open_email orders.open_phone tickets.buyer_name
  tickets.buyer_email admin_users.name admin_users.email`.split(/\s+/),
);
const TEXTS: readonly unknown[] = ['varchar', 'text', 'simple-json'];
const ROWS_AT_ONCE = 500;

/** A record whose texts name the person. */
export interface Mention {
  table: string;
  id: number;
  texts: Record<string, string>;
}

type Row = Record<string, string | number | null>;

/** Finds a person in every text of every table, also of tables that are added later. */
@Injectable()
export class MentionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  async find(person: Person): Promise<Mention[]> {
    const found: Mention[] = [];
    const erase = eraser(person);
    await this.each(person, async (_db, table, rows) => {
      for (const { id, ...texts } of rows) {
        const named = Object.entries(texts).filter(([, text]) => typeof text === 'string' && erase(text) !== text);
        if (named.length > 0) {
          found.push({ table: table.tableName, id: Number(id), texts: Object.fromEntries(named) as Mention['texts'] });
        }
      }
    });
    return found;
  }

  /** Replaces the person in them, some rows at a time; how many records were changed. */
  async erase(person: Person): Promise<number> {
    let erased = 0;
    await this.each(person, async (db, table, rows) => {
      for (const row of rows) if (await eraseRow(db, table, row, person)) erased += 1;
    });
    return erased;
  }

  private async each(
    person: Person,
    work: (db: EntityManager, table: EntityMetadata, rows: Row[]) => Promise<void>,
  ): Promise<void> {
    for (const table of this.dataSource.entityMetadatas) {
      const columns = searchedColumns(table);
      if (columns.length === 0) continue;
      const [ends] = await this.transactions.run((db) => db.query<Row[]>(endsOf(db, table)));
      for (let from = Number(ends?.['first'] ?? 1); from <= Number(ends?.['last'] ?? 0); from += ROWS_AT_ONCE) {
        await this.transactions.run(async (db) => {
          const { sql, values } = searchOf(db, table, columns, person);
          const rows = await db.query<Row[]>(sql, [from, from + ROWS_AT_ONCE, ...values]);
          if (rows.length > 0) await work(db, table, rows);
        });
        await turn();
      }
    }
  }
}

/** Of tables without a number of their own there are none with free text; a new one fails the erasure's test. */
function searchedColumns(table: EntityMetadata): ColumnMetadata[] {
  if (LEFT_ALONE.has(table.tableName) || !table.columns.some(({ databaseName }) => databaseName === 'id')) return [];
  return table.columns.filter(
    (column) =>
      !column.isPrimary && TEXTS.includes(column.type) && !OWNED.has(`${table.tableName}.${column.databaseName}`),
  );
}

function endsOf(db: EntityManager, { tableName }: EntityMetadata): string {
  const { driver } = db.connection;
  return `SELECT MIN(id) AS first, MAX(id) AS last FROM ${driver.escape(tableName)}`;
}

function searchOf(db: EntityManager, { tableName }: EntityMetadata, columns: ColumnMetadata[], person: Person) {
  const { driver } = db.connection;
  const names = columns.map(({ databaseName }) => driver.escape(databaseName));
  const patterns = fragmentsOf(person).map(containingAsWritten);
  const conditions = names.flatMap((name) => patterns.map(() => likeInAnyCase(db, name)));
  return {
    sql: `SELECT id, ${names.join(', ')} FROM ${driver.escape(tableName)}
      WHERE id >= ? AND id < ? AND (${conditions.join(' OR ')})`,
    values: names.flatMap(() => patterns),
  };
}

async function eraseRow(db: EntityManager, table: EntityMetadata, row: Row, person: Person): Promise<boolean> {
  const { driver } = db.connection;
  const changes = searchedColumns(table).flatMap((column) => {
    const text = row[column.databaseName];
    if (typeof text !== 'string') return [];
    const erased = eraser(person, isUnique(table, column) ? `[erased ${row['id']}]` : undefined)(text);
    return erased === text ? [] : [[driver.escape(column.databaseName), cut(erased, column)] as const];
  });
  if (changes.length === 0) return false;
  const set = changes.map(([name]) => `${name} = ?`).join(', ');
  const values = changes.map(([, text]) => text);
  await db.query(`UPDATE ${driver.escape(table.tableName)} SET ${set} WHERE id = ?`, [...values, row['id']]);
  return true;
}

const cut = (text: string, { length }: ColumnMetadata): string => (length ? text.slice(0, Number(length)) : text);

function isUnique({ indices }: EntityMetadata, column: ColumnMetadata): boolean {
  return indices.some((index) => index.isUnique && index.columns.includes(column));
}
