import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';

/**
 * The stages of docker/Dockerfile, with continued lines joined.
 * @returns {{base: string, name: string, steps: {instruction: string, rest: string}[]}[]}
 */
export function dockerfileStages() {
  const stages = [];
  const text = readFileSync(join(root, 'docker', 'Dockerfile'), 'utf8');
  for (const line of text.replaceAll(/\\\n\s*/g, ' ').split('\n')) {
    const [, instruction, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') {
      const [base, , name] = rest.split(/\s+/);
      stages.push({ base, name, steps: [] });
    } else if (instruction) stages.at(-1).steps.push({ instruction, rest });
  }
  return stages;
}

/** The base image of that name (`node`, `caddy`) with its version. */
export const baseImage = (name) => dockerfileStages().find(({ base }) => base.startsWith(`${name}:`)).base;
