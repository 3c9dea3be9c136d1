import { expectAccessible as expectAccessibleScreen, test as adminTest } from '../support/admin-fixtures.js';
import { ADMIN_SCREENS, openScreen } from '../support/admin-screens.js';
import { expect, JOURNEY, test } from '../support/fixtures.js';
import { expectAccessible, expectFitting, watchComplaints } from '../support/site-checks.js';
import { SITE_STATES } from '../support/site-states.js';

// The test's answers must reach the page whatever an earlier visit has kept.
test.use({ serviceWorkers: 'block' });

/** Answers that the test gives, and what it keeps from the page. */
const OF_THE_TEST = /^(Failed to load resource|Service Worker registration blocked by Playwright)/;
/** It shows what is left when the page's own code has failed, of which the browser tells. */
const BROKEN = 'application error';

test.describe('accessible and no wider than a phone, without a complaint of the browser', JOURNEY, () => {
  test.describe.configure({ mode: 'parallel' });
  for (const [state, open] of Object.entries(SITE_STATES)) {
    test(state, async ({ page }) => {
      const complaints = watchComplaints(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page);
      await expectAccessible(page);
      await expectFitting(page);
      if (state !== BROKEN) expect(complaints.filter((each) => !OF_THE_TEST.test(each))).toEqual([]);
    });
  }
});

adminTest('each screen of the back office is accessible', JOURNEY, async ({ page, staff }) => {
  const complaints = watchComplaints(page);
  await staff.signIn(page);
  for (const screen of Object.keys(ADMIN_SCREENS)) {
    await openScreen(page, screen);
    await page.waitForLoadState('networkidle');
    await expectAccessibleScreen(page);
  }
  expect(complaints).toEqual([]);
});
