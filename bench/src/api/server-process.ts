import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { atExit } from '../cleanup.js';

const START_TIMEOUT_MS = 30_000;
const STEP_MS = 50;
const ANSWER_WITHIN_MS = 5_000;
const LOG_SHOWN = 2_000;

interface ServerSettings {
  name: string;
  script: string;
  environment: Record<string, string>;
  /** Node's own, before the script. */
  nodeOptions?: readonly string[];
  logFile: string;
  /** An address that answers once the server is ready. */
  readyAt: string;
}

/** A server as a process of its own, out of reach of the terminal's Ctrl-C: whoever started it stops it. */
export class ServerProcess {
  private child: ChildProcess | null = null;

  private constructor(private readonly settings: ServerSettings) {
    atExit(() => this.child?.kill('SIGKILL'));
  }

  static async start(settings: ServerSettings): Promise<ServerProcess> {
    const server = new ServerProcess(settings);
    await server.startAgain();
    return server;
  }

  /** After `stop` or `kill`, at the same address; `environment` is added to what it was started with. */
  async startAgain(environment: Record<string, string> = {}): Promise<void> {
    const { name, script, logFile, readyAt, nodeOptions = [] } = this.settings;
    const log = openSync(logFile, 'a');
    const child = spawn(process.execPath, [...nodeOptions, script], {
      env: { ...process.env, ...this.settings.environment, ...environment },
      stdio: ['ignore', log, log],
      detached: true,
    });
    closeSync(log);
    this.child = child;
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < deadline && !this.hasEnded) {
      if (await isAnswering(readyAt)) return;
      await pause(STEP_MS);
    }
    throw new Error(`The ${name} did not start:\n${readFileSync(logFile, 'utf8').slice(-LOG_SHOWN)}`);
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get hasEnded(): boolean {
    return this.child === null || this.child.exitCode !== null || this.child.signalCode !== null;
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  async stop(): Promise<void> {
    this.signal('SIGCONT');
    await this.end('SIGTERM');
  }

  /** Without a word, as a failing machine does. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || this.hasEnded) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}

async function isAnswering(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })).ok;
  } catch {
    // The server isn't listening yet.
    return false;
  }
}
