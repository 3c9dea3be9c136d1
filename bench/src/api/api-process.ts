import getPort from 'get-port';
import { join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { temporaryFolder, type BenchDatabase } from '../databases.js';
import { readPeakMemoryMb } from './process-figures.js';
import { ServerProcess } from './server-process.js';

export const ADMIN = { email: 'admin@festival.local', password: 'bench-password-of-one-run' };

const MAIN = fileURLToPath(import.meta.resolve('@festival/backend/main.js'));

/** Node's options and the environment of `tools/lib/run-servers.mjs`. */
const AS_IN_PRODUCTION = ['--max-semi-space-size=4'];
const ALLOCATOR = {
  MALLOC_ARENA_MAX: env['MALLOC_ARENA_MAX'] ?? '2',
  MALLOC_TRIM_THRESHOLD_: env['MALLOC_TRIM_THRESHOLD_'] ?? '131072',
};

/** The product's API process, started as in production behind one proxy: `Visitor` speaks for that proxy. */
export class ApiProcess {
  private constructor(
    readonly port: number,
    /** The folder of everything that it writes. */
    readonly folder: string,
    private readonly process: ServerProcess,
  ) {}

  /** `BENCH_API_OPTIONS` are Node's options for it, such as `--cpu-prof --cpu-prof-dir=FOLDER`. */
  static async start(database: BenchDatabase, environment: Record<string, string> = {}): Promise<ApiProcess> {
    const folder = temporaryFolder();
    const port = await getPort({ host: '127.0.0.1' });
    const process = await ServerProcess.start({
      name: 'API process',
      script: MAIN,
      logFile: join(folder, 'api.log'),
      readyAt: `http://127.0.0.1:${port}/health/ready`,
      nodeOptions: [...AS_IN_PRODUCTION, ...(env['BENCH_API_OPTIONS'] ?? '').split(' ')].filter((each) => each !== ''),
      environment: {
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
        RATE_LIMITS: 'on',
        TRUST_PROXY: '1',
        NODE_ENV: 'production',
        ...ALLOCATOR,
        ...environment,
      },
    });
    return new ApiProcess(port, folder, process);
  }

  get pid(): number {
    return this.process.pid;
  }

  /** Pauses the process while something else is measured: its jobs would take processor time. */
  halt(): void {
    this.process.signal('SIGSTOP');
  }

  proceed(): void {
    this.process.signal('SIGCONT');
  }

  /** Peak memory (RSS, in MB); null where the system doesn't report it. */
  peakMemoryMb(): number | null {
    return readPeakMemoryMb(this.pid);
  }

  stop(): Promise<void> {
    return this.process.stop();
  }

  kill(): Promise<void> {
    return this.process.kill();
  }

  /** After `stop` or `kill`, with the same database and folder. */
  startAgain(environment: Record<string, string> = {}): Promise<void> {
    return this.process.startAgain(environment);
  }
}
