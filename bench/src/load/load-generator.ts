import { Child } from '../child.js';
import type { Measure } from '../statistics.js';
import type { LoadJob, LoadResult } from './load-job.js';

/** Sends requests from a separate process, which lives for all rounds. */
export class LoadGenerator {
  private readonly child = new Child('./load/load-process.js');

  /** Throws when an answer has an unexpected status: a failing call would count as a fast one. */
  async run(job: LoadJob): Promise<Measure> {
    const result = await this.child.ask<LoadResult>(job);
    if ('error' in result) throw new Error(result.error);
    return result.measure;
  }

  stop(): Promise<void> {
    return this.child.stop();
  }
}
