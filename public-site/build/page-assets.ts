import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const NAME = 'virtual:page-assets';
const ENTRY = 'index.html';
const COMPONENT = /^src\/.*\.tsx$/;
const RESOLVED = `\0${NAME}`;

/** The files of the browser's build that a page's HTML names. */
export interface PageAssets {
  /** Style sheets in the order of their imports. */
  styles: string[];
  /** The script that `index.html` starts. */
  entry: string;
  /** The page's other scripts. */
  scripts: string[];
}

/**
 * For the server's bundle: the styles and scripts of a component by its file (`src/…`), and the text of each style, out
 * of the browser's build in `clientDir`, which must have been made before.
 */
export function pageAssets(clientDir: string): Plugin {
  return {
    name: 'page-assets',
    apply: (config, { command }) => command === 'build' && Boolean(config.build?.ssr),
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? moduleOf(clientDir) : null),
  };
}

function moduleOf(clientDir: string): string {
  const manifest = readJson<Manifest>(clientDir, 'manifest.json');
  const styles = Object.values(manifest).flatMap(({ css }) => css ?? []);
  const texts = styles.map((file) => [`/${file}`, readFileSync(join(clientDir, file), 'utf8').trim()]);
  return [
    `export const pageAssets = ${JSON.stringify(assetsOf(manifest, readJson(clientDir, 'ssr-manifest.json')))};`,
    `export const styleTexts = ${JSON.stringify(Object.fromEntries(texts))};`,
  ].join('\n');
}

/** `files`: those of each module's chunk, with its styles and fonts. The manifest alone forgets a lazy module that shares its chunk with others. */
function assetsOf(manifest: Manifest, files: Record<string, string[]>): Record<string, PageAssets> {
  const chunks = Object.entries(manifest).filter(([, { file }]) => file.endsWith('.js'));
  const keys = new Map(chunks.map(([key, { file }]) => [`/${file}`, key]));
  const entry = reachable(manifest, ENTRY);
  const components = Object.entries(files).filter(([module]) => COMPONENT.test(module));
  const addressOf = (file = '') => `/${file}`;
  return Object.fromEntries(
    components.map(([module, ownFiles]) => {
      const own = ownFiles.flatMap((file) => keys.get(file) ?? []);
      const needed = new Set([...entry, ...own.flatMap((key) => [...reachable(manifest, key)])]);
      const styles = new Set([...needed].flatMap((key) => manifest[key]?.css?.map(addressOf) ?? []));
      const scripts = [...needed].filter((key) => key !== ENTRY).map((key) => addressOf(manifest[key]?.file));
      return [module, { styles: [...styles], entry: addressOf(manifest[ENTRY]?.file), scripts }];
    }),
  );
}

const readJson = <T>(clientDir: string, name: string): T =>
  JSON.parse(readFileSync(join(clientDir, '.vite', name), 'utf8')) as T;

/** A chunk and all that it imports at once, what is imported first. */
function reachable(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  for (const each of manifest[key]?.imports ?? []) if (!found.has(each)) reachable(manifest, each, found);
  return found.add(key);
}
