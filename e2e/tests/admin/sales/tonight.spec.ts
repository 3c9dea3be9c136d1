import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { expectFitting } from '../../../support/site/checks.js';

test('the night is on one screen: what is sold, today’s curve, every light', async ({ page, staff, data }) => {
  await data.order({ quantity: 2, paid: true });
  await staff.signIn(page, 'finance');
  await page.goto('/admin/tonight');
  await expect(page.getByRole('region', { name: 'In the last hour' })).toContainText(/[1-9]/);
  const lights = page.getByRole('list', { name: 'State of each part' });
  // A process reports within five seconds of its start.
  await expect(lights.getByText('Worker: Good')).toBeVisible({ timeout: 15_000 });
  await expect(lights.getByText('Database: Good')).toBeVisible();
  await expect(page.getByText(/^as of \d\d:\d\d:\d\d WIB$/)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('figure', { name: /^Tickets sold today, added up: [1-9]/ })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectFitting(page, 'tonight');
});

test('the wall has one picture, which stays without a network', async ({ page, staff, data }) => {
  await data.order({ quantity: 2, paid: true });
  await staff.signIn(page, 'finance');
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('/admin/tonight');
  await page.getByRole('link', { name: 'For the wall' }).click();
  await expect(page.getByRole('region', { name: 'Today', exact: true })).toContainText(/[1-9]/);
  await expectAccessible(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(await overflow()).toBe(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await page.context().setOffline(true);
  await expect(page.getByText(/^No news since \d\d:\d\d:\d\d WIB$/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('region', { name: 'Today', exact: true })).toContainText(/[1-9]/);
  await page.context().setOffline(false);
  await expect(page.getByText(/^No news since/)).toBeHidden({ timeout: 40_000 });
});

test('a phone’s bar has room for the title, and its menu has the rest', async ({ page, staff }) => {
  await staff.signIn(page, 'finance');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/reconciliation');
  const title = page.getByRole('heading', { level: 1, name: 'Reconciliation' });
  await expect(title).toBeVisible();
  expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Refresh' })).toBeVisible();
  const dark = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await dark();
  await page.getByRole('menuitem', { name: 'Toggle light/dark mode' }).click();
  await expect.poll(dark).not.toBe(before);
});

test('the gate’s staff don’t see it', async ({ page, staff }) => {
  await staff.signIn(page, 'gate');
  await page.goto('/admin/tonight');
  await expect(page.getByRole('heading', { name: /access denied/i })).toBeVisible();
});
