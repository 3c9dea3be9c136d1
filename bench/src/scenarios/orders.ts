import { ApiProcess } from '../api/api-process.js';
import { orderRequests, placeOrders, TICKETS_AN_ORDER } from '../api/buyers.js';
import type { Contest, Scenario } from '../contest.js';
import { createMigrated } from '../databases.js';
import { placeOrder, readOrderRows } from '../limits/order-transaction.js';
import { asFastAsPossible } from '../pace.js';
import { copyTiers, soldSeats, widenHotTier } from './open-tier.js';

const ORDERS_A_ROUND = 1_500;

/** Buyers who order at once. */
export const BUYERS = 32;

/** Orders of one tier by 32 buyers at once, against the same statements through the bare driver. */
export const ordersScenario: Scenario = async (kind, load) => {
  const database = await kind.create();
  const api = await ApiProcess.start(database);
  const driver = await database.open();
  await widenHotTier(driver);
  await placeOrders(api, 1);
  const rows = await readOrderRows(driver);
  let placed = 1;

  const limitDatabase = await createMigrated(kind);
  const lanes = await Promise.all(Array.from({ length: limitDatabase.drivers }, () => limitDatabase.open()));
  for (const lane of lanes.slice(0, 1)) await copyTiers(driver, lane);

  const contest: Contest = {
    name: 'orders, one hot tier',
    kind: 'throughput',
    async product() {
      const requests = await orderRequests(api, ORDERS_A_ROUND);
      const job = {
        port: api.port,
        connections: BUYERS,
        requests,
        expectedStatus: 201,
        pace: { kind: 'each' } as const,
      };
      const measure = await load.run(job);
      placed += ORDERS_A_ROUND;
      const sold = await soldSeats(driver);
      if (sold !== placed * TICKETS_AN_ORDER) throw new Error(`${placed} orders were placed, but ${sold} seats sold`);
      return measure;
    },
    limit: () => asFastAsPossible(lanes, ORDERS_A_ROUND, (lane) => lane.transaction(placeOrder(rows))),
  };
  return {
    database: kind.name,
    api,
    contests: [contest],
    async close() {
      await api.stop();
      for (const each of [driver, ...lanes]) await each.close();
    },
  };
};
