import { Semaphore } from 'async-mutex';
import { Logger } from '@nestjs/common';
import { Piscina } from 'piscina';
import { describeError } from '../../../errors/describe-error.js';
import { type Lane, LANES } from './aside.js';
import { DatabaseTimeout } from '../database-timeout.js';
import type { ToRead, WasRead } from './sqlite-read-thread.js';

/** The built file, for tests too: Node loads no TypeScript into a thread. */
const FILE = new URL('../../../../../dist/platform/database/connection/aside/sqlite-read-thread.js', import.meta.url);
/** As long as MariaDB may take for a statement. */
const DEADLINE_MS = 15_000;
const IDLE_MS = 60_000;
const RESOURCES = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 };

/** Reads a SQLite file in threads, one for each lane. They start with their first select and end when they have long had none. */
export class SqliteReader {
  private readonly logger = new Logger(SqliteReader.name);
  /** The deadline is of a select, not of its waiting for others. */
  private readonly turns = Object.fromEntries(LANES.map((lane) => [lane, new Semaphore(1)])) as Record<Lane, Semaphore>;
  private readonly pool: Piscina;

  /** `waitMs`: for another program's lock. */
  constructor(file: string, waitMs: number) {
    this.pool = new Piscina({
      filename: FILE.href,
      workerData: { file, waitMs },
      minThreads: 0,
      maxThreads: LANES.length,
      idleTimeout: IDLE_MS,
      resourceLimits: RESOURCES,
    });
    // Of an idle thread; without it the process would end.
    this.pool.on('error', (error) => this.logger.error(`The reading thread ended: ${describeError(error)}`));
  }

  /** Throws the driver's error, with its code; `DatabaseTimeout` when the select takes too long or its thread dies. */
  async rows(lane: Lane, read: ToRead): Promise<unknown[]> {
    const answer = await this.turns[lane].runExclusive(() => this.run(read));
    if ('rows' in answer) return answer.rows;
    throw Object.assign(new Error(answer.message), { code: answer.code });
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }

  private async run(read: ToRead): Promise<WasRead> {
    try {
      return (await this.pool.run(read, { name: 'read', signal: AbortSignal.timeout(DEADLINE_MS) })) as WasRead;
    } catch (cause) {
      throw new DatabaseTimeout('The reading thread gave no answer', { cause });
    }
  }
}
