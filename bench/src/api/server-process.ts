import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { atExit } from '../cleanup.js';

const START_TIMEOUT_MS = 30_000;
const STEP_MS = 50;
const LOG_SHOWN = 2_000;

export interface ServerSettings {
  name: string;
  script: string;
  environment: Record<string, string>;
  logFile: string;
  /** An address that answers once the server is ready. */
  readyAt: string;
}

/** A server as a process of its own, out of reach of the terminal's Ctrl-C: whoever started it stops it. */
export class ServerProcess {
  private constructor(private readonly child: ChildProcess) {}

  static async start({ name, script, environment, logFile, readyAt }: ServerSettings): Promise<ServerProcess> {
    const log = openSync(logFile, 'a');
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', log, log],
      detached: true,
    });
    atExit(() => child.kill('SIGKILL'));
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < deadline && child.exitCode === null) {
      if (await isAnswering(readyAt)) return new ServerProcess(child);
      await pause(STEP_MS);
    }
    throw new Error(`The ${name} did not start:\n${readFileSync(logFile, 'utf8').slice(-LOG_SHOWN)}`);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  async stop(): Promise<void> {
    if (this.hasEnded) return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGCONT');
    this.child.kill('SIGTERM');
    await exited;
  }
}

async function isAnswering(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    // The server isn't listening yet.
    return false;
  }
}
