import { runMain } from './plain-error.mjs';
import { prepare, readEnvFile } from './prepare.mjs';
import { requireFreePorts, runServers } from './run-servers.mjs';
import { serverSettings } from './server-settings.mjs';

/** `npm start`: whatever is missing is installed and built, then both servers run until they are told to stop. */
export const main = () =>
  runMain(async () => {
    readEnvFile();
    const settings = serverSettings(process.env);
    await requireFreePorts(settings);
    await prepare();
    return runServers(settings);
  });
