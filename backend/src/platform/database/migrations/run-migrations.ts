import { type DataSource, MigrationExecutor } from 'typeorm';
import { withoutTimeLimits } from '../connection/mysql-driver.js';

const LOCK = 'festival_migrations';
const LOCK_WAIT_SECONDS = 60;

/** Brings the schema up to date; of several processes that start at once one does it and the others wait. */
export async function runMigrations(dataSource: DataSource): Promise<void> {
  if (dataSource.driver.options.type !== 'mariadb') {
    await dataSource.runMigrations({ transaction: 'each' });
    return;
  }
  await withoutTimeLimits(dataSource, async (runner) => {
    const [row] = (await runner.query('SELECT GET_LOCK(?, ?) AS held', [LOCK, LOCK_WAIT_SECONDS])) as [
      { held: unknown },
    ];
    if (Number(row.held) !== 1) throw new Error('Another process has been migrating the database for a minute');
    const executor = new MigrationExecutor(dataSource, runner);
    executor.transaction = 'none';
    await executor.executePendingMigrations();
    await runner.query('SELECT RELEASE_LOCK(?)', [LOCK]);
  });
}
