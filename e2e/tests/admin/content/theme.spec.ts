import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { failing, field, save } from '../../../support/admin/content-screens.js';

const FOREST = '#0b3d1f';
const FOREST_IN_CSS = 'rgb(11, 61, 31)';

test.beforeEach(({ page, staff }) => staff.signIn(page, 'content'));
test.afterEach(async ({ data }) => data.resetTheme());

test('colours are tried, saved, and shown by the site and its drawings', async ({ page, context }) => {
  await page.goto('/admin/theme');
  await field(page, 'Night').fill(FOREST);
  await expectAccessible(page);
  const [tried] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Try them on the whole site' }).click(),
  ]);
  const ground = (of = page) => of.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(() => ground(tried)).toBe(FOREST_IN_CSS);
  await expect(tried.getByText('Preview')).toBeVisible();
  await tried.close();

  await save(page).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const [drawing] = await Promise.all([page.waitForResponse(/\/themed\/drawings-[\w-]+\/.*\.svg$/), page.goto('/')]);
  expect(drawing.status()).toBe(200);
  expect(await ground()).toBe(FOREST_IN_CSS);
});

test('colours that can hardly be read are told while they are typed, and refused', async ({ page }) => {
  await page.goto('/admin/theme');
  await field(page, 'Red').fill('#ff8fa0');
  const checks = page.getByRole('region', { name: 'How well words can be read' });
  await expect(checks.getByRole('listitem').filter({ hasText: 'White words on the red button' })).toContainText('2,');
  await save(page).click();
  await expect(page.getByText(/White words on the red button can't be read well/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Put Red back to ours' }).click();
  await expect(field(page, 'Red')).toHaveValue('#d7263d');
  await save(page).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('failed calls say what failed, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/theme');
  await failing(page, 'theme', ['PUT'], { status: 502 });
  await save(page).click();
  await expect(page.getByText('Failed to save')).toBeVisible();
  await expectAccessible(page);
});
