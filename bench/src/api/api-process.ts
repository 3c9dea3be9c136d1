import getPort from 'get-port';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { atExit } from '../cleanup.js';
import { temporaryFolder, type BenchDatabase } from '../databases.js';

export const ADMIN = { email: 'admin@festival.local', password: 'bench-password-of-one-run' };

const START_TIMEOUT_MS = 30_000;
const STEP_MS = 50;
const LOG_SHOWN = 2_000;
const MAIN = fileURLToPath(import.meta.resolve('@festival/backend/main.js'));

/** The product's API process, started as in production but without rate limits. */
export class ApiProcess {
  private constructor(
    readonly port: number,
    private readonly child: ChildProcess,
    private readonly logFile: string,
  ) {}

  static async start(database: BenchDatabase): Promise<ApiProcess> {
    const folder = temporaryFolder();
    const logFile = join(folder, 'api.log');
    const log = openSync(logFile, 'a');
    const port = await getPort({ host: '127.0.0.1' });
    const environment = {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: database.url,
      VAR_DIR: folder,
      MAIL_URL: `file:${join(folder, 'outbox')}`,
      SECRET_KEY: 'the secret key of a benchmark, long enough for everyone',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      MIDTRANS_ENV: 'simulator',
      RATE_LIMITS: 'off',
      NODE_ENV: 'production',
    };
    const child = spawn(process.execPath, [MAIN], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', log, log],
    });
    atExit(() => child.kill('SIGKILL'));
    const api = new ApiProcess(port, child, logFile);
    await api.untilReady();
    return api;
  }

  /** Pauses the process while something else is measured: its jobs would take processor time. */
  halt(): void {
    this.child.kill('SIGSTOP');
  }

  proceed(): void {
    this.child.kill('SIGCONT');
  }

  /** Peak memory (RSS, in MB); null where the system doesn't report it. */
  peakMemoryMb(): number | null {
    try {
      const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8');
      return Number(/VmHWM:\s*(\d+) kB/.exec(status)?.[1]) / 1024;
    } catch {
      // Only Linux has this file.
      return null;
    }
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.proceed();
    this.child.kill('SIGTERM');
    await exited;
  }

  private async untilReady(): Promise<void> {
    const deadline = Date.now() + START_TIMEOUT_MS;
    while (Date.now() < deadline && this.child.exitCode === null) {
      if (await this.isReady()) return;
      await pause(STEP_MS);
    }
    throw new Error(`The API process did not start:\n${readFileSync(this.logFile, 'utf8').slice(-LOG_SHOWN)}`);
  }

  private async isReady(): Promise<boolean> {
    try {
      return (await fetch(`http://127.0.0.1:${this.port}/health/ready`)).ok;
    } catch {
      // The server isn't listening yet.
      return false;
    }
  }
}
