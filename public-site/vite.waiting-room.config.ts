import { defineConfig } from 'vite';
import { inlineAll } from './build/inline-all.ts';

/** The waiting page: one file, with its style and script in it, which the server puts the visitor's token into. */
export default defineConfig({
  base: '/',
  plugins: [inlineAll()],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { input: 'waiting-room.html' },
  },
});
