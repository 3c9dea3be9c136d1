import { type DataSource, MigrationExecutor } from 'typeorm';

/** Whether migrations wait to be run. It only looks: TypeORM's `showMigrations` makes its table where there is none. */
export async function isBehind(dataSource: DataSource): Promise<boolean> {
  return (await new MigrationExecutor(dataSource).getPendingMigrations()).length > 0;
}
