import { ApiProcess } from '../api/api-process.js';
import type { Contest, Scenario } from '../contest.js';
import { fillOpenOrders } from '../fill/open-orders.js';
import { BareCopy } from '../limits/bare-copy.js';
import { Autocannon } from '../load/autocannon.js';
import { stageAgainst } from './stage-against.js';

const CONNECTIONS = 32;
const ORDERS = 200;
/** An order may be asked for 300 times a minute; each round asks for other orders. */
const CALLS = ORDERS * 250;

const pathOf = (number: string) => `/api/payment/${number}/status`;

/**
 * The polled payment status of 200 of 20,000 open orders, limits on, against a bare `node:http` server that answers
 * the same bytes.
 */
export const statusScenario: Scenario = async (kind) => {
  const database = await kind.create();
  const numbers = await fillOpenOrders(database);
  const api = await ApiProcess.start(database);
  const visitors = new Autocannon();
  const bare = await BareCopy.of(api.port, pathOf(numbers[0] ?? ''));
  let next = 0;
  const run = (port: number) => {
    const paths = numbers.slice(next, next + ORDERS).map(pathOf);
    next = (next + ORDERS) % numbers.length;
    return visitors.run({ port, connections: CONNECTIONS, paths, calls: CALLS });
  };
  const contest: Contest = {
    name: `status calls, ${ORDERS} of ${numbers.length} open orders`,
    kind: 'throughput',
    product: () => run(api.port),
    limit: () => run(bare.port),
  };
  return stageAgainst([bare], visitors, { database: kind.name, api, contests: [contest] });
};
