import { ApiProcess } from '../api/api-process.js';
import { placeOrders } from '../api/buyers.js';
import type { Contest, Scenario } from '../contest.js';
import { OPEN_ORDERS } from '../fill/open-orders.js';
import { BareCopy } from '../limits/bare-copy.js';
import { Autocannon } from '../load/autocannon.js';
import { widenHotTier } from './open-tier.js';
import { stageAgainst } from './stage-against.js';

const CONNECTIONS = 32;
const PAGE_VIEWS = 2_000;
const PAGES = ['/', '/ticket'];

/**
 * The memory of a process that took 20,000 orders, is polled for all of them and shows pages in between: the table's
 * last column.
 */
export const memoryScenario: Scenario = async (kind) => {
  const database = await kind.create();
  // The first start fills the tiers.
  await (await ApiProcess.start(database)).stop();
  const driver = await database.open();
  await widenHotTier(driver);
  await driver.close();
  const api = await ApiProcess.start(database);
  const numbers = await placeOrders(api, OPEN_ORDERS);
  const visitors = new Autocannon();
  const paths = numbers.map((number) => `/api/payment/${number}/status`);
  const bare = await BareCopy.of(api.port, paths[0] ?? '');
  const poll = (port: number, times: number) =>
    visitors.run({ port, connections: CONNECTIONS, paths, calls: times * paths.length });
  const contest: Contest = {
    name: `memory: ${OPEN_ORDERS} orders placed and polled`,
    kind: 'throughput',
    async product() {
      await visitors.run({ port: api.port, connections: CONNECTIONS, paths: PAGES, calls: PAGE_VIEWS });
      // A process that was halted for more than five seconds has forgotten every answer.
      await poll(api.port, 1);
      return poll(api.port, 2);
    },
    limit: () => poll(bare.port, 2),
  };
  return stageAgainst([bare], visitors, { database: kind.name, api, contests: [contest] });
};
