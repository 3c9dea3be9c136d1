import { DataSource, type EntityManager, type EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { mariaDbServer } from './test-database.js';

/** A statement that the database refuses, with a secret among its values. */
export interface FailingStatement {
  name: string;
  run(db: EntityManager): Promise<unknown>;
}

/** Every number of a planted row: so its foreign keys fit the rows that they need. */
const NUMBER = 7_000_001;

/** Of every table, also of those that are added later: what its columns and keys allow to go wrong. */
export function failingStatements(dataSource: DataSource, secret: string): FailingStatement[] {
  const isMariaDb = mariaDbServer() !== null;
  const ofTables = dataSource.entityMetadatas.flatMap((table) => ofTable(table, secret, isMariaDb));
  return [...ofTables, ...(isMariaDb ? ofMariaDb(secret) : [])];
}

function ofTable(table: EntityMetadata, secret: string, isMariaDb: boolean): FailingStatement[] {
  const insert = async (db: EntityManager, changes: object = {}) => {
    for (const { referencedEntityMetadata: parent } of table.foreignKeys) await insertOnce(db, parent, secret);
    await insertRow(db, table, { ...rowOf(table, secret), ...changes });
  };
  const failing = (kind: string, changes: object, before: object | null = null): FailingStatement => ({
    name: `${table.tableName}: ${kind}`,
    run: async (db) => {
      if (before) await insert(db, before);
      await insert(db, changes);
    },
  });
  const writable = table.columns.filter((column) => !column.isPrimary);
  const required = writable.find((column) => !column.isNullable);
  const number = writable.find((column) => isKind(column, 'integer'));
  const text = table.columns.find((column) => column.length !== '' && isKind(column, 'varchar'));
  const time = writable.find((column) => isKind(column, 'datetime'));
  const generated = table.generatedColumns[0];
  return [
    failing('a duplicate key', {}, {}),
    ...(generated && hasUniqueText(table)
      ? [failing('a duplicate text', {}, { [generated.propertyName]: NUMBER + 1 })]
      : []),
    ...(required ? [failing('nothing in a required column', { [required.propertyName]: null })] : []),
    ...(generated ? [failing('a text as its number', { [generated.propertyName]: secret })] : []),
    ...(isMariaDb && text ? [failing('a text that is too long', { [text.propertyName]: secret.repeat(200) })] : []),
    ...(isMariaDb && number ? [failing('a text for a number', { [number.propertyName]: secret })] : []),
    ...(isMariaDb && time ? [failing('a text for a time', { [time.propertyName]: () => `'${secret}'` })] : []),
    ...(table.foreignKeys[0]
      ? [
          {
            name: `${table.tableName}: a missing record`,
            run: (db: EntityManager) => insertRow(db, table, rowOf(table, secret)),
          },
        ]
      : []),
  ];
}

/** What the server itself says; a signal carries the text that it has for a real deadlock, and what somebody put there. */
function ofMariaDb(secret: string): FailingStatement[] {
  const signal = (errno: number) =>
    `SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = ${errno}, MESSAGE_TEXT = 'Deadlock found for ${secret}@example.com'`;
  const statement = (name: string, sql: string, values: string[] = []): FailingStatement => ({
    name,
    run: (db) => db.query(sql, values),
  });
  return [
    statement('a deadlock', signal(1213)),
    statement('a lock that is waited for in vain', signal(1205)),
    statement('a full disk', signal(1021)),
    statement('a statement that takes too long', 'SET STATEMENT max_statement_time = 0.02 FOR SELECT SLEEP(1), ?', [
      secret,
    ]),
    statement('a connection that ends in the middle', `KILL /* ${secret} */ CONNECTION_ID()`),
  ];
}

async function insertOnce(db: EntityManager, table: EntityMetadata, secret: string): Promise<void> {
  if (!(await db.existsBy(table.target, { id: NUMBER } as object))) await insertRow(db, table, rowOf(table, secret));
}

function insertRow(db: EntityManager, table: EntityMetadata, row: object): Promise<unknown> {
  return db.createQueryBuilder().insert().into(table.target).values(row).execute();
}

function rowOf(table: EntityMetadata, secret: string): Record<string, unknown> {
  return Object.fromEntries(table.columns.map((column) => [column.propertyName, valueOf(column, secret)]));
}

function valueOf(column: ColumnMetadata, secret: string): unknown {
  if (isKind(column, 'integer')) return NUMBER;
  if (isKind(column, 'boolean')) return true;
  if (isKind(column, 'datetime')) return new Date();
  if (isKind(column, 'simple-json')) return { secret };
  return column.length ? secret.slice(0, Number(column.length)) : secret;
}

const isKind = (column: ColumnMetadata, type: string): boolean => column.type === type;

function hasUniqueText({ indices }: EntityMetadata): boolean {
  return indices.some((index) => index.isUnique && index.columns.every((column) => isKind(column, 'varchar')));
}
