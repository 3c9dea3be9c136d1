import { ENTITIES } from '../src/app/entities.js';
import { createLogger } from '../src/app/configure-app.js';
import { prepareApp } from '../src/app/start.js';
import { readEnvironment } from '../src/platform/config/read-environment.js';
import { openDataSource } from '../src/platform/database/connection/data-source.js';
import { TicketTypeEntity } from '../src/tickets/tiers/ticket-type.entity.js';
import { copyOf, TABLES } from './support/database/template-database.js';
import { SECRET_KEY } from './support/festival.js';

/** Starts on that database, counts the tiers, and ends. */
async function tiersAfterStart(url: string, VAR_DIR: string): Promise<number> {
  const config = readEnvironment({ DATABASE_URL: url, VAR_DIR, SECRET_KEY }, () => 'unused');
  const dataSource = await openDataSource(config.database, ENTITIES);
  const { app } = await prepareApp(config, dataSource, createLogger({ logLevel: 'silent' }), { schedule: false });
  const count = await dataSource.getRepository(TicketTypeEntity).count();
  await app.close();
  return count;
}

it('a first start fills an empty database with the demo; a later one leaves alone what somebody has emptied', async () => {
  const { url, directory, drop } = await copyOf(TABLES);
  expect(await tiersAfterStart(url, directory)).toBeGreaterThan(3);
  const { database } = readEnvironment({ DATABASE_URL: url, SECRET_KEY }, () => 'unused');
  const dataSource = await openDataSource(database, ENTITIES);
  await dataSource.getRepository(TicketTypeEntity).deleteAll();
  await dataSource.destroy();
  expect(await tiersAfterStart(url, directory)).toBe(0);
  await drop();
});
