import { unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { cancelForm, cardOf, failing, field, rowOf, save } from '../../../support/admin/content-screens.js';

const DIVISIONS = 'divisions';
const NOTHING_SELECTED = 'Pilih item dari list untuk diedit. Fitur create dimatikan.';

interface Shown {
  key: string;
  name: string;
}

test.beforeEach(({ page, staff }) => staff.signIn(page, 'content'));

test('saving without a division is refused, and there is no way to make one', async ({ page }) => {
  await page.goto('/admin/divisions');
  await expect(page.getByRole('heading', { name: 'About Divisions' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(16);
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: NOTHING_SELECTED })).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Name').fill('A new division');
  await save(page).click();
  await expect(page.getByText(NOTHING_SELECTED)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(16);
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Create' })).toHaveCount(0);
  await rowOf(page, 'The Bards').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByText(NOTHING_SELECTED)).toBeHidden();
  await expect(field(page, 'Title')).toHaveValue('The Bards');
});

test('edits a division; visitors see it at once', async ({ page, data }) => {
  const name = unique('GUILD ');
  const shown = async () => (await data.shown<Shown[]>('/api/divisions')).find(({ key }) => key === 'visual');
  await page.goto('/admin/divisions');
  await rowOf(page, 'The Illusionists').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Edit division' })).toBeFocused();
  await field(page, 'Name').fill('');
  await field(page, 'Title').fill(' ');
  await page.getByLabel('Sort order').fill('');
  await field(page, 'Image').fill('no address');
  await save(page).click();
  for (const text of ['Name is required', 'Title is required', 'Sort order is required', 'Image must be a URL'])
    await expect(page.getByText(text)).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Name').fill(name);
  await field(page, 'Title').fill('The Illusionists');
  await page.getByLabel('Sort order').fill('6');
  await field(page, 'Image').fill('');
  await field(page, 'Description 1').fill('They paint what is not there.');
  await save(page).click();
  await expect(page.getByText('Division updated successfully!')).toBeVisible();
  await expect(page).toHaveURL('/admin/divisions');
  await expect(rowOf(page, name)).toContainText('The Illusionists');
  expect(await shown()).toMatchObject({ name, description1: 'They paint what is not there.' });
  await rowOf(page, name).getByRole('link', { name: 'Edit' }).click();
  await expect(field(page, 'Name')).toHaveValue(name);
  await page.getByRole('switch', { name: 'Active' }).uncheck();
  await field(page, 'Name').fill('Visual');
  await save(page).click();
  const row = rowOf(page, 'The Illusionists');
  await expect(row).toContainText('Inactive');
  expect(await shown()).toBeUndefined();
  await row.getByRole('link', { name: 'Edit' }).click();
  await expect(field(page, 'Name')).toHaveValue('Visual');
  await page.getByRole('switch', { name: 'Active' }).check();
  await save(page).click();
  await expect(row).not.toContainText('Inactive');
});

test('divisions change places by their buttons', async ({ page, data }) => {
  const first = async () => (await data.shown<Shown[]>('/api/divisions'))[0]?.key;
  await page.goto('/admin/divisions');
  await page.getByRole('button', { name: 'Move Events up' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Events');
  await expect(page.getByRole('button', { name: 'Move Events up' })).toBeFocused();
  expect(await first()).toBe('events');
  await page.getByRole('button', { name: 'Move Events down' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Council');
  expect(await first()).toBe('council');
});

test('a refusal is in a red box, with the first field that is not right', async ({ page }) => {
  await page.goto('/admin/divisions');
  await rowOf(page, 'The Bards').getByRole('link', { name: 'Edit' }).click();
  // The form of nothing selected has a field of this name too.
  await expect(field(page, 'Title')).toHaveValue('The Bards');
  const box = page.getByRole('region', { name: 'Edit division' }).getByRole('alert');
  await page.route('**/api/admin/divisions/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 422,
          json: {
            success: false,
            message: 'The given data was invalid.',
            errors: { title: ['Title may have at most 190 characters'], name: ['Name is taken'] },
          },
        })
      : route.fallback(),
  );
  await field(page, 'Title').fill('Changed');
  await save(page).click();
  await expect(box).toHaveText('Title may have at most 190 characters');
  await expect(field(page, 'Title')).toHaveAttribute('aria-invalid', 'true');
  await page.unrouteAll();
  await failing(page, DIVISIONS, ['PUT'], 'unanswered');
  await field(page, 'Title').fill('Changed again');
  await save(page).click();
  await expect(box).toHaveText('Failed to save');
  await page.unrouteAll();
  await failing(page, DIVISIONS, ['GET'], { status: 502 });
  page.once('dialog', (dialog) => dialog.accept());
  await page.goto('/admin/divisions');
  await expect(page.getByText('Failed to load')).toBeVisible();
});

test('on a phone a division is a card, and an edit is not left by mistake', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/divisions');
  await expect(cardOf(page, 'The Bards')).toBeVisible();
  await expectAccessible(page);
  await cardOf(page, 'The Bards').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Edit division' })).toBeInViewport();
  await field(page, 'Title').fill('Changed');
  await cancelForm(page, 'dismiss');
  await expect(field(page, 'Title')).toHaveValue('Changed');
  await cancelForm(page, 'accept');
  await expect(page).toHaveURL('/admin/divisions');
});
