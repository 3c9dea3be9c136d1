import getPort from 'get-port';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../databases.js';
import { ServerProcess } from './server-process.js';

const MAIN = fileURLToPath(new URL('main.js', import.meta.resolve('@festival/midtrans-simulator')));

/** The payment provider's simulator, as a process with a port of its own. */
export class SimulatorProcess {
  private constructor(
    readonly url: string,
    private readonly process: ServerProcess,
  ) {}

  static async start(): Promise<SimulatorProcess> {
    const port = await getPort({ host: '127.0.0.1' });
    const url = `http://127.0.0.1:${port}`;
    const process = await ServerProcess.start({
      name: 'payment simulator',
      script: MAIN,
      logFile: join(temporaryFolder(), 'simulator.log'),
      readyAt: `${url}/_sim/health`,
      environment: { SIMULATOR_PORT: String(port), SIMULATOR_HOST: '127.0.0.1' },
    });
    return new SimulatorProcess(url, process);
  }

  /** Variables of an API process whose buyers pay here. */
  get environment(): Record<string, string> {
    return {
      SIMULATOR_URL: this.url,
      // A second of each buyer's own phone; all of them on this machine would hold up everything else.
      PROOF_OF_WORK: 'off',
      LOG_LEVEL: 'warn',
    };
  }

  stop(): Promise<void> {
    return this.process.stop();
  }
}
