import { EnvironmentError, readEnvironment } from './environment.js';
import { startSimulator } from './index.js';

function complain(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function startProblem(error: unknown, host: string, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is taken: set SIMULATOR_PORT to a free one.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: set SIMULATOR_PORT to one above 1023.`;
  return `The Midtrans simulator can't listen on ${host}:${port}: ${message}`;
}

async function run(): Promise<void> {
  const [unknown] = process.argv.slice(2);
  if (unknown) complain(`'${unknown}' isn't known here: the simulator takes no arguments. Nothing was done.`);
  const options = readEnvironment(process.env);
  const simulator = await startSimulator(options).catch((error: unknown) =>
    complain(startProblem(error, options.host, options.port)),
  );
  process.stdout.write(`Midtrans simulator at ${simulator.url}\n`);
  const stop = () => void simulator.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

run().catch((error: unknown) => complain(error instanceof EnvironmentError ? error.message : String(error)));
