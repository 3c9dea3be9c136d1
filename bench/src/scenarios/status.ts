import { ApiProcess } from '../api/api-process.js';
import { placeOrders } from '../api/buyers.js';
import { Visitor } from '../api/visitor.js';
import { Child } from '../child.js';
import type { Contest, Scenario } from '../contest.js';
import { bareAnswerTo } from '../limits/bare-answer.js';

const CONNECTIONS = 50;
const MILLISECONDS = 2_500;

/** The polled payment status of 50 orders, against a bare `node:http` server that answers the same bytes. */
export const statusScenario: Scenario = async (kind, load) => {
  const api = await ApiProcess.start(await kind.create());
  const visitor = await Visitor.arrive(api);
  const numbers = await placeOrders(api, CONNECTIONS);
  const requests = numbers.map((number) => visitor.get(`/api/payment/${number}/status`));
  const bareServer = new Child('./limits/bare-server.js');
  const { port: barePort } = await bareServer.ask<{ port: number }>(await bareAnswerTo(api.port, requests[0] ?? ''));
  const run = (port: number) =>
    load.run({
      port,
      connections: CONNECTIONS,
      requests,
      expectedStatus: 200,
      pace: { kind: 'during', milliseconds: MILLISECONDS },
    });

  const contest: Contest = {
    name: 'status calls, 50 polled orders',
    kind: 'throughput',
    product: () => run(api.port),
    limit: () => run(barePort),
  };
  return {
    database: kind.name,
    api,
    contests: [contest],
    async close() {
      await api.stop();
      await bareServer.stop();
    },
  };
};
