import { runMain } from './lib/plain-error.mjs';
import { requireFreePorts, runServers } from './lib/run-servers.mjs';
import { serverSettings } from './lib/server-settings.mjs';

/** Runs what is installed and built already: the container's command. */
runMain(async () => {
  const settings = serverSettings(process.env);
  await requireFreePorts(settings);
  return runServers(settings);
});
