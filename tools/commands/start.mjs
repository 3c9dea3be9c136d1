import { ensureBuilt } from '../lib/nx.mjs';
import { requireFreePorts, runServers } from '../lib/run-servers.mjs';
import { serverSettings } from '../lib/server-settings.mjs';
import { readEnvFile } from '../lib/env-file.mjs';

/** `npm start`: whatever isn't built is, then both servers run until they are told to stop. */
export async function main() {
  readEnvFile();
  const settings = serverSettings(process.env);
  await requireFreePorts(settings);
  await ensureBuilt();
  return runServers(settings);
}
