import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from '@playwright/test';

/** A cheap phone has about a quarter of a laptop's processor. */
const SLOWER = 4;
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
/** Until what comes when the browser is idle has come. */
const SETTLED_MS = 4_000;
const STEP_PX = 120;
const STEP_MS = 50;
const COLUMNS = ['page', 'frames over 50 ms', 'longest frame ms', 'slowest press ms'];

/** Each page scrolled to its end and pressed on a phone whose processor is slowed down; a table. */
export async function measureFrames(executablePath, pages) {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const rows = [];
    for (const { name, url } of pages) {
      console.log(`${name}: frames`);
      rows.push([name, ...(await measure(browser, url))]);
    }
    return [COLUMNS, COLUMNS.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  } finally {
    await browser.close();
  }
}

async function measure(browser, url) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'load' });
  await pause(SETTLED_MS);
  await page.evaluate(observe);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += STEP_PX) {
    await page.mouse.wheel(0, STEP_PX);
    await pause(STEP_MS);
  }
  const frames = await page.evaluate(() => globalThis.measured.frames);
  await page.evaluate(() => scrollTo(0, 0));
  await pause(SETTLED_MS / 4);
  await page.getByRole('button', { name: /menu/i }).first().tap();
  await pause(SETTLED_MS / 4);
  await page.getByRole('button', { name: 'ID: Bahasa Indonesia' }).first().tap();
  await pause(SETTLED_MS / 4);
  const presses = await page.evaluate(() => globalThis.measured.presses);
  await context.close();
  return [frames.length, longest(frames), longest(presses)];
}

/** A dash: nothing was long enough to be told of. */
const longest = (times) => (times.length > 0 ? Math.round(Math.max(...times)) : '–');

/** In the page: collects frames of 50 ms and more, and the time from each press to the frame that shows it. */
function observe() {
  globalThis.measured = { frames: [], presses: [] };
  const { frames, presses } = globalThis.measured;
  const each = (take) => (list) => {
    for (const entry of list.getEntries()) take(entry);
  };
  new PerformanceObserver(each(({ duration }) => frames.push(duration))).observe({ type: 'long-animation-frame' });
  new PerformanceObserver(each(({ duration, interactionId }) => interactionId && presses.push(duration))).observe({
    type: 'event',
    durationThreshold: 16,
  });
}
