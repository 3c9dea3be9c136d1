import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a JSON file holds; `otherwise` when there is no such file. */
export function readJson(path, otherwise) {
  if (otherwise !== undefined && !existsSync(path)) return otherwise;
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The workspaces that are there: their folder and package.json. */
export function workspaces() {
  return readJson(join(root, 'package.json'))
    .workspaces.filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readJson(join(root, folder, 'package.json')) }));
}

/**
 * The JavaScript file behind an installed command. Run with `node`, it needs neither a shell nor the `.cmd` files
 * that Windows puts in node_modules/.bin. A workspace's own copy goes before the root's.
 */
export function commandFile(packageName, command, folder = '.') {
  const places = [join(root, folder, 'node_modules', packageName), join(root, 'node_modules', packageName)];
  const place = places.find((candidate) => existsSync(join(candidate, 'package.json')));
  if (!place) throw new Error(`${packageName} isn't installed`);
  const { bin } = readJson(join(place, 'package.json'));
  return join(place, typeof bin === 'string' ? bin : bin[command]);
}

/** npm's own JavaScript file: the npm that runs this script, else the one that came with Node; undefined if there is none. */
export function npmFile() {
  const running = process.env.npm_execpath;
  if (running?.endsWith('npm-cli.js')) return running;
  const nodeFolder = dirname(process.execPath);
  return [join(nodeFolder, '..', 'lib'), nodeFolder]
    .map((folder) => join(folder, 'node_modules', 'npm', 'bin', 'npm-cli.js'))
    .find((file) => existsSync(file));
}
