import { type AdminData, unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, JOURNEY, test } from '../../../support/admin/fixtures.js';
import { cancelForm, cardOf, deleteRow, failing, field, rowOf, save } from '../../../support/admin/content-screens.js';

const STARS = 'guest-stars';
const QUESTION = 'Are you sure you want to delete this guest star?';

interface Star {
  sort_order: number;
  name: string;
}

test.beforeEach(({ page, staff }) => staff.signIn(page, 'content'));

/** A line-up of these names, in their order. */
async function lineUp(data: AdminData, names: string[]): Promise<void> {
  for (const { id } of await data.all<Star>(STARS)) await data.remove(STARS, id);
  for (const [index, name] of names.entries())
    await data.make(STARS, { name, sort_order: index + 1, is_revealed: true });
}

test.afterEach(({ data }) => lineUp(data, ['Reality Club']));

const shownNames = async (data: AdminData) => (await data.shown<Star[]>('/api/guest-stars')).map(({ name }) => name);

test('adds a star, edits and deletes it; visitors see it at once', JOURNEY, async ({ page, data }) => {
  await lineUp(data, ['First Star']);
  const name = unique('STAR ');
  await page.goto('/admin/guest-stars');
  await expect(page.getByText('Guest Stars Management')).toBeVisible();
  await expect(page.getByRole('note', { name: 'Instructions' })).toContainText('at most 3 guest stars');
  await expect(page.getByLabel('Sort order')).toHaveValue('2');
  await expect(page.getByText(/PNG\/JPG, max 1MB/).first()).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await field(page, 'Name').fill(name);
  await page.getByLabel('Sort order').fill('4');
  await expect(page.getByText('Sort order must be between 1 and 3')).toBeVisible();
  await field(page, 'Image').fill('javascript:alert(1)');
  await save(page).click();
  await expect(page.getByText('Image must be a URL')).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Image').fill('/images/no-such-star.png');
  await expect(page.getByText(/^No picture could be loaded from there/)).toBeVisible();
  await page.getByLabel('Sort order').fill('1');
  await save(page).click();
  await expect(page.getByText('This sort order is already used').first()).toBeVisible();
  await expect(page.getByLabel('Sort order')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Sort order').fill('3');
  await save(page).dblclick();
  await expect(page.getByText('Guest star created successfully!')).toBeVisible();
  const row = rowOf(page, name);
  await expect(row).toHaveCount(1);
  for (const text of ['Coming Soon', 'Image: yes', 'Below image: no']) await expect(row).toContainText(text);
  await expect(field(page, 'Name')).toHaveValue('');
  await expect(page.getByLabel('Sort order')).toHaveValue('2');
  expect(await shownNames(data)).toEqual(['First Star', 'Coming Soon']);

  await row.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Edit guest star' })).toBeFocused();
  await expect(row).toContainText('Being edited');
  await page.getByRole('switch', { name: 'Revealed' }).check();
  await save(page).click();
  await expect(page.getByText('Guest star updated successfully!')).toBeVisible();
  await expect(page).toHaveURL('/admin/guest-stars');
  await expect(row).toContainText('Revealed');
  expect(await shownNames(data)).toEqual(['First Star', name]);
  await expectAccessible(page);

  await deleteRow(page, name, QUESTION);
  await expect(page.getByText('Guest star deleted successfully!')).toBeVisible();
  expect(await shownNames(data)).toEqual(['First Star']);
});

test('there are at most three, which change places by their buttons', async ({ page, data }) => {
  await lineUp(data, ['Star One', 'Star Two', 'Star Three']);
  await page.goto('/admin/guest-stars');
  await expect(page.getByText(/^There may be at most 3 guest stars\./)).toBeVisible();
  await expect(save(page)).toBeHidden();
  const names = page.getByRole('row').locator('td:nth-child(2)');
  await page.getByRole('button', { name: 'Move Star Two up' }).focus();
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Star Two', 'Star One', 'Star Three']);
  await expect(page.getByRole('button', { name: 'Move Star Two up' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Move Star Two up' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Move Star One down' }).dblclick();
  await expect(names).toHaveText(['Star Two', 'Star Three', 'Star One']);
  expect(await shownNames(data)).toEqual(['Star Two', 'Star Three', 'Star One']);
  await page.getByRole('button', { name: 'Move Star One down' }).press('Enter');
  await expect(names).toHaveText(['Star Two', 'Star Three', 'Star One']);
});

test('a move while a star is edited keeps what was typed, and the new place', async ({ page, data }) => {
  await lineUp(data, ['Star One', 'Star Two']);
  await page.goto('/admin/guest-stars');
  await rowOf(page, 'Star Two').getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Edit guest star' })).toBeFocused();
  await field(page, 'Name').fill('Star Renamed');
  await page.getByRole('button', { name: 'Move Star Two up' }).click();
  await expect(page.getByLabel('Sort order')).toHaveValue('1');
  await expect(field(page, 'Name')).toHaveValue('Star Renamed');
  await save(page).click();
  await expect(page.getByText('Guest star updated successfully!')).toBeVisible();
  expect(await shownNames(data)).toEqual(['Star Renamed', 'Star One']);
});

test('asks before an edit is left, by Cancel and by another star', async ({ page, data }) => {
  await lineUp(data, ['Star One', 'Star Two']);
  await page.goto('/admin/guest-stars');
  await field(page, 'Name').fill('Half typed');
  const asked = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
  await rowOf(page, 'Star Two').getByRole('link', { name: 'Edit' }).click();
  await asked;
  await expect(field(page, 'Name')).toHaveValue('Half typed');
  const accepted = page.waitForEvent('dialog').then((dialog) => dialog.accept());
  await rowOf(page, 'Star Two').getByRole('link', { name: 'Edit' }).click();
  await accepted;
  await expect(field(page, 'Name')).toHaveValue('Star Two');
  await field(page, 'Name').fill('Changed');
  await cancelForm(page, 'dismiss');
  await expect(field(page, 'Name')).toHaveValue('Changed');
  await cancelForm(page, 'accept');
  await expect(page.getByRole('heading', { name: 'Add guest star' })).toBeFocused();
  await expect(field(page, 'Name')).toHaveValue('');
});

test('failed calls say what failed', async ({ page, data }) => {
  await lineUp(data, ['Star One']);
  await page.goto('/admin/guest-stars');
  await expect(rowOf(page, 'Star One')).toBeVisible();
  await failing(page, STARS, ['POST', 'DELETE'], { status: 502 });
  await field(page, 'Name').fill('Nobody');
  await save(page).click();
  await expect(page.getByText('Operation failed')).toBeVisible();
  await rowOf(page, 'Star One').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Delete failed')).toBeVisible();
  await failing(page, STARS, ['GET'], 'unanswered');
  await field(page, 'Name').fill('');
  await page.reload();
  await expect(page.getByText('Failed to fetch guest stars')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rowOf(page, 'Star One')).toBeVisible();
});

test('without stars the list says so; on a phone each is a card', async ({ page, data }) => {
  await lineUp(data, []);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/guest-stars');
  await expect(page.getByText('No guest stars')).toBeVisible();
  await field(page, 'Name').fill('Star of Phones');
  await save(page).click();
  const card = cardOf(page, 'Star of Phones');
  await expect(card).toContainText('Coming Soon');
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Edit' }).click();
  await expect(field(page, 'Name')).toHaveValue('Star of Phones');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('No guest stars')).toBeVisible();
});
