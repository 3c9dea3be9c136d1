import { ApiProcess } from '../api/api-process.js';
import { Visitor } from '../api/visitor.js';
import { Child } from '../child.js';
import type { Contest, Scenario } from '../contest.js';
import { bareAnswerTo } from '../limits/bare-answer.js';
import type { LoadGenerator } from '../load/load-generator.js';

const CONNECTIONS = 50;
const MILLISECONDS = 2_500;

/** Reads that are the same for every visitor: a small list, a large list, and a page as HTML. */
const READS = [
  ['line-up', '/api/guest-stars'],
  ['divisions', '/api/divisions'],
  ['ticket cards', '/api/ticket-types'],
  ['ticket page as HTML', '/ticket'],
] as const;

/** Cached public reads, each against a bare `node:http` server that answers the same bytes. */
export const readsScenario: Scenario = async (kind, load) => {
  const api = await ApiProcess.start(await kind.create());
  const visitor = await Visitor.arrive(api);
  const servers: Child[] = [];
  const contests: Contest[] = [];
  for (const [name, path] of READS) {
    const request = visitor.get(path);
    const server = new Child('./limits/bare-server.js');
    const { port } = await server.ask<{ port: number }>(await bareAnswerTo(api.port, request));
    servers.push(server);
    contests.push({
      name,
      kind: 'throughput',
      product: () => runFor(load, api.port, request),
      limit: () => runFor(load, port, request),
    });
  }
  return {
    database: kind.name,
    api,
    contests,
    async close() {
      await api.stop();
      for (const server of servers) await server.stop();
    },
  };
};

function runFor(load: LoadGenerator, port: number, request: string) {
  const pace = { kind: 'during', milliseconds: MILLISECONDS } as const;
  return load.run({ port, connections: CONNECTIONS, requests: [request], expectedStatus: 200, pace });
}
