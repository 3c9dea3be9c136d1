import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { DatabaseConfig } from '@festival/backend/platform/config/app-config.js';
import { ENTITIES } from '@festival/backend/app/entities.js';
import { openDataSource } from '@festival/backend/platform/database/connection/data-source.js';
import { runMigrations } from '@festival/backend/platform/database/migrations/run-migrations.js';
import { atExit } from './cleanup.js';
import type { BareDriver } from './limits/bare-driver.js';
import { BareLibsql } from './limits/bare-libsql.js';
import { BareMysql } from './limits/bare-mysql.js';

/** A temporary folder that is deleted when the benchmark ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'festival-bench-'));
  atExit(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A kind of database to measure on. */
export interface DatabaseKind {
  name: string;
  /** Creates an empty database. */
  create(): Promise<BenchDatabase>;
}

/** A database of the benchmark. */
export interface BenchDatabase {
  /** The value for `DATABASE_URL`. */
  url: string;
  config: DatabaseConfig;
  /** Connections that the bare driver works best with: SQLite has one writer. */
  drivers: number;
  open(): Promise<BareDriver>;
}

export const sqlite: DatabaseKind = {
  name: 'SQLite',
  async create() {
    const file = join(temporaryFolder(), 'bench.sqlite');
    return {
      url: `sqlite:${file}`,
      config: { kind: 'sqlite', file },
      drivers: 1,
      open: async () => new BareLibsql(file),
    };
  },
};

/** Databases in the server at `serverUrl`, or in a cluster: then the bare driver takes its first node, as the product does. */
export function mariaDb(serverUrl: string, connections: number, kind = 'MariaDB'): DatabaseKind {
  const firstNode = (url: string): string => url.replace(/,[^/]*/, '');
  return {
    name: kind,
    async create() {
      const name = `festival_bench_${randomBytes(4).toString('hex')}`;
      const server = await createConnection(firstNode(serverUrl));
      await server.query(`CREATE DATABASE ${name}`);
      await server.end();
      const url = serverUrl.replace(/\/$/, `/${name}`);
      const open = () => BareMysql.open(firstNode(url));
      return { url, config: { kind: 'mysql', url, pool: 16 }, drivers: connections, open };
    },
  };
}

/** Creates a database with the product's tables and indexes. */
export async function createMigrated(kind: DatabaseKind): Promise<BenchDatabase> {
  const database = await kind.create();
  const dataSource = await openDataSource(database.config, ENTITIES);
  await runMigrations(dataSource);
  await dataSource.destroy();
  return database;
}
