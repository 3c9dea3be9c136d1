import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { runMain } from './plain-error.mjs';
import { root } from './workspace.mjs';

const document = join(root, 'docs', 'architecture.md');

/** What stands between the two markers of a name. */
const between = (name) => new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- /${name} -->)`);
const filled = (text, name, content) => text.replace(between(name), `$1\n${content}\n\n$2`);

/** Writes the picture of the folders and the table of the packages into docs/architecture.md. */
async function write() {
  process.env.ALL_ARROWS = '1';
  const { cruiseAll, picture, table } = await import('./architecture.mjs');
  const { output } = await cruiseAll();
  const text = readFileSync(document, 'utf8');
  writeFileSync(document, filled(filled(text, 'folders', picture(output)), 'figures', table(output)));
  return 0;
}

/** Fails on an import that a rule of .dependency-cruiser.cjs forbids, and on a picture that is no longer true. */
async function check() {
  const { cruiseAll, asText, picture } = await import('./architecture.mjs');
  const { output } = await cruiseAll();
  console.log(await asText(output));
  const text = readFileSync(document, 'utf8');
  const isCurrent = filled(text, 'folders', picture(output)) === text;
  if (!isCurrent) console.log('The picture in docs/architecture.md is out of date: npm run architecture');
  return output.summary.error > 0 || !isCurrent ? 1 : 0;
}

/** `npm run architecture`, or with `--check` a part of `npm test`. */
export const main = (args) =>
  runMain(async () => {
    await ensureInstalled();
    return args.includes('--check') ? check() : write();
  });
