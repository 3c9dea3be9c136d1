import { chromium } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';

/**
 * Puts our own drawings into `public/`: the picture of shared links, the icons, and the closing section's picture,
 * whose address editors see. Run it when they change; the files are committed. `CHROMIUM_PATH` names the browser,
 * /usr/bin/chromium by default.
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

/** A drawing as a file of its own: custom properties are replaced by their colours. */
async function drawing(id) {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  const svg = await page.locator(`#${id} > svg`).evaluate((node) => {
    const style = getComputedStyle(node);
    const { width, height } = node.viewBox.baseVal;
    const copy = node.cloneNode(true);
    for (const name of ['class', 'aria-hidden', 'focusable', 'role']) copy.removeAttribute(name);
    copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    copy.setAttribute('width', width);
    copy.setAttribute('height', height);
    return copy.outerHTML.replace(/var\((--[\w-]+)\)/g, (_whole, property) => style.getPropertyValue(property).trim());
  });
  await page.close();
  return svg;
}

await photograph('share', { path: join(SITE, 'public/share.jpg'), type: 'jpeg', quality: 82 });
for (const { id, file, size } of ICONS) {
  const path = join(SITE, 'public', file);
  await photograph(id, { path, omitBackground: true }, size);
}
await mkdir(join(SITE, 'public/images'), { recursive: true });
await writeFile(join(SITE, 'public/images/e-ulympic.svg'), `${await drawing('closing')}\n`);
await browser.close();
await server.close();
