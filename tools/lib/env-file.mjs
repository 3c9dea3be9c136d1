import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** The names of all variables that set the product up; .env.example is their one list. */
export const settingNames = () =>
  [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);

/** Takes the variables of `.env`, which docker compose reads as well; one that is set already wins. */
export function readEnvFile() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
