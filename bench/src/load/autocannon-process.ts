import autocannon from 'autocannon';
import { performance } from 'node:perf_hooks';
import { measure, type Measure } from '../statistics.js';
import type { VisitsJob, VisitsResult } from './autocannon.js';

async function run({ port, connections, paths, calls }: VisitsJob): Promise<Measure> {
  const latencies: number[] = [];
  const unexpected = new Map<number, number>();
  let started = 0;
  const began = performance.now();
  let ended = began;
  const setupClient = (client: autocannon.Client) => {
    // Each has its share: preparing all paths for every connection takes longer than a call may.
    const from = Math.floor((started * paths.length) / connections);
    started += 1;
    const to = Math.max(from + 1, Math.floor((started * paths.length) / connections));
    client.setRequests(paths.slice(from, to).map((path) => ({ path })));
  };
  const options = { url: `http://127.0.0.1:${port}`, connections, amount: calls, setupClient };
  const { errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const visits = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    visits.on('response', (_client, status, _bytes, milliseconds) => {
      // It notices only once a second that all calls are answered.
      ended = performance.now();
      if (status === 200) latencies.push(milliseconds);
      else unexpected.set(status, (unexpected.get(status) ?? 0) + 1);
    });
  });
  if (errors > 0 || unexpected.size > 0)
    throw new Error(`${errors} calls failed; answers by status: ${JSON.stringify([...unexpected])}`);
  return measure(latencies, ended - began);
}

process.on('message', (job) => {
  const answer = (result: VisitsResult) => process.send?.(result);
  run(job as VisitsJob).then(
    (result) => answer({ measure: result }),
    (error: unknown) => answer({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
