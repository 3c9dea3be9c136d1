import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../../support/admin/fixtures.js';
import { drawFrame } from '../../../support/gate/draw-frame.js';
import { installReaders, type Reading, type ReadersWindow } from '../../../support/gate/page-readers.js';
import { ticketFrames, type TicketFrame } from '../../../support/gate/ticket-frames.js';

const TICKETS = 100;
const SEED = 1;
/** Frames that are in the browser's memory at once. */
const BATCH = 30;
/** A cheap phone beside a desk's machine. */
const SLOWDOWN = 6;
/** The longest side of a frame that the scanner gives to its reader (`scaledPixels.ts`). */
const FRAME_SIDE = 960;
const ASSETS = resolve(import.meta.dirname, '../../../../admin/dist/assets');

interface FrameReadings {
  frame: TicketFrame;
  inWorker: Reading;
  slowed: Reading;
  html5: Reading;
}

test('tickets at dusk, small, turned, blurred and inverted are read', async ({ page, stack }) => {
  test.setTimeout(900_000);
  await openReaders(page, stack.url);
  const browser = await page.context().newCDPSession(page);
  const all: FrameReadings[] = [];
  const frames = ticketFrames(TICKETS, SEED);
  for (let from = 0; from < frames.length; from += BATCH)
    all.push(...(await readAll(page, browser, frames.slice(from, from + BATCH))));

  report(all);
  const share = shareRead(all, 'inWorker');
  expect(share).toBeGreaterThanOrEqual(0.99);
  expect(share).toBeGreaterThan(shareRead(all, 'html5'));
});

/** A page of the back office, with its policy, which has no reader of its own yet. */
async function openReaders(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/login`);
  const name = readdirSync(ASSETS).find((each) => /^qr\.worker-.*\.js$/.test(each));
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('html5-qrcode/html5-qrcode.min.js'), 'utf8'));
  await page.evaluate(`globalThis.drawFrame = ${drawFrame.toString()}`);
  await page.evaluate(installReaders, { script: `${url}/admin/assets/${name}`, side: FRAME_SIDE });
}

/** The browser slows down pages only, no workers: the time is taken where the page's thread plays the worker. */
async function readAll(page: Page, browser: CDPSession, frames: TicketFrame[]): Promise<FrameReadings[]> {
  await page.evaluate((shown) => (globalThis as ReadersWindow).pageReaders.show(shown), frames);
  const read = (reader: 'inWorker' | 'onPage' | 'html5') =>
    page.evaluate((name) => (globalThis as ReadersWindow).pageReaders[name](), reader);
  const [inWorker, html5] = [await read('inWorker'), await read('html5')];
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const slowed = await read('onPage');
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const none = { text: null, ms: 0 };
  return frames.map((frame, index) => ({
    frame,
    inWorker: inWorker[index] ?? none,
    slowed: slowed[index] ?? none,
    html5: html5[index] ?? none,
  }));
}

type Reader = 'inWorker' | 'slowed' | 'html5';

function shareRead(all: FrameReadings[], reader: Reader): number {
  return all.filter((each) => each[reader].text === each.frame.text).length / all.length;
}

function report(all: FrameReadings[]): void {
  const groups: Array<[string, (frame: TicketFrame) => boolean]> = [
    ['all', () => true],
    ['160 to 220 px', ({ side }) => side < 220],
    ['noise over 4', ({ noiseSd }) => noiseSd > 4],
    ['dim', ({ isDim }) => isDim],
    ['inverted', ({ isInverted }) => isInverted],
    ['turned by over 15°', ({ angle }) => Math.abs(angle) > Math.PI / 12],
  ];
  for (const [name, belongs] of groups) {
    const group = all.filter(({ frame }) => belongs(frame));
    const shares = (['inWorker', 'html5'] as const).map((reader) => `${(100 * shareRead(group, reader)).toFixed(1)} %`);
    console.log(`${name}: ${group.length} frames, ours read ${shares[0]}, html5-qrcode ${shares[1]}`);
  }
  for (const [name, reader] of [
    ['ours in its worker', 'inWorker'],
    [`ours, slowed down ${SLOWDOWN} times`, 'slowed'],
    ['html5-qrcode', 'html5'],
  ] as const) {
    const times = all.map((each) => each[reader].ms).sort((a, b) => a - b);
    const quantile = (share: number) => times[Math.floor(share * (times.length - 1))]?.toFixed(1);
    console.log(`${name}: p50 ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms`);
  }
}
