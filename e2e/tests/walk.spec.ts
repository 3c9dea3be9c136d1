import type { Browser, Page } from '@playwright/test';
import { expectAccessible as expectAccessibleScreen, test as adminTest } from '../support/admin/fixtures.js';
import { ADMIN_SCREENS, openScreen } from '../support/admin/screens.js';
import { expect, JOURNEY, test } from '../support/fixtures.js';
import { expectAccessible, expectFitting, watchComplaints } from '../support/site/checks.js';
import { SITE_AREAS } from '../support/site/states.js';

// The test's answers must reach the page whatever an earlier visit has cached.
test.use({ serviceWorkers: 'block' });

/** Console errors that the test itself causes. */
const OF_THE_TEST = /^(Failed to load resource|Service Worker registration blocked by Playwright)/;
/** The state in which the page's code has failed: the browser logs the error. */
const BROKEN = 'application error';

/** Each page as most visitors see it: `npm test` walks these, `npm run test:long` all the others too. */
const USUAL: ReadonlySet<string> = new Set([
  'home',
  'home in Indonesian',
  'about',
  'ticket',
  'menu open',
  'checkout with errors',
  'checkout with codes',
  'events',
  'an event',
  'merchandise',
  'pending',
  'denied',
  'success',
  'valid ticket',
  'used ticket',
  'not found',
  BROKEN,
]);

for (const [which, isWalked, details] of [
  ['usual', (state: string) => USUAL.has(state), JOURNEY],
  ['every other', (state: string) => !USUAL.has(state), {}],
] as const)
  test.describe(
    `${which} state is accessible and no wider than a phone, without a complaint of the browser`,
    details,
    () => {
      test.describe.configure({ mode: 'parallel' });
      for (const [area, all] of Object.entries(SITE_AREAS)) {
        const states = Object.entries(all).filter(([state]) => isWalked(state));
        if (states.length === 0) continue;
        test(area, async ({ browser }) => {
          // Up to a dozen pages one after the other.
          test.setTimeout(180_000);
          for (const [state, open] of states) await test.step(state, () => walk(browser, state, open));
        });
      }
    },
  );

test('the usual states are there', JOURNEY, () => {
  const known = Object.values(SITE_AREAS).flatMap((states) => Object.keys(states));
  expect(known).toEqual(expect.arrayContaining([...USUAL]));
});

async function walk(browser: Browser, state: string, open: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const complaints = watchComplaints(page);
  const problem = await open(page).then(() => '', String);
  expect.soft(problem, state).toBe('');
  await expectAccessible(page, state);
  await expectFitting(page, state);
  const others = complaints.filter((each) => !OF_THE_TEST.test(each));
  if (state !== BROKEN) expect.soft(others, state).toEqual([]);
  await context.close();
}

adminTest.describe('each screen of the back office is accessible', JOURNEY, () => {
  adminTest.describe.configure({ mode: 'parallel' });
  const screens = Object.keys(ADMIN_SCREENS);
  const half = Math.ceil(screens.length / 2);
  for (const some of [screens.slice(0, half), screens.slice(half)])
    adminTest(`${some[0] || '/'} to ${some.at(-1)}`, async ({ page, staff }) => {
      adminTest.setTimeout(120_000);
      const complaints = watchComplaints(page);
      await staff.signIn(page);
      for (const screen of some)
        await adminTest.step(`/admin${screen}`, async () => {
          await openScreen(page, screen);
          await page.waitForLoadState('networkidle');
          await expectAccessibleScreen(page, `/admin${screen}`);
          expect.soft(complaints.splice(0), `/admin${screen}`).toEqual([]);
        });
    });
});
