import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

export interface TestDatabase {
  url: string;
  /** The folder for all files that the program writes. */
  directory: string;
  drop(): Promise<void>;
}

/** A new empty database: a SQLite file, or one on the MariaDB server of `TEST_DATABASE_URL`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const directory = mkdtempSync(join(runFolder(), 'database-'));
  const removeDirectory = (): void => rmSync(directory, { recursive: true, force: true });
  const server = mariaDbServer();
  if (server === null) {
    const drop = async (): Promise<void> => removeDirectory();
    return { url: `sqlite:${sqliteFile(directory)}`, directory, drop };
  }
  const name = databaseName(randomBytes(6).toString('hex'));
  await onServer(server, `CREATE DATABASE ${name}`);
  const drop = async (): Promise<void> => {
    await onServer(server, `DROP DATABASE ${name}`);
    removeDirectory();
  };
  return { url: databaseUrl(server, name), directory, drop };
}

/** The address of a database on a server, or on a cluster's. */
export const databaseUrl = (server: string, name: string): string => server.replace(/\/$/, `/${name}`);

/** The same with the cluster's nodes in turn: a process with it writes to another node. One server stays the same. */
export function otherNode(url: string): string {
  const [, begin = '', first = '', others = '', end = ''] = /^(mysql:\/\/.*@)([^,/]*),([^/]*)(.*)$/.exec(url) ?? [];
  return others === '' ? url : `${begin}${others},${first}${end}`;
}

/** The same at one node of a cluster alone, counted from 0. */
export const atNode = (url: string, node: number): string =>
  url.replace(/(?<=@)[^/]*/, (hosts) => hosts.split(',')[node] ?? hosts);

/** Whether `TEST_DATABASE_URL` names the nodes of a Galera cluster. */
export const isCluster = (): boolean => (mariaDbServer() ?? '').includes(',');

/** The address of the tests' MariaDB server; null on SQLite. */
export const mariaDbServer = (): string | null => process.env['TEST_DATABASE_URL'] ?? null;

export const sqliteFile = (directory: string): string => join(directory, 'test.sqlite');

/** Created for this run of Jest and deleted after it. */
export function runFolder(): string {
  const folder = process.env['TEST_RUN_FOLDER'];
  if (!folder) throw new Error('Jest was started without tools/jest-global-setup.cjs');
  return folder;
}

/** Names with the run's prefix: databases that are left over are dropped after the run. */
export const databaseName = (end: string): string => `${process.env['TEST_RUN_NAME']}_${end}`;

export async function onServer(url: string, sql: string): Promise<unknown> {
  const firstHost = url.replace(/,[^/]*/, '');
  const connection = await createConnection({ uri: firstHost, multipleStatements: true });
  try {
    return (await connection.query(sql))[0];
  } finally {
    await connection.end();
  }
}
