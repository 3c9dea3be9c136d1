import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const NAME = 'virtual:page-assets';
const ENTRY = 'index.html';
const RESOLVED = `\0${NAME}`;
/** The chunk of each dynamically imported module; Vite's own manifest leaves out those that share a chunk. */
const WANTED_LATER = '.vite/wanted-later.json';

/** The files of the browser's build that a page's HTML names. */
export interface PageAssets {
  /** Style sheets in the order of their imports, with their texts. */
  styles: { href: string; text: string }[];
  /** The script that `index.html` starts. */
  entry: string;
  /** The page's other scripts. */
  scripts: string[];
}

/**
 * For the server's bundle: the styles and scripts of each page and lazy part by the file of its component (`src/…`),
 * read from the browser's build in `clientDir`, which must be made before.
 */
export function pageAssets(clientDir: string): Plugin {
  return {
    name: 'page-assets',
    apply: (config, { command }) => command === 'build' && Boolean(config.build?.ssr),
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? `export const pageAssets = ${JSON.stringify(readAssets(clientDir))};` : null),
  };
}

/** For the browser's build: notes for `pageAssets` the chunk of each page and lazy part. */
export function noteLateModules(): Plugin {
  let root = '';
  return {
    name: 'late-modules',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const chunkOf: Record<string, string> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds)
          if (this.getModuleInfo(id)?.dynamicImporters.length) chunkOf[relative(root, id)] = chunk.fileName;
      }
      this.emitFile({ type: 'asset', fileName: WANTED_LATER, source: JSON.stringify(chunkOf) });
    },
  };
}

function readAssets(clientDir: string): Record<string, PageAssets> {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const later = JSON.parse(readFileSync(join(clientDir, WANTED_LATER), 'utf8')) as Record<string, string>;
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const entry = reachable(manifest, ENTRY);
  return Object.fromEntries(
    Object.entries(later).map(([module, file]) => {
      const chunks = new Set([...entry, ...reachable(manifest, keys.get(file) ?? '')]);
      const styles = new Set([...chunks].flatMap((key) => manifest[key]?.css ?? []));
      const addressOf = (key: string) => `/${manifest[key]?.file ?? ''}`;
      const scripts = [...chunks].filter((key) => key !== ENTRY).map(addressOf);
      const toStyle = (file: string) => ({
        href: `/${file}`,
        text: readFileSync(join(clientDir, file), 'utf8').trim(),
      });
      return [module, { styles: [...styles].map(toStyle), entry: addressOf(ENTRY), scripts }];
    }),
  );
}

/** A chunk and all that it imports statically, imported chunks first. */
function reachable(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  for (const each of manifest[key]?.imports ?? []) if (!found.has(each)) reachable(manifest, each, found);
  return found.add(key);
}
