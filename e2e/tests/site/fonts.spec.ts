import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.js';
import { watchShifts } from '../../support/site/checks.js';
import { untilHydrated } from '../../support/site/hydration.js';

const EVENTS = ['/event', '/event/unveiling', '/event/eulympic', '/event/ucare', '/event/ulympic', '/event/unify'];
const PAGES = ['/', '/about', ...EVENTS, '/merchandise', '/ticket', '/payment/pending', '/error/404'];
const SCREENS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];
const FONTS = ['800 20px Cinzel', '400 16px "Plus Jakarta Sans"', '700 16px "Plus Jakarta Sans"'];

test.use({ serviceWorkers: 'block' });

for (const path of [...PAGES, '/ticket?ticket_type=pre-sales-2']) {
  test(`${path} asks for its fonts at once, and for nothing that isn't used`, async ({ page, request }) => {
    const fetched: string[] = [];
    page.on('request', (each) => each.resourceType() === 'font' && fetched.push(new URL(each.url()).pathname));
    const html = await (await request.get(path)).text();
    const preloads = [...html.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, href = '']) => href);
    expect(preloads).toHaveLength(2);
    for (const href of preloads) expect((await request.get(href)).headers()['content-type']).toContain('font/woff2');
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(new Set(fetched)).toEqual(new Set(preloads));
  });
}

for (const viewport of SCREENS) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const language of ['en', 'id']) {
      for (const path of PAGES) {
        test(`${path} in ${language} keeps its place when its fonts come late`, async ({ page, context, stack }) => {
          await context.addCookies([{ name: 'site_language', value: language, url: stack.url }]);
          let letThrough = () => {};
          const wanted = new Promise<void>((done) => (letThrough = done));
          await page.route('**/*.woff2', async (route) => {
            await wanted;
            await route.continue();
          });
          const shifted = await watchShifts(page);
          await page.goto(path, { waitUntil: 'commit' });
          await untilHydrated(page);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          expect(await used(page)).toEqual(FONTS.map(() => false));
          letThrough();
          await page.evaluate(() => document.fonts.ready);
          expect(await used(page)).toEqual(FONTS.map(() => true));
          expect(await shifted()).toBe(0);
        });
      }
    }
  });
}

const used = (page: Page) => page.evaluate((fonts) => fonts.map((font) => document.fonts.check(font)), FONTS);
