import type { ApiProcess } from './api/api-process.js';
import type { LoadGenerator } from './load/load-generator.js';
import type { DatabaseKind } from './databases.js';
import type { Measure } from './statistics.js';

/** A figure of the product, and the same work by the bare driver or the bare server. */
export interface Contest {
  name: string;
  /** `throughput`: as many calls as possible, more is better; `latency`: at a steady rate, less is better. */
  kind: 'throughput' | 'latency';
  product(): Promise<Measure>;
  limit(): Promise<Measure>;
}

/** A running product on one database, with its contests. */
export interface Stage {
  database: string;
  api: ApiProcess;
  contests: readonly Contest[];
  close(): Promise<void>;
}

/** Starts the product on a database of that kind and does all unmeasured preparation. */
export type Scenario = (kind: DatabaseKind, load: LoadGenerator) => Promise<Stage>;

/** The result of a contest. */
export interface Result {
  contest: Contest;
  database: string;
  product: Measure[];
  limit: Measure[];
  peakMemoryMb: number | null;
}

/**
 * Runs every contest `rounds` times after a warm-up round, product and limit in turns, so that other load on the
 * machine affects both alike.
 */
export async function runRounds(
  stages: readonly Stage[],
  rounds: number,
  report: (text: string) => void,
): Promise<Result[]> {
  const results: Result[] = stages.flatMap((stage) =>
    stage.contests.map((contest) => ({
      contest,
      database: stage.database,
      product: [],
      limit: [],
      peakMemoryMb: null,
    })),
  );
  for (const { api } of stages) api.halt();
  for (let round = 0; round <= rounds; round += 1) {
    report(round === 0 ? 'warming up' : `round ${round} of ${rounds}`);
    for (const stage of stages) {
      for (const result of results.filter(({ contest }) => stage.contests.includes(contest))) {
        await runOnce(stage, result, round);
      }
    }
  }
  return results;
}

async function runOnce({ api }: Stage, result: Result, round: number): Promise<void> {
  const product = async () => {
    api.proceed();
    const measure = await result.contest.product();
    result.peakMemoryMb = api.peakMemoryMb();
    api.halt();
    if (round > 0) result.product.push(measure);
  };
  const limit = async () => {
    const measure = await result.contest.limit();
    if (round > 0) result.limit.push(measure);
  };
  for (const part of round % 2 === 0 ? [product, limit] : [limit, product]) await part();
}
