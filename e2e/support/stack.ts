import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort, { portNumbers } from 'get-port';
import Database from 'libsql';

export const ADMIN = { email: 'admin@festival.local', password: 'a-long-password-1' };

const ROOT = resolve(import.meta.dirname, '../..');
/** A second's work takes ten or more on a machine that many use. */
export const READY_WITHIN_MS = 60_000;
/** Below the ports that the system gives to outgoing connections, which could take one before its server starts. */
function freePort(): Promise<number> {
  const first = randomInt(10_000, 32_000);
  return getPort({ host: '127.0.0.1', port: portNumbers(first, first + 100) });
}

/** The built product as `npm start` runs it: the API with both sites, and the simulator, on free ports. */
export class Stack {
  private constructor(
    readonly url: string,
    readonly simulatorUrl: string,
    readonly outbox: string,
    private readonly directory: string,
    private readonly processes: ChildProcess[],
  ) {}

  static async start(environment: Record<string, string> = {}): Promise<Stack> {
    const directory = mkdtempSync(join(tmpdir(), 'festival-e2e-'));
    const [port, simulatorPort] = [await freePort(), await freePort()];
    const [url, simulatorUrl] = [`http://localhost:${port}`, `http://127.0.0.1:${simulatorPort}`];
    const simulator = run('midtrans-simulator/dist/main.js', {
      SIMULATOR_PORT: String(simulatorPort),
      SIMULATOR_NOTIFICATION_URL: `${url}/api/payment/notification`,
    });
    const api = run('backend/dist/main.js', {
      PORT: String(port),
      SIMULATOR_URL: simulatorUrl,
      VAR_DIR: directory,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    });
    const stack = new Stack(url, simulatorUrl, join(directory, 'outbox'), directory, [simulator, api]);
    try {
      await Promise.all([answers(`${url}/health/ready`, api), answers(`${simulatorUrl}/snap/snap.js`, simulator)]);
    } catch (error) {
      await stack.stop();
      throw error;
    }
    return stack;
  }

  /** Changes the database behind the product's back: `change('DELETE FROM mails WHERE order_number = ?', number)`. */
  change(statement: string, ...values: Array<string | number>): void {
    const database = new Database(join(this.directory, 'festival.sqlite'));
    // The product writes too: it may hold the file just now.
    database.exec('PRAGMA busy_timeout = 30000');
    database.prepare(statement).run(...values);
    database.close();
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map(end));
    rmSync(this.directory, { recursive: true, force: true });
  }
}

function run(script: string, environment: Record<string, string>): ChildProcess {
  const env = { ...process.env, ...environment };
  return spawn(process.execPath, [join(ROOT, script)], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(force);
}

async function answers(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline && child.exitCode === null) {
    const isUp = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await pause(100);
  }
  throw new Error(`${address} did not come up`);
}
