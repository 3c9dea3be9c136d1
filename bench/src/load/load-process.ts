import { asFastAsPossible, atRate, during, type Task } from '../pace.js';
import type { Measure } from '../statistics.js';
import { HttpConnection } from './http-connection.js';
import type { LoadJob, LoadResult } from './load-job.js';

const SHOWN = 500;

async function run({ port, connections, requests, expectedStatus, pace }: LoadJob): Promise<Measure> {
  const lanes = await HttpConnection.openMany(port, connections);
  const task: Task<HttpConnection> = async (connection, index) => {
    const { status, body } = await connection.send(requests[index % requests.length] ?? '');
    if (status !== expectedStatus) {
      throw new Error(`Expected ${expectedStatus}, got ${status}: ${body.toString().slice(0, SHOWN)}`);
    }
  };
  try {
    if (pace.kind === 'each') return await asFastAsPossible(lanes, requests.length, task);
    if (pace.kind === 'rate') return await atRate(lanes, pace.perSecond, requests.length, task);
    return await during(lanes, pace.milliseconds, task);
  } finally {
    for (const lane of lanes) lane.close();
  }
}

async function answer(job: LoadJob): Promise<LoadResult> {
  try {
    return { measure: await run(job) };
  } catch (error) {
    return { error: String(error) };
  }
}

process.on('message', (job) => {
  void answer(job as LoadJob).then((result) => process.send?.(result));
});
process.on('disconnect', () => process.exit(0));
