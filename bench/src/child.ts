import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { atExit } from './cleanup.js';

/** Starts a module of the benchmark, by its path relative to this one, as a child process that exchanges messages. */
export class Child {
  private readonly process: ChildProcess;
  private readonly ended: Promise<never>;

  constructor(module: string, execArgv: string[] = []) {
    this.process = fork(fileURLToPath(new URL(module, import.meta.url)), { execArgv });
    atExit(() => this.process.kill('SIGKILL'));
    this.ended = once(this.process, 'exit').then(() => {
      throw new Error(`${module} ended unexpectedly`);
    });
    // Only a caller that waits for an answer needs the error.
    this.ended.catch(() => undefined);
  }

  /** Sends a message and returns its answer; one at a time. */
  async ask<Answer>(message: object): Promise<Answer> {
    const answered = once(this.process, 'message') as Promise<[Answer]>;
    this.process.send(message);
    const [answer] = await Promise.race([answered, this.ended]);
    return answer;
  }

  async stop(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const exited = once(this.process, 'exit');
    this.process.disconnect();
    await exited;
  }
}
