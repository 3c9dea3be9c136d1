import type { DataSource } from 'typeorm';
import { ENTITIES } from '@festival/backend/app/entities.js';
import { OrderEntity } from '@festival/backend/orders/order.entity.js';
import { insertRows } from '@festival/backend/platform/database/insert-rows.js';
import { openDataSource } from '@festival/backend/platform/database/connection/data-source.js';
import { Transactions } from '@festival/backend/platform/database/transactions.js';
import { TicketTypeEntity } from '@festival/backend/tickets/tiers/ticket-type.entity.js';
import { ReferralCodeEntity } from '@festival/backend/orders/codes/referral-code.entity.js';
import { ApiProcess } from '../api/api-process.js';
import type { BenchDatabase } from '../databases.js';
import { makeOrder, type Surroundings } from './made-order.js';
import { Random } from './random.js';

/** Waiting buyers of a sale that nobody has paid yet. */
export const OPEN_ORDERS = 20_000;
const BATCH = 400;
const SEED = 2025;

/** Fills an empty database with the demo content and open orders; gives their numbers. */
export async function fillOpenOrders(database: BenchDatabase): Promise<string[]> {
  // The first start fills the tiers.
  await (await ApiProcess.start(database)).stop();
  const dataSource = await openDataSource(database.config, ENTITIES);
  const around = await surroundings(dataSource);
  const orders = Array.from({ length: OPEN_ORDERS }, (_, index) => makeOrder(index + 1, around.now, around, 'pending'));
  const transactions = new Transactions(dataSource);
  for (let from = 0; from < orders.length; from += BATCH)
    await transactions.run((db) => insertRows(db, OrderEntity, orders.slice(from, from + BATCH)));
  await dataSource.destroy();
  return orders.map(({ orderNumber }) => orderNumber);
}

async function surroundings({ manager }: DataSource): Promise<Surroundings> {
  const [tier, ...tiers] = await manager.find(TicketTypeEntity);
  const [code, ...codes] = await manager.find(ReferralCodeEntity);
  if (!tier || !code) throw new Error('The demo content has no tiers or no referral codes');
  return { now: new Date(), random: new Random(SEED), tiers: [tier, ...tiers], referralCodes: [code, ...codes] };
}
