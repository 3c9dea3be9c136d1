import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.js';
import { AFTER_RETRIES } from '../../support/site/answers.js';
import { watchShifts } from '../../support/site/checks.js';
import { untilHydrated } from '../../support/site/hydration.js';

/** Parts of a page that are in the HTML and not hydrated yet. */
const WAITING = '[data-lazy]';
const CODE_OF_CARDS = '**/assets/EventCards-*.js';

test.use({ serviceWorkers: 'block', viewport: { width: 1280, height: 720 } });

const waiting = (page: Page, part: string) => page.locator(`[data-lazy$="/${part}.tsx"]`);
const unveiling = (page: Page) => page.getByRole('button', { name: 'Unveiling: turn the card', exact: true });
const turnedCards = (page: Page) => page.locator('article[data-turned]');

test('a part is hydrated once it is near the screen', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  await untilHydrated(page);
  await expect(waiting(page, 'Offers')).toHaveCount(1);
  await expect(waiting(page, 'Offers')).toContainText('Festival lanyard');
  expect(scripts.filter((url) => url.includes('/Offers-'))).toEqual([]);
  await page.getByRole('heading', { name: 'Festival lanyard' }).scrollIntoViewIfNeeded();
  await expect(waiting(page, 'Offers')).toHaveCount(0);
  expect(scripts.filter((url) => url.includes('/Offers-'))).toHaveLength(1);
});

test('a press on a part whose code is still on its way counts once it is there', async ({ page }) => {
  let letThrough = () => {};
  const wanted = new Promise<void>((done) => (letThrough = done));
  await page.route(CODE_OF_CARDS, async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/');
  await untilHydrated(page);
  await unveiling(page).click();
  await expect(turnedCards(page)).toHaveCount(0);
  letThrough();
  await expect(turnedCards(page)).toHaveCount(1);
  await expect(waiting(page, 'EventCards')).toHaveCount(0);
});

test('a part whose code is lost stays to be read, and the press counts once it can be had', async ({ page }) => {
  let isLost = true;
  await page.route(CODE_OF_CARDS, async (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/');
  await untilHydrated(page);
  await Promise.all([page.waitForEvent('requestfailed'), unveiling(page).click()]);
  await expect(unveiling(page)).toBeVisible();
  await expect(turnedCards(page)).toHaveCount(0);
  isLost = false;
  await expect(turnedCards(page)).toHaveCount(1);
});

test('another language reaches the lazy parts, without a jump', async ({ page }) => {
  const shifted = await watchShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await untilHydrated(page);
  await expect(waiting(page, 'Offers')).toHaveCount(1);
  const offers = page.getByRole('heading', { name: 'Festival lanyard' });
  const fromServer = await offers.elementHandle();
  await page.getByRole('button', { name: 'Bahasa Indonesia' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(page.locator(WAITING)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Unveiling: balik kartunya', exact: true })).toBeVisible();
  expect(await fromServer?.evaluate((element) => element.isConnected)).toBe(true);
  // Words of other lengths move their neighbours a little, which counts when the machine takes long for it.
  expect(await shifted()).toBeLessThan(0.02);
});

test('a page that is opened from another one is whole', async ({ page }) => {
  await page.goto('/ticket');
  await untilHydrated(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Festival lanyard' })).toBeVisible();
  await expect(page.locator(WAITING)).toHaveCount(0);
  await unveiling(page).click();
  await expect(turnedCards(page)).toHaveCount(1);
});

test('a link within the page keeps its lazy parts', async ({ page }) => {
  await page.goto('/merchandise', { waitUntil: 'networkidle' });
  await untilHydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: /bundl/i }).click();
  await expect(page).toHaveURL(/#bundling-package$/);
  await expect(page.locator('header svg').first()).toBeAttached();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Ticket' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Your Ticket');
});

test('a link within the page leaves lazy parts as they are', async ({ page }) => {
  let letThrough = () => {};
  const wanted = new Promise<void>((done) => (letThrough = done));
  const asked = page.waitForRequest('**/assets/MerchandiseBanner-*.js');
  await page.route('**/assets/MerchandiseBanner-*.js', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/merchandise');
  await untilHydrated(page);
  const lowest = await page.evaluateHandle(() => {
    const seen = { height: Infinity };
    const look = () => {
      seen.height = Math.min(seen.height, document.documentElement.scrollHeight);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.getByRole('link', { name: 'Bundling Package' }).click();
  await asked;
  await expect(page.getByRole('heading', { level: 2, name: 'Bundling Package' })).toBeInViewport({ ratio: 1 });
  letThrough();
  await expect(waiting(page, 'MerchandiseBanner')).toHaveCount(0);
  expect(await lowest.evaluate(({ height }) => height)).toBe(before);
});

const openAbout = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();

test('a page whose code is lost says so in its place, and comes when it is tried again', async ({ page }) => {
  let isLost = true;
  await page.route('**/assets/AboutPage-*.js', async (route) => (isLost ? route.abort() : route.continue()));
  await page.goto('/ticket');
  await untilHydrated(page);
  await openAbout(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded', AFTER_RETRIES);
  await expect(page.getByRole('banner')).toBeVisible();
  isLost = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'ABOUT US' })).toBeVisible();
});

test('after a new deployment, whose files have other names, the page is reloaded, once', async ({ page }) => {
  const opened: string[] = [];
  page.on('request', (each) => each.isNavigationRequest() && opened.push(new URL(each.url()).pathname));
  await page.route('**/assets/AboutPage-*.js', async (route) => route.fulfill({ status: 404 }));
  await page.goto('/ticket');
  await untilHydrated(page);
  await page.route('**/about', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/\/assets\/index-[\w-]+\.js/g, '/assets/index-next.js');
    return route.request().isNavigationRequest() ? route.continue() : route.fulfill({ response: answer, body });
  });
  await openAbout(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('could not be loaded', { timeout: 20_000 });
  await expect(page).toHaveURL(/\/about$/);
  expect(opened).toEqual(['/ticket', '/about']);
});

test('a page whose first script is lost starts as soon as it can be had', async ({ page }) => {
  let isLost = true;
  await page.route('**/assets/index-*.js', async (route) => (isLost ? route.abort() : route.continue()));
  await Promise.all([page.waitForEvent('requestfailed'), page.goto('/ticket')]);
  isLost = false;
  await untilHydrated(page);
});
