import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress';
import { preloadFonts } from './build/preload-fonts';

export default defineConfig({
  base: '/',
  plugins: [react(), preloadFonts(), precompress()],
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    target: 'es2022',
    assetsDir: 'assets',
    // The content security policy refuses data: scripts and inline ones, and every browser we build for preloads.
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
