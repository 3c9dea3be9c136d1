import { chromium } from '@playwright/test';
import { join } from 'node:path';
import { createServer } from 'vite';

/**
 * Photographs our own drawings into `public/`: the picture of shared links and the icons. To be run when they change;
 * the files are committed. `CHROMIUM_PATH` names the browser, /usr/bin/chromium by default.
 */
const SITE = join(import.meta.dirname, '..');
const ICONS = [
  { id: 'icon', file: 'icon-32.png', size: 32 },
  { id: 'icon', file: 'icon-192.png', size: 192 },
  { id: 'icon', file: 'icon-512.png', size: 512 },
  { id: 'ground', file: 'apple-touch-icon.png', size: 180 },
  { id: 'maskable', file: 'icon-maskable-512.png', size: 512 },
];

const server = await createServer({ root: SITE, configFile: join(SITE, 'vite.config.ts'), server: { port: 0 } });
await server.listen();
const address = `http://localhost:${server.httpServer.address().port}/pictures/index.html`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

async function photograph(id, options, side = 1) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: 'reduce' });
  await page.goto(`${address}?side=${side}`, { waitUntil: 'networkidle' });
  await page.locator(`#${id}`).screenshot(options);
  await page.close();
}

await photograph('share', { path: join(SITE, 'public/share.jpg'), type: 'jpeg', quality: 82 });
for (const { id, file, size } of ICONS) {
  const path = join(SITE, 'public', file);
  await photograph(id, { path, omitBackground: true }, size);
}
await browser.close();
await server.close();
