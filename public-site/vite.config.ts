import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pageAssets } from './build/page-assets.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { stillDrawings } from './build/still-drawings.ts';

/** Without what only forms and the assistant need. */
const START = /node_modules\/(react|react-dom|scheduler|@tanstack)\/(?!.*(mutationObserver|useMutation))/;
const OWN = /public-site\/src|contracts/;

/** What would otherwise be a file for each module: a page starts with half as many files of as many bytes. */
const FILES = [
  // The libraries that every page starts with pack smaller in one file than in three.
  { name: 'start', test: START, priority: 2 },
  // Of fewer uses, and pages load what they don't need; larger, and it is a part that waits until it is needed.
  { name: 'shared', test: OWN, minShareCount: 9, maxModuleSize: 6000, priority: 1 },
];

/** Two builds: the browser's (`dist`), then with `--ssr` the server's one file (`dist-ssr`), which names files of the first. */
export default defineConfig(({ isSsrBuild }) => ({
  base: '/',
  plugins: [react(), stillDrawings(), preloadFonts(), precompress(), pageAssets('dist')],
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/media': 'http://127.0.0.1:3000' } },
  // Without it the server's bundle would hold both Reacts and choose by an environment variable.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : undefined,
  // The server runs without this package's dependencies.
  ssr: { noExternal: true },
  // A worker isn't packed by it.
  worker: { rolldownOptions: { output: { minify: true } } },
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
    // A kilobyte less for each page than the bundler's own minifier.
    minify: 'terser',
    // Node holds a file with one character outside of Latin at two bytes each: 1.7 MB of memory for the server's bundle.
    terserOptions: isSsrBuild ? { format: { ascii_only: true } } : { compress: { passes: 3 } },
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: FILES } } },
  },
}));
