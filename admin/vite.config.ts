import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;

/** Writes `.gz` and `.br` next to each text asset; index.html is left out because the server adds its meta tags to it. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }) {
      const names = await readdir(dir, { recursive: true });
      for (const name of names.filter((each) => COMPRESSIBLE.test(each))) {
        const file = join(dir, name);
        const content = await readFile(file);
        await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
        await writeFile(`${file}.br`, brotliCompressSync(content));
      }
    },
  };
}

const API = 'http://127.0.0.1:3000';
const calls = ['/api', '/media', '/admin/login', '/admin/logout', '/admin/change-password'];

export default defineConfig({
  base: '/admin/',
  plugins: [react(), precompress()],
  build: {
    // Fonts and pictures stay files: the server's content security policy allows no data: addresses for them.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1300,
  },
  server: {
    proxy: Object.fromEntries(
      calls.map((path) => [
        path,
        {
          target: API,
          // GET /admin/login is a page of this app; only the POST is a call.
          bypass: (request: { method?: string; url?: string }) =>
            request.method === 'GET' && request.url?.startsWith('/admin') ? '/admin/index.html' : undefined,
        },
      ]),
    ),
  },
});
