import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './vite.plugins.ts';

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
