import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { withCleanExit } from './stop-signals.mjs';
import { root } from './workspace.mjs';

/** Takes the variables of `.env`, which docker compose reads as well; one that is set already wins. */
export function readEnvFile() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Installs and builds what is missing. */
export const prepare = () =>
  withCleanExit(async () => {
    await ensureInstalled();
    await ensureBuilt();
  });
