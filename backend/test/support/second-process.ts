import type { INestApplicationContext } from '@nestjs/common';
import { createLogger } from '../../src/app/configure-app.js';
import { ENTITIES } from '../../src/app/entities.js';
import { openDataSource } from '../../src/platform/database/connection/data-source.js';
import { otherNode } from './database/test-database.js';
import { prepareApp } from '../../src/app/start.js';
import type { Festival } from './festival.js';

export type Process = Pick<INestApplicationContext, 'get' | 'close'>;

/** A second application on the festival's database and provider, like another process (MariaDB); on a cluster at another node. */
export async function secondProcess({ config, clock }: Festival): Promise<Process> {
  const { database } = config;
  const other = database.kind === 'mysql' ? { ...database, url: otherNode(database.url) } : database;
  const dataSource = await openDataSource(other, ENTITIES);
  const logger = createLogger({ logLevel: process.env['TEST_LOG_LEVEL'] ?? 'silent' });
  return (await prepareApp(config, dataSource, logger, { schedule: false, clock })).app;
}
