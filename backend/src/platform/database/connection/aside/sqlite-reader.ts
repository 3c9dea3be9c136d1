import { Semaphore, type SemaphoreInterface, withTimeout } from 'async-mutex';
import { Logger } from '@nestjs/common';
import { performance } from 'node:perf_hooks';
import { Piscina } from 'piscina';
import { within } from '../../../clock/within.js';
import { describeError } from '../../../errors/describe-error.js';
import { type Lane, noteWait } from './aside.js';
import { DatabaseTimeout } from '../database-timeout.js';
import type { WaitLimits } from '../mysql-driver.js';
import type { ToRead, WasRead } from './sqlite-read-thread.js';

/** The built file, for tests too: Node loads no TypeScript into a thread. */
const FILE = new URL('../../../../../dist/platform/database/connection/aside/sqlite-read-thread.js', import.meta.url);
const IDLE_MS = 60_000;
const RESOURCES = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };
/** A single list that takes long leaves the other thread to the others. */
const THREADS: Record<Lane, number> = { lists: 2, figures: 1 };
/** As many as staff's screens cause at once; whoever comes then is told to come back. */
const MOST_WAITING = 50;

/**
 * Reads a SQLite file in threads, which start with their first select and end when they have long had none. A select can't be
 * ended: it has its thread, and its place in the lane, until it is done, even when its caller has given up.
 */
export class SqliteReader {
  private readonly logger = new Logger(SqliteReader.name);
  private readonly lanes: Record<Lane, LaneTurns>;
  private readonly pool: Piscina;
  private readonly underWay = new Set<Promise<void>>();
  private isClosing = false;

  constructor(
    file: string,
    private readonly limits: WaitLimits,
  ) {
    const { connectionMs } = limits;
    this.lanes = {
      lists: new LaneTurns(THREADS.lists, connectionMs),
      figures: new LaneTurns(THREADS.figures, connectionMs),
    };
    this.pool = new Piscina({
      filename: FILE.href,
      // The thread's own wait is for another program's lock.
      workerData: { file, waitMs: connectionMs },
      minThreads: 0,
      maxThreads: THREADS.lists + THREADS.figures,
      idleTimeout: IDLE_MS,
      resourceLimits: RESOURCES,
    });
    // Of an idle thread; without it the process would end.
    this.pool.on('error', (error) => this.logger.error(`The reading thread ended: ${describeError(error)}`));
  }

  /**
   * Throws the driver's error, with its code; `DatabaseTimeout` when its turn doesn't come or the select takes too long, too
   * many wait, or its thread dies.
   */
  async rows(lane: Lane, read: ToRead): Promise<unknown[]> {
    const leave = await this.lanes[lane].take();
    if (this.isClosing) {
      leave();
      throw new DatabaseTimeout('The database is being closed');
    }
    const answered = this.run(read);
    const done = answered.then(leave, leave).finally(() => this.underWay.delete(done));
    this.underWay.add(done);
    const answer = await within(
      this.limits.answerMs,
      answered,
      () => new DatabaseTimeout('The reading thread gave no answer in time'),
    );
    if ('rows' in answer) return answer.rows;
    throw Object.assign(new Error(answer.message), { code: answer.code });
  }

  /** Once nothing is being read: a thread that is ended in the middle of a select takes the process with it. */
  async close(): Promise<void> {
    this.isClosing = true;
    while (this.underWay.size > 0) await Promise.all(this.underWay);
    await this.pool.destroy();
  }

  private async run(read: ToRead): Promise<WasRead> {
    try {
      return (await this.pool.run(read, { name: 'read' })) as WasRead;
    } catch (cause) {
      throw new DatabaseTimeout('The reading thread ended', { cause });
    }
  }
}

/** Who reads in a lane, and who waits for it. */
class LaneTurns {
  private readonly turns: SemaphoreInterface;
  private waiting = 0;

  constructor(threads: number, waitMs: number) {
    const late = new DatabaseTimeout('The turn to read did not come in time');
    this.turns = withTimeout(new Semaphore(threads), waitMs, late);
  }

  /** Gives the way out. */
  async take(): Promise<() => void> {
    if (this.waiting >= MOST_WAITING) throw new DatabaseTimeout('Too many reads wait for their turn');
    this.waiting += 1;
    const began = performance.now();
    try {
      const [, leave] = await this.turns.acquire();
      return leave;
    } finally {
      this.waiting -= 1;
      noteWait(performance.now() - began);
    }
  }
}
