import type { DataSource } from 'typeorm';

/** A table of MariaDB that is there for as long as a backup is being restored. SQLite's file isn't in its place till then. */
export const RESTORE_MARK = 'restore_under_way';

/** The database was being restored from a backup when that was broken off, or is at this moment. */
export class HalfRestored extends Error {
  constructor() {
    super('The database is half restored: wait for the restore to end, or run it again if it was broken off');
    this.name = 'HalfRestored';
  }
}

/** Throws `HalfRestored` for a database that no festival may use yet. */
export async function assertNotHalfRestored(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    if (await runner.hasTable(RESTORE_MARK)) throw new HalfRestored();
  } finally {
    await runner.release();
  }
}
