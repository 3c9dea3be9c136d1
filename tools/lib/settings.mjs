import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** The names of all variables that set the product up; .env.example is their one list. */
export const settingNames = () =>
  [...readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
