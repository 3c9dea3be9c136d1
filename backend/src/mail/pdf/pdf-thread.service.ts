import { Semaphore } from 'async-mutex';
import { Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import { describeError } from '../../platform/errors/describe-error.js';
import type * as tasks from './pdf-thread.js';

type Tasks = typeof tasks;
type Made<Task extends keyof Tasks> = Awaited<ReturnType<Tasks[Task]>>;

/** The built file, for tests too: Node loads no TypeScript into a thread. */
const FILE = new URL('../../../dist/mail/pdf/pdf-thread.js', import.meta.url);
/** A hundred times what a large order takes. `smtp-mailer.ts` counts on it. */
const DEADLINE_MS = 5_000;
/** It takes some 60 MB and a third of a second to start. */
const IDLE_MS = 60_000;
const RESOURCES = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/**
 * Makes PDFs and QR pictures in a thread, since this one answers requests. It starts with its first work and ends when it
 * has long had none. One that dies, hangs or runs out of memory fails its own work only, and the next gets a new one.
 */
export class PdfThreadService implements OnApplicationShutdown {
  private readonly logger = new Logger(PdfThreadService.name);
  /** The deadline is of a work, not of its waiting for others. */
  private readonly turns = new Semaphore(1);
  private readonly pool: Piscina;

  constructor(
    private readonly file = FILE,
    private readonly deadlineMs = DEADLINE_MS,
  ) {
    this.pool = new Piscina({
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: RESOURCES,
    });
    // Of an idle thread; without it the process would end.
    this.pool.on('error', (error) => this.logger.error(`The PDFs' thread ended: ${describeError(error)}`));
  }

  /** Throws what the task threw, or that its thread died or took too long. */
  run<Task extends keyof Tasks>(task: Task, work: Parameters<Tasks[Task]>[0]): Promise<Made<Task>> {
    return this.turns.runExclusive(() => {
      const signal = AbortSignal.timeout(this.deadlineMs);
      return this.pool.run(work, { name: task, filename: this.file.href, signal });
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }
}
