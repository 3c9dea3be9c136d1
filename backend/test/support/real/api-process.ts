import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Variables } from '../../../src/platform/config/environment-reader.js';

/** What is built: every run of the tests builds first. */
const MAIN = join(__dirname, '../../../dist/main.js');
const START_MS = 120_000;
const STEP_MS = 50;
const LOG_SHOWN = 2_000;

/** The API as it is shipped: a process of its own, with its jobs, its watchdog and its threads. */
export class ApiProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly logFile: string,
  ) {}

  /** Standard output goes to `stdout` (a file), or with the errors to `logFile`. */
  static start(environment: Variables, logFile: string, stdout = logFile): ApiProcess {
    const files = [openSync(stdout, 'a'), openSync(logFile, 'a')];
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, NODE_ENV: 'production', ...environment },
      stdio: ['ignore', ...files],
    });
    for (const file of files) closeSync(file);
    return new ApiProcess(child, logFile);
  }

  async untilReady(url: string): Promise<void> {
    const deadline = Date.now() + START_MS;
    while (Date.now() < deadline && !this.hasEnded) {
      const isReady = await fetch(`${url}/health/ready`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isReady) return;
      await pause(STEP_MS);
    }
    throw new Error(`The API process is not ready:\n${readFileSync(this.logFile, 'utf8').slice(-LOG_SHOWN)}`);
  }

  /** Nothing runs in it until `thaw`; what is sent to it waits in the network. */
  freeze(): void {
    this.child.kill('SIGSTOP');
  }

  thaw(): void {
    this.child.kill('SIGCONT');
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Gives its exit code, or the signal that ended it. */
  async end(signal: NodeJS.Signals): Promise<number | string> {
    const ended = once(this.child, 'exit');
    if (!this.hasEnded) {
      this.child.kill(signal);
      await ended;
    }
    return this.child.exitCode ?? this.child.signalCode ?? '';
  }
}
