import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './plain-error.mjs';
import { lastLines, runNode } from './run.mjs';
import { commandFile, root, workspaces } from './workspace.mjs';

const stampFile = join(root, 'node_modules', '.festival-build-stamp');
const notSource = new Set([
  'node_modules',
  'dist',
  'dist-ssr',
  'test',
  'coverage',
  'test-results',
  'playwright-report',
]);
const sharedFiles = ['tsconfig.base.json', 'package-lock.json', 'nx.json'];
const outputs = ['dist/index.js', 'dist/main.js', 'dist/index.html'];
/** What a package must have built beside one of them. */
const furtherOutputs = { 'public-site': 'dist-ssr/entry-server.js' };

/** Nx without its background process, its terminal interface and its calls home. */
export const nxEnvironment = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', NX_SKIP_NX_CACHE: 'false' };

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !notSource.has(entry.name)) yield* sourceFiles(path);
    else if (entry.isFile() && !/\.spec\.tsx?$/.test(entry.name)) yield path;
  }
}

const buildable = () => workspaces().filter(({ manifest }) => manifest.scripts?.build);

/** Changes with the name, size or time of any file that a build reads. */
function sourceStamp() {
  const hash = createHash('sha256').update(process.version);
  const files = buildable().flatMap(({ folder }) => [...sourceFiles(join(root, folder))]);
  for (const path of [...files, ...sharedFiles.map((name) => join(root, name))].sort()) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const hasOutput = ({ folder }) =>
  outputs.some((name) => existsSync(join(root, folder, name))) &&
  existsSync(join(root, folder, furtherOutputs[folder] ?? ''));

/** Builds every package that changed since the last build. */
export async function ensureBuilt() {
  const stamp = sourceStamp();
  const isCurrent = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
  if (isCurrent && buildable().every(hasOutput)) return;
  console.log('Building …');
  const { code, output } = await buildWithNx();
  if (code !== 0) {
    console.error(lastLines(output));
    throw new PlainError('The build failed: see above.');
  }
  markBuilt(stamp);
}

/** Runs the build of every package; Nx restores from its cache what hasn't changed. */
export const buildWithNx = () => runNx('build');

/** Runs one target of every package through Nx. */
export const runNx = (target) =>
  runNode(commandFile('nx', 'nx'), ['run-many', '-t', target, '--output-style=static'], { env: nxEnvironment });

function markBuilt(stamp) {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stampFile, stamp);
}
