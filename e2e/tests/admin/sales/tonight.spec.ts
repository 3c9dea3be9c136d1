import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { expectFitting } from '../../../support/site/checks.js';

test('the night is on one screen: what is sold, every light, and on the wall by a button', async ({
  page,
  staff,
  data,
}) => {
  await data.order({ quantity: 2, paid: true });
  await staff.signIn(page, 'finance');
  await page.goto('/admin/tonight');
  await expect(page.getByRole('region', { name: 'In an hour' })).toContainText(/[1-9]/);
  const lights = page.getByRole('list', { name: 'State of each part' });
  // A process reports within five seconds of its start.
  await expect(lights.getByText('Worker: Good')).toBeVisible({ timeout: 15_000 });
  await expect(lights.getByText('Database: Good')).toBeVisible();
  await expect(page.getByText(/^as of \d\d:\d\d:\d\d WIB$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFitting(page, 'tonight');
});

test('the gate’s staff don’t see it', async ({ page, staff }) => {
  await staff.signIn(page, 'gate');
  await page.goto('/admin/tonight');
  await expect(page.getByRole('heading', { name: /access denied/i })).toBeVisible();
});
