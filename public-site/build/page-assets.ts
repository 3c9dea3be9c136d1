import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const NAME = 'virtual:page-assets';
const ENTRY = 'index.html';
const RESOLVED = `\0${NAME}`;

/** What a page's HTML names of the browser's build. */
export interface PageAssets {
  /** Style sheets in the order of their imports, with their texts. */
  styles: { href: string; text: string }[];
  /** The script that `index.html` starts. */
  entry: string;
  /** What else the page needs of scripts. */
  scripts: string[];
}

/**
 * For the server's bundle: each page's styles and scripts by the file of its component (`src/pages/…`), out of the
 * browser's build in `clientDir`, which must have been made before.
 */
export function pageAssets(clientDir: string): Plugin {
  return {
    name: 'page-assets',
    apply: (config, { command }) => command === 'build' && Boolean(config.build?.ssr),
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? `export const pageAssets = ${JSON.stringify(readAssets(clientDir))};` : null),
  };
}

function readAssets(clientDir: string): Record<string, PageAssets> {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const pages = Object.keys(manifest).filter((key) => key.startsWith('src/pages/'));
  const entry = reachable(manifest, ENTRY);
  return Object.fromEntries(
    pages.map((page) => {
      const chunks = new Set([...entry, ...reachable(manifest, page)]);
      const styles = new Set([...chunks].flatMap((key) => manifest[key]?.css ?? []));
      const addressOf = (key: string) => `/${manifest[key]?.file ?? ''}`;
      const scripts = [...chunks].filter((key) => key !== ENTRY).map(addressOf);
      const toStyle = (file: string) => ({
        href: `/${file}`,
        text: readFileSync(join(clientDir, file), 'utf8').trim(),
      });
      return [page, { styles: [...styles].map(toStyle), entry: addressOf(ENTRY), scripts }];
    }),
  );
}

/** A chunk and all that it imports at once, what is imported first. */
function reachable(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  for (const each of manifest[key]?.imports ?? []) if (!found.has(each)) reachable(manifest, each, found);
  return found.add(key);
}
