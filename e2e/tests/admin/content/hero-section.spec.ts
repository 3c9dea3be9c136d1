import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { failing, field, save } from '../../../support/admin/content-screens.js';

interface Hero {
  title_text: string;
  event_text_line1: string;
  is_active: boolean;
}

test.beforeEach(({ page, staff }) => staff.signIn(page, 'content'));

test('the texts are seen in the preview while typed, and by visitors once saved', async ({ page, data }) => {
  await page.goto('/admin/hero-section');
  const preview = page.getByRole('region', { name: 'Live preview' });
  await field(page, 'Title text').fill('The Crown of Unity');
  await field(page, 'Event text line 1').fill('Five realms');
  await expect(preview).toContainText('The Crown of Unity');
  await expect(preview).toContainText('Five realms');
  await expectAccessible(page);
  await save(page).dblclick();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await data.shown<Hero>('/api/hero-section')).toMatchObject({
    title_text: 'The Crown of Unity',
    event_text_line1: 'Five realms',
  });
  // Nothing is unsaved any more: leaving asks nothing.
  await page.getByRole('menuitem', { name: 'Divisions' }).click();
  await expect(page).toHaveURL(/\/admin\/divisions$/);

  await page.goto('/admin/hero-section');
  await page.getByLabel('Active').uncheck();
  await expect(preview).not.toContainText('The Crown of Unity');
  await save(page).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await data.shown<Hero>('/api/hero-section')).toMatchObject({ title_text: '', is_active: false });
  await page.getByLabel('Active').check();
  await save(page).click();
  await expect.poll(async () => (await data.shown<Hero>('/api/hero-section')).is_active).toBe(true);
});

test('what is missing is said at its field and above', async ({ page }) => {
  await page.goto('/admin/hero-section');
  await field(page, 'Title text').fill('  ');
  await field(page, 'Event text line 2').fill('');
  await save(page).click();
  await expect(page.getByText('Please correct the highlighted fields.')).toBeVisible();
  await expect(page.getByText('Title text is required').first()).toBeVisible();
  await expect(page.getByText('Event text line 2 is required').first()).toBeVisible();
  await expectAccessible(page);
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await page.getByRole('menuitem', { name: 'Divisions' }).click();
  await asked;
  await expect(field(page, 'Event text line 2')).toHaveValue('');
});

test('failed calls say what failed, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/hero-section');
  await failing(page, 'hero-section', ['PUT'], { status: 502 });
  await save(page).click();
  await expect(page.getByText('Failed to save')).toBeVisible();
  await failing(page, 'hero-section', ['GET'], { status: 502 });
  await page.reload();
  await expect(page.getByText('Failed to load')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(field(page, 'Title text')).toBeVisible();
  await expectAccessible(page);
});
