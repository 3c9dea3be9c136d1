import { createHash } from 'node:crypto';
import { accessSync, constants, copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

// Lays the site's files where the proxy sends them from, before the process answers with pages that name them. Files of
// older releases stay for those who have an older page open.

const site = '/site';
const [from, line] = ['public-site/dist', 'docker/waiting-page.caddy'];
const keptMs = 60 * 24 * 3_600_000;

const namesIn = (folder) => readdirSync(folder, { recursive: true, withFileTypes: true });
const isLaid = (path, size) => statSync(path, { throwIfNoEntry: false })?.size === size;

/** Whole or not at all, whoever reads it meanwhile. */
function lay(source, name) {
  const target = join(site, name);
  mkdirSync(dirname(target), { recursive: true });
  // A name under assets/ stands for one content.
  if (!name.startsWith('assets/') || !isLaid(target, statSync(source).size)) {
    const draft = `${target}.${process.pid}`;
    copyFileSync(source, draft);
    renameSync(draft, target);
  }
  const now = new Date();
  utimesSync(target, now, now);
}

function removeOld() {
  const assets = join(site, 'assets');
  for (const name of readdirSync(assets)) {
    const path = join(assets, name);
    if (Date.now() - statSync(path).mtimeMs > keptMs) rmSync(path, { recursive: true });
  }
}

function main() {
  try {
    accessSync(site, constants.W_OK);
  } catch {
    // A process that has no proxy's files before it.
    return;
  }
  for (const entry of namesIn(from)) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) lay(path, path.slice(from.length + 1));
  }
  const page = join(from, 'waiting-room.html');
  const hash = createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 12);
  lay(page, `assets/waiting-room-${hash}.html`);
  // Last: it names that page.
  lay(line, 'waiting-page.caddy');
  removeOld();
}

try {
  main();
} catch (error) {
  // The proxy asks the processes for what it has not.
  process.stderr.write(`The site's files were not laid before the proxy: ${error.message}\n`);
}
