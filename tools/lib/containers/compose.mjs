import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { PlainError } from '../plain-error.mjs';
import { root } from '../workspace.mjs';

const text = (path) => readFileSync(join(root, path), 'utf8');

/** docker-compose.yml as it is written, with its anchors merged. */
export const composeFile = () => parse(text('docker-compose.yml'), { merge: true });

/** `${NAME}`, `${NAME:-otherwise}`, `${NAME:?what to do}` and `$$`, as docker compose fills them in. */
function filledIn(value, variables) {
  return value.replaceAll(/\$\$|\$\{([A-Z_0-9]+)(?::([-?])([^}]*))?\}/g, (whole, name, sign, rest) => {
    if (whole === '$$') return '$';
    if (variables[name]) return variables[name];
    if (sign === '?') throw new PlainError(`${name}: ${rest}`);
    return rest ?? '';
  });
}

function everyText(value, change) {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => everyText(each, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, everyText(each, change)]));
}

/** The services by their names, with the variables of a file and some more filled in, as `docker compose --env-file` does. */
export function composeServices(envFile, more = {}) {
  const variables = { ...parseEnv(text(envFile)), ...more };
  return everyText(composeFile().services, (value) => filledIn(value, variables));
}
