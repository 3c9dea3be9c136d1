import { Semaphore } from 'async-mutex';
import type { OnApplicationShutdown } from '@nestjs/common';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PdfAnswer, PdfRequest, PdfTasks } from './pdf-thread.js';

const FILE = new URL('./pdf-thread.js', import.meta.url);
const THREADS = 2;
/** A hundred times what a large order takes; with the server's time limits shorter than the claim of a mail. */
const DEADLINE_MS = 5_000;

interface Made {
  qrPngs: Buffer[];
  receiptPdf: Buffer;
  ticketPdf: Buffer;
}

/**
 * Makes PDFs and QR pictures in threads of their own: an e-ticket takes 30 to 100 ms, and this thread answers requests.
 * A thread starts with its first work. One that dies or takes too long fails its own work and is replaced.
 */
export class PdfThreadsService implements OnApplicationShutdown {
  private readonly places = new Semaphore(THREADS);
  private readonly threads = new Set<Worker>();
  private readonly idle: Worker[] = [];

  constructor(
    private readonly file = FILE,
    private readonly deadlineMs = DEADLINE_MS,
  ) {}

  /** Throws what the task threw, or that its thread died or took too long. */
  run<Task extends keyof PdfTasks>(task: Task, ...args: Parameters<PdfTasks[Task]>): Promise<Made[Task]> {
    return this.places.runExclusive(async () => {
      const thread = this.idle.pop() ?? this.start();
      const answer = await this.ask(thread, { task, args });
      this.idle.push(thread);
      if ('error' in answer) throw new Error(answer.error);
      return asBuffers(answer.made) as Made[Task];
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(Array.from(this.threads, (thread) => thread.terminate()));
  }

  private async ask(thread: Worker, request: PdfRequest): Promise<PdfAnswer> {
    const ended = new AbortController();
    const end = () => ended.abort();
    thread.once('exit', end);
    try {
      thread.ref();
      thread.postMessage(request, []);
      const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(this.deadlineMs)]);
      const [answer] = await once(thread, 'message', { signal });
      // Idle threads don't keep a process alive that has nothing else to do.
      thread.unref();
      return answer as PdfAnswer;
    } catch (error) {
      const cause = ended.signal.aborted ? new Error('The thread ended', { cause: error }) : error;
      await thread.terminate();
      throw cause;
    } finally {
      thread.off('exit', end);
    }
  }

  private start(): Worker {
    const thread = new Worker(this.file);
    this.threads.add(thread);
    // Heard too while it is idle; an error that nobody hears would end the process.
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      this.threads.delete(thread);
      if (this.idle.includes(thread)) this.idle.splice(this.idle.indexOf(thread), 1);
    });
    return thread;
  }
}

/** A Buffer arrives from another thread as a plain array of bytes. */
function asBuffers(made: Uint8Array | Uint8Array[]): Buffer | Buffer[] {
  return Array.isArray(made) ? made.map((each) => Buffer.from(each)) : Buffer.from(made);
}
