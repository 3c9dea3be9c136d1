import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { listFilesInWorker, precompress } from './vite.plugins.ts';

const WORKER = 'sw.js';

/** The scanner of paired phones: an application of its own, without react-admin. */
export default defineConfig({
  root: 'gate',
  base: '/gate/',
  plugins: [react(), listFilesInWorker('/gate/', WORKER), precompress()],
  build: {
    outDir: '../dist/gate',
    emptyOutDir: true,
    // As in the back office: no data: addresses.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { index: join(import.meta.dirname, 'gate/index.html'), sw: join(import.meta.dirname, 'src/gate/sw.ts') },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js') },
    },
  },
  worker: { format: 'es' },
});
