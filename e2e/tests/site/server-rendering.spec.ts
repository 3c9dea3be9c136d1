import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../../support/fixtures.js';
import { answerStatus, ORDER } from '../../support/site/answers.js';
import { untilHydrated } from '../../support/site/hydration.js';
import { watchComplaints, watchHosts, watchShifts } from '../../support/site/checks.js';

/** Every page that arrives as HTML, and a word of its first screen in English and, where it differs, Indonesian. */
const PAGES = [
  ['/', 'U-Care: A Flame for Everyone', 'U-Care: Satu Nyala untuk Semua'],
  ['/about', 'The Game Masters', 'KENALI TIM KAMI'],
  ['/event', 'E-Ulympic'],
  ['/event/unify', 'Unify'],
  ['/merchandise', 'Festival lanyard', 'Lanyard festival'],
  ['/ticket', 'Pre Sales 2'],
  ['/line-up', 'Gerobak Berdentang'],
  ['/tonight', 'Crown Stage'],
  ['/error/401', 'AUTHENTICATION REQUIRED', 'KAMU PERLU MASUK DULU'],
  ['/error/500', 'SOMETHING WENT WRONG ON OUR END', 'ADA YANG TIDAK BERES DI PIHAK KAMI'],
  ['/no/such/page', "THE PAGE YOU'RE LOOKING FOR DOES NOT EXIST", 'HALAMAN YANG KAMU CARI TIDAK ADA'],
] as const;
/** They arrive as HTML that is replaced as soon as the browser has looked which order it knows. */
const PAYMENT_PAGES = ['/payment/pending', '/payment/success'] as const;
const LANGUAGES = ['en', 'id'] as const;
/** Gzipped. */
const JAVASCRIPT_BUDGET_BYTES = 120_000;

test.use({ serviceWorkers: 'block' });
/** `/tonight` has a service worker. */
const OF_BLOCKING = /^Service Worker registration blocked/;

for (const [path, word, indonesian = word] of PAGES) {
  test.describe(path, () => {
    for (const language of LANGUAGES) {
      test(`is hydrated as it arrived, in ${language}`, async ({ page, context, stack }) => {
        await context.addCookies([{ name: 'site_language', value: language, url: stack.url }]);
        const complaints = watchComplaints(page);
        const hosts = watchHosts(page);
        const calls = watchCalls(page);
        const shifted = await watchShifts(page);
        await page.goto(path, { waitUntil: 'networkidle' });
        await untilHydrated(page);
        await expect(page.getByText(language === 'en' ? word : indonesian).first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
        expect(complaints.filter((text) => !OF_BLOCKING.test(text))).toEqual([]);
        expect([...hosts]).toEqual([new URL(stack.url).host]);
        expect(calls).toEqual([]);
        expect(await shifted()).toBe(0);
      });
    }
  });
}

// Without an order the success page leads to the pending page.
for (const path of [...PAGES.map(([each]) => each), '/payment/pending', `/payment/success?order_id=${ORDER}`]) {
  test(`${path} comes with little JavaScript`, async ({ page }) => {
    // The assistant comes once the browser has nothing else to do; here it always has.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await answerStatus(page, 'settlement', 'is_successful');
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        sizes.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.goto(path);
    // The scripts start after the first paint, which a busy machine puts off until long after the HTML.
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(JAVASCRIPT_BUDGET_BYTES);
  });
}

for (const [type, word] of [
  ['pre-sales-2', 'Checkout'],
  ['early-bird', 'Early Bird is sold out.'],
  ['thought-up', 'There is no ticket at this link any more.'],
] as const) {
  test(`a link to the ticket ${type} is hydrated as it arrived`, async ({ page }) => {
    const complaints = watchComplaints(page);
    const shifted = await watchShifts(page);
    await page.goto(`/ticket?ticket_type=${type}`, { waitUntil: 'networkidle' });
    await untilHydrated(page);
    await expect(page.getByText(word).first()).toBeVisible();
    expect(complaints).toEqual([]);
    expect(await shifted()).toBe(0);
  });
}

for (const path of PAYMENT_PAGES) {
  test(`${path} says at once that it is looking, and then what it found`, async ({ page, request }) => {
    const shifted = await watchShifts(page);
    const complaints = watchComplaints(page);
    expect(await (await request.get(path)).text()).toContain('Your Payment</h1>');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Pending Payment');
    expect(complaints).toEqual([]);
    expect(await shifted()).toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, word] of PAGES) {
    test(`${path} shows its content`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(word).first()).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    });
  }

  test('a ticket leads to a checkout that says why there is no form, and who helps', async ({ page }) => {
    await page.goto('/ticket');
    await page.getByRole('link', { name: /^BUY TICKET/ }).click();
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
    await expect(page.getByText(/^Ordering needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('link', { name: /^WhatsApp/ }).first()).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+$/,
    );
    await page.getByRole('link', { name: 'Back to Ticket Selection' }).click();
    await expect(page.getByRole('link', { name: /^BUY TICKET/ })).toBeInViewport();
  });

  test('the ticket page shows line-up, tiers and prices in their colours', async ({ page }) => {
    await page.goto('/ticket');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get Your Ticket');
    await expect(page.locator('figcaption')).toHaveText(['Reality Club', 'Coming Soon', 'Coming Soon']);
    await page.getByText('Other tickets').click();
    await expect(page.getByRole('article')).toHaveText([
      /Pre Sales 2.*IDR 77,000.*BUY TICKET/,
      /Early Bird.*IDR 59,000/,
      /Pre Sales 1.*IDR 65,000/,
      /Regular.*-/,
      /Coming Soon.*-/,
    ]);
    const colours = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card.firstElementChild ?? card).backgroundColor));
    expect(new Set(colours).size).toBe(5);
  });
});

test('a ticket can be chosen before the scripts are there', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/ticket', { waitUntil: 'commit' });
  await page.getByRole('link', { name: /^BUY TICKET/ }).click();
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible();
});

test('a button that is pressed before the scripts are there works as soon as they are', async ({ page }) => {
  let press = () => {};
  const pressed = new Promise<void>((done) => (press = done));
  await page.route('**/assets/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ticket', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  press();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
});

test('what staff change is in the HTML of the next visit', async ({ backOffice, request }) => {
  const before = await (await request.get('/ticket')).text();
  expect(before).toContain('Reality Club');
  await backOffice.renameStar('Reality Club', 'Club of the Real');
  try {
    expect(await (await request.get('/ticket')).text()).toContain('Club of the Real');
  } finally {
    await backOffice.renameStar('Club of the Real', 'Reality Club');
  }
});

/** The page's calls for content that its HTML already has. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}
