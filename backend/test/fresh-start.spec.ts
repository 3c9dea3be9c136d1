import { createLogger } from '../src/app/configure-app.js';
import { ENTITIES } from '../src/app/entities.js';
import { prepareApp } from '../src/app/start.js';
import { readEnvironment } from '../src/platform/config/read-environment.js';
import { openDataSource } from '../src/platform/database/connection/data-source.js';
import { TicketTypeEntity } from '../src/tickets/tiers/ticket-type.entity.js';
import { copyOf, TABLES } from './support/database/template-database.js';
import { OffsetClock } from './support/offset-clock.js';

it('the first start fills an empty database, and the second leaves it alone', async () => {
  const database = await copyOf(TABLES);
  const variables = { DATABASE_URL: database.url, VAR_DIR: database.directory, SECRET_KEY: 'k'.repeat(32) };
  const config = readEnvironment(variables, () => 'unused');
  const start = async () => {
    const dataSource = await openDataSource(config.database, ENTITIES);
    const logger = createLogger({ logLevel: 'silent' });
    const { app, firstAdmin } = await prepareApp(config, dataSource, logger, {
      schedule: false,
      clock: new OffsetClock(),
    });
    const tiers = await dataSource.getRepository(TicketTypeEntity).count();
    await app.close();
    return { tiers, isFirst: firstAdmin !== null };
  };
  const first = await start();
  expect(first).toEqual({ tiers: expect.any(Number), isFirst: true });
  expect(first.tiers).toBeGreaterThan(0);
  expect(await start()).toEqual({ tiers: first.tiers, isFirst: false });
  await database.drop();
});
