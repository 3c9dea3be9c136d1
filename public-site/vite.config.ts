import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageAssets } from './build/page-assets.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { stillDrawings } from './build/still-drawings.ts';

const START = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//;

/** Two builds: the browser's (`dist`), then with `--ssr` the server's one file (`dist-ssr`), which names files of the first. */
export default defineConfig(({ isSsrBuild }) => ({
  base: '/',
  plugins: [react(), stillDrawings(), preloadFonts(), precompress(), pageAssets('dist')],
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/media': 'http://127.0.0.1:3000' } },
  // Without it the server's bundle would hold both Reacts and choose by an environment variable.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : undefined,
  // The server runs without this package's dependencies.
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'dist-ssr' : 'dist',
    target: isSsrBuild ? 'node20' : 'es2022',
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    ssrManifest: !isSsrBuild,
    assetsDir: 'assets',
    // The content security policy refuses data: scripts and inline ones, and every browser we build for preloads.
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The libraries that every page starts with, in one file: it packs smaller than three.
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: [{ name: 'start', test: START }] } } },
  },
}));
