import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|json|wasm)$/;

/** Writes `.gz` and `.br` next to each text asset; index.html is left out because the server adds its meta tags to it. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    // After the service worker has got its list.
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir = 'dist' }) {
        const names = await readdir(dir, { recursive: true });
        for (const name of names.filter((each) => COMPRESSIBLE.test(each))) {
          const file = join(dir, name);
          const content = await readFile(file);
          await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
          await writeFile(`${file}.br`, brotliCompressSync(content));
        }
      },
    },
  };
}

/** What a service worker's source names where the list of files belongs. */
const PLACEHOLDER = 'GATE_FILES';
/** Their name is their version. */
const HASHED = /^assets\//;

/**
 * Writes the list of all built files into the service worker, each at its address below `base`, with a hash of its content
 * where its name has none.
 */
export function listFilesInWorker(base: string, worker: string): Plugin {
  return {
    name: 'list-files-in-worker',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const names = await readdir(dir, { recursive: true, withFileTypes: true });
      const files = names
        .filter((each) => each.isFile())
        .map((each) => join(each.parentPath, each.name).slice(dir.length + 1))
        .filter((name) => name !== worker && !/\.(gz|br|map)$/.test(name))
        .sort();
      const entries = await Promise.all(
        files.map(async (name) => {
          const url = base + (name === 'index.html' ? '' : name);
          if (HASHED.test(name)) return { url, revision: null };
          const hash = createHash('sha256').update(await readFile(join(dir, name)));
          return { url, revision: hash.digest('hex').slice(0, 16) };
        }),
      );
      const file = join(dir, worker);
      const source = await readFile(file, 'utf8');
      if (!source.includes(PLACEHOLDER)) throw new Error(`${worker} has no place for the list of files`);
      await writeFile(file, source.replace(PLACEHOLDER, JSON.stringify(entries)));
    },
  };
}
