import 'reflect-metadata';
import { keepSecret } from '@festival/backend/platform/config/stored-secret.js';
import { readEnvironment } from '@festival/backend/platform/config/read-environment.js';
import { endWith, explainDatabase } from '@festival/backend/app/start-errors.js';
import { ENTITIES } from '@festival/backend/app/entities.js';
import { openDataSource } from '@festival/backend/platform/database/connection/data-source.js';
import { fillDemoContent } from '@festival/backend/demo/fill-demo-content.js';
import { runMigrations } from '@festival/backend/platform/database/migrations/run-migrations.js';
import { lockSqlite } from '@festival/backend/platform/database/connection/single-process-lock.js';
import { Transactions } from '@festival/backend/platform/database/transactions.js';
import { fillDatabase, refuseFilled } from './fill-database.js';
import { readFillOptions, refuseProduction } from './fill-options.js';

const SEED = 2025;
const REPORT_EVERY = 20_000;
/** In the place of secrets while it isn't decided whether anything may be made. */
const NO_SECRET = 'unused'.repeat(6);

/** `npm run fill`: made-up orders, as many as a big festival has, for trying the back office. */
async function main(): Promise<void> {
  const options = readFillOptions(process.argv.slice(2));
  refuseProduction(readEnvironment(process.env, () => NO_SECRET));
  const config = readEnvironment(process.env, keepSecret);
  if (config.database.kind === 'sqlite') lockSqlite(config.database.file);
  const dataSource = await openDataSource(config.database, ENTITIES).catch((error: unknown) =>
    explainDatabase(error, config),
  );
  await refuseFilled(dataSource, options);
  await runMigrations(dataSource);
  const now = new Date();
  await new Transactions(dataSource).run((db) => fillDemoContent(db, config, now));
  await fillDatabase(dataSource, {
    ...options,
    now,
    seed: SEED,
    report: (done) => {
      if (done % REPORT_EVERY === 0) console.log(`${done} of ${options.orders} orders`);
    },
  });
  await dataSource.destroy();
  console.log(`${options.orders} orders were added. npm start shows them.`);
}

main().catch(endWith);
