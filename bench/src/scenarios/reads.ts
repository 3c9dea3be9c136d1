import { ApiProcess } from '../api/api-process.js';
import type { Contest, Scenario } from '../contest.js';
import { fillOpenOrders } from '../fill/open-orders.js';
import { BareCopy } from '../limits/bare-copy.js';
import { Autocannon } from '../load/autocannon.js';
import { stageAgainst } from './stage-against.js';

const CONNECTIONS = 32;

/** Reads that are the same for every visitor, lists and pages as HTML, and the calls of a round: about three seconds. */
const READS = [
  ['line-up', '/api/guest-stars', 40_000],
  ['divisions', '/api/divisions', 40_000],
  ['ticket cards', '/api/ticket-types', 40_000],
  ['current price', '/api/orders/current-price', 40_000],
  ['waiting room', '/api/waiting-room', 40_000],
  ['front page as HTML', '/', 12_000],
  ['ticket page as HTML', '/ticket', 12_000],
] as const;

/** Cached public reads with 20,000 open orders, limits on, each against a bare `node:http` server with the same bytes. */
export const readsScenario: Scenario = async (kind) => {
  const database = await kind.create();
  await fillOpenOrders(database);
  const api = await ApiProcess.start(database);
  const visitors = new Autocannon();
  const copies: BareCopy[] = [];
  const contests: Contest[] = [];
  for (const [name, path, calls] of READS) {
    const bare = await BareCopy.of(api.port, path);
    const run = (port: number) => visitors.run({ port, connections: CONNECTIONS, paths: [path], calls });
    copies.push(bare);
    contests.push({ name, kind: 'throughput', product: () => run(api.port), limit: () => run(bare.port) });
  }
  return stageAgainst(copies, visitors, { database: kind.name, api, contests });
};
