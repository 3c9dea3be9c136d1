import type { Page } from '@playwright/test';
import QRCode from 'qrcode';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { CanvasCamera } from '../../../support/gate/canvas-camera.js';

test.use({ viewport: { width: 390, height: 844 } });

/** Reading pictures by software takes its time on a busy machine. */
const READ = { timeout: 15_000 };

/** Of a ticket that nobody sold: seen by the scanner, it is not valid. */
const qrPicture = (code = 'TKT-0123456789AB') =>
  QRCode.toBuffer(`https://festival.example/t/${code}?verify=key1${'q7'.repeat(43)}`, {
    errorCorrectionLevel: 'M',
    scale: 8,
  });
const verdict = (page: Page) => page.getByRole('dialog', { name: 'NOT VALID' });
const start = (page: Page) => page.getByRole('button', { name: 'Start Scanning' }).click();
const isOn = (page: Page) =>
  expect(page.getByText('Starting the camera. If the browser asks, allow it.')).toBeHidden(READ);
/** But for the one that draws the camera's pictures. */
const workerNames = (page: Page) =>
  page
    .workers()
    .map((worker) => worker.url().replace(/.*\//, ''))
    .filter((name) => name !== 'canvas-camera.js');

async function openScanner(page: Page): Promise<CanvasCamera> {
  const camera = await CanvasCamera.plugIn(page);
  await page.goto('/admin/scanner');
  await expect(page.getByRole('button', { name: 'Start Scanning' })).toBeVisible();
  return camera;
}

test.beforeEach(({ page, staff }) => staff.signIn(page, 'gate'));

test('a ticket is read in a worker, by a reader that our own server sends', async ({ page, stack }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const camera = await openScanner(page);
  await start(page);
  await camera.show(await qrPicture());
  await expect(verdict(page)).toBeVisible(READ);
  expect(workerNames(page)).toEqual([expect.stringMatching(/^qr\.worker-/)]);
  expect(fetched.filter((url) => url.endsWith('.wasm'))).toHaveLength(1);
  expect(fetched.filter((url) => !url.startsWith(stack.url) && !/^(data|blob):/.test(url))).toEqual([]);
});

test('one camera serves for ticket after ticket, and is given back with the last', async ({ page }) => {
  const camera = await openScanner(page);
  await start(page);
  await camera.show(await qrPicture());
  await expect(verdict(page)).toBeVisible(READ);
  await page.getByRole('button', { name: 'Continue Scanning' }).click();
  await expect(verdict(page)).toBeHidden();
  expect(await camera.states()).toEqual(['live']);
  await page.getByRole('button', { name: 'Stop Scanning' }).click();
  await expect.poll(() => camera.states()).toEqual(['ended']);
  expect(workerNames(page)).toEqual([]);
});

test('a browser that refuses WebAssembly reads with html5-qrcode, from the camera and from a picture', async ({
  page,
}) => {
  await page.route('**/*.wasm', (route) => route.abort());
  const camera = await openScanner(page);
  const file = { name: 'ticket.png', mimeType: 'image/png', buffer: await qrPicture() };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(verdict(page)).toBeVisible(READ);
  await page.getByRole('button', { name: 'Continue Scanning' }).click();
  await start(page);
  await isOn(page);
  await camera.show(await qrPicture('TKT-BA9876543210'));
  await expect(verdict(page)).toBeVisible(READ);
  expect(workerNames(page)).toEqual([]);
});

test('a picture of a ticket is read without a camera; one without a code says so', async ({ page }) => {
  await openScanner(page);
  await expectAccessible(page);
  const picture = page.locator('input[type=file]');
  const nothing = await page.screenshot();
  await picture.setInputFiles({ name: 'nothing.png', mimeType: 'image/png', buffer: nothing });
  await expect(page.getByText('No code was found in this picture')).toBeVisible(READ);
  await picture.setInputFiles({ name: 'ticket.png', mimeType: 'image/png', buffer: await qrPicture() });
  await expect(verdict(page)).toBeVisible(READ);
});

test('sleeps after a minute without a code, and a touch wakes it', async ({ page }) => {
  await page.clock.install();
  const camera = await openScanner(page);
  await start(page);
  await isOn(page);
  await page.clock.fastForward(60_000);
  await expect(page.getByText('Touch to wake the camera')).toBeVisible();
  await expect.poll(() => camera.states()).toEqual(['ended']);
  await expectAccessible(page);
  await page.getByText('Touch to wake the camera').click();
  await expect.poll(() => camera.states()).toEqual(['ended', 'live']);
  await camera.show(await qrPicture());
  await expect(verdict(page)).toBeVisible(READ);
});

for (const [how, text, way] of [
  ['taken', 'The camera is in use by another app', 'Close the other app, then press Start Scanning.'],
  ['unplugged', 'The camera was disconnected', 'Plug it in again, then press Start Scanning.'],
] as const) {
  test(`a camera that is ${how} says so, and starts again`, async ({ page }) => {
    const camera = await openScanner(page);
    await start(page);
    await isOn(page);
    await camera.end(how);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText(way)).toBeVisible();
    await expectAccessible(page);
    await start(page);
    await camera.show(await qrPicture());
    await expect(verdict(page)).toBeVisible(READ);
  });
}
