import { Child } from '../child.js';
import type { Measure } from '../statistics.js';

/** Visits by autocannon: every connection asks for its share of the paths in turn, until there were so many calls. */
export interface VisitsJob {
  port: number;
  connections: number;
  paths: readonly string[];
  calls: number;
}

export type VisitsResult = { measure: Measure } | { error: string };

/** A client that isn't ours, in a process of its own: the bare server and the product are measured by the same one. */
export class Autocannon {
  private readonly child = new Child('./load/autocannon-process.js');

  /** Throws when an answer isn't 200. */
  async run(job: VisitsJob): Promise<Measure> {
    const result = await this.child.ask<VisitsResult>(job);
    if ('error' in result) throw new Error(result.error);
    return result.measure;
  }

  stop(): Promise<void> {
    return this.child.stop();
  }
}
