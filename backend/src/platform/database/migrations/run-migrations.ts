import { type DataSource, MigrationExecutor } from 'typeorm';
import { withoutTimeLimits } from '../connection/mysql-driver.js';
import { MigrationLock } from './migration-lock.js';

/** Brings the schema up to date; of several processes that start at once one does it and the others wait. */
export async function runMigrations(dataSource: DataSource): Promise<void> {
  if (dataSource.driver.options.type !== 'mariadb') {
    await dataSource.runMigrations({ transaction: 'each' });
    return;
  }
  await withoutTimeLimits(dataSource, (runner) =>
    new MigrationLock(dataSource).hold(runner, async () => {
      const executor = new MigrationExecutor(dataSource, runner);
      executor.transaction = 'none';
      await executor.executePendingMigrations();
    }),
  );
}
