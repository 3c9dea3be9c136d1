import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

export interface TestDatabase {
  url: string;
  /** For everything that the program writes. */
  directory: string;
  drop(): Promise<void>;
}

/** A database of the test's own: a SQLite file, or one in the MariaDB that `TEST_DATABASE_URL` names. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'festival-test-'));
  const removeDirectory = (): void => rmSync(directory, { recursive: true, force: true });
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) {
    const drop = async (): Promise<void> => removeDirectory();
    return { url: `sqlite:${join(directory, 'test.sqlite')}`, directory, drop };
  }
  const name = `festival_${randomBytes(6).toString('hex')}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const drop = async (): Promise<void> => {
    await onServer(server, `DROP DATABASE ${name}`);
    removeDirectory();
  };
  return { url: new URL(`/${name}`, server).toString(), directory, drop };
}

async function onServer(url: string, sql: string): Promise<void> {
  const connection = await createConnection(url);
  try {
    await connection.query(sql);
  } finally {
    await connection.end();
  }
}
