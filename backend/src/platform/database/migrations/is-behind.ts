import { type DataSource, MigrationExecutor } from 'typeorm';

/** The database is empty, or of an older release. */
export class TablesBehind extends Error {
  constructor() {
    super('The database has not the tables of this version: start this version of the festival once');
    this.name = 'TablesBehind';
  }
}

/** Whether migrations wait to be run. It only looks: TypeORM's `showMigrations` makes its table where there is none. */
export async function isBehind(dataSource: DataSource): Promise<boolean> {
  return (await new MigrationExecutor(dataSource).getPendingMigrations()).length > 0;
}

/** For a program that leaves the tables as they are. Throws `TablesBehind`. */
export async function assertNotBehind(dataSource: DataSource): Promise<void> {
  if (await isBehind(dataSource)) throw new TablesBehind();
}
