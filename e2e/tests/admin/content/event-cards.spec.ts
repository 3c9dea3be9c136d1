import type { Page } from '@playwright/test';
import { unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { cardOf, deleteRow, failing, field, rowOf, save } from '../../../support/admin/content-screens.js';

const RESOURCE = 'event-upcoming-details';
const CARDS = '/api/event-upcoming-details';

interface Card {
  key: string;
  title: string;
  description: string;
  isLocked: boolean;
  link: string;
}

test.beforeEach(({ page, staff }) => staff.signIn(page, 'content'));

/** Leaves the dialog with the key, and answers the warning. */
async function escape(page: Page, answer: 'accept' | 'dismiss'): Promise<void> {
  const answered = page.waitForEvent('dialog').then((dialog) => dialog[answer]());
  await page.keyboard.press('Escape');
  await answered;
}

test('adds, edits and deletes a card; visitors see it at once', async ({ page, data }) => {
  const key = unique('key-').toLowerCase();
  const shown = async () => (await data.shown<Card[]>(CARDS)).find((card) => card.key === key);
  await page.goto('/admin/merchandise');
  await expect(page.getByText('Event Upcoming Details Management')).toBeVisible();
  await page.getByRole('link', { name: 'Add event' }).click();
  await expect(field(page, 'Link')).toHaveValue('/');
  await field(page, 'Link').fill('');
  await page.getByLabel('Sort order').fill('11');
  await save(page).click();
  for (const text of ['Key is required', 'Title is required', 'Link is required'])
    await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText('Sort order must be between 1 and 10')).toBeVisible();
  await field(page, 'Image URL').fill('nowhere.png');
  await save(page).click();
  await expect(page.getByText('Image URL must be a URL')).toBeVisible();
  await field(page, 'Image URL').fill('');
  await field(page, 'Key').fill(key);
  await field(page, 'Title').fill('Closing Night');
  await field(page, 'Link').fill('/event/unify');
  await page.getByLabel('Sort order').fill('10');
  const description = page.getByRole('textbox', { name: 'Description', exact: true });
  await description.click();
  await page.keyboard.type('All sing ');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('together');
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByText('Event created successfully!')).toBeVisible();
  await expect(rowOf(page, key)).toContainText('Available');
  expect(await shown()).toMatchObject({
    title: 'Closing Night',
    description: '<p>All sing <strong>together</strong></p>',
    link: '/event/unify',
  });
  await expectAccessible(page);

  await rowOf(page, key).getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Locked').check();
  await save(page).dblclick();
  await expect(page.getByText('Event updated successfully!')).toBeVisible();
  await expect(rowOf(page, key)).toContainText('Locked');
  expect(await shown()).toMatchObject({ title: '', description: '', link: '', isLocked: true });

  await deleteRow(page, key, 'Are you sure you want to delete this event?');
  expect(await shown()).toBeUndefined();
});

test('a key that is used already is said at its field; unsaved changes are asked about', async ({ page, data }) => {
  const key = unique('key-').toLowerCase();
  const { id } = await data.make(RESOURCE, { sort_order: 9, key, title: 'Taken' });
  await page.goto('/admin/merchandise/create');
  await field(page, 'Key').fill(key);
  await field(page, 'Title').fill('Another');
  await page.getByLabel('Sort order').fill('10');
  await save(page).click();
  const refusal = page.getByText('This key is already used');
  await expect(refusal).toHaveCount(2);
  // The key closes the notice first; the text at the field stays.
  await page.keyboard.press('Escape');
  await expect(refusal).toHaveCount(1);
  await escape(page, 'dismiss');
  await expect(field(page, 'Title')).toHaveValue('Another');
  await escape(page, 'accept');
  await expect(rowOf(page, 'Taken')).toBeVisible();
  await data.remove(RESOURCE, id);
});

test('failed calls say what failed', async ({ page, data }) => {
  const { id } = await data.make(RESOURCE, { sort_order: 9, key: unique('key-'), title: 'Fragile' });
  await page.goto('/admin/merchandise');
  await failing(page, RESOURCE, ['PUT', 'DELETE'], 'unanswered');
  await rowOf(page, 'Fragile').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Error deleting event')).toBeVisible();
  await failing(page, RESOURCE, ['GET'], { status: 500, message: 'The house is dark.' });
  await page.reload();
  await expect(page.getByText('Failed to load events: The house is dark.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await failing(page, RESOURCE, ['PUT'], 'unanswered');
  await rowOf(page, 'Fragile').getByRole('link', { name: 'Edit' }).click();
  await field(page, 'Title').fill('Fragile, changed');
  await save(page).click();
  await expect(page.getByText('Error saving event')).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue('Fragile, changed');
  await data.remove(RESOURCE, id);
});

test('without cards the list says so; on a phone each is a card', async ({ page, data }) => {
  await page.route(`**/api/admin/${RESOURCE}?**`, (route) =>
    route.fulfill({ json: { success: true, data: [] }, headers: { 'content-range': `${RESOURCE} */0` } }),
  );
  await page.goto('/admin/merchandise');
  await expect(page.getByText('No events')).toBeVisible();
  await page.unrouteAll();
  const { id } = await data.make(RESOURCE, { sort_order: 9, key: unique('key-'), title: 'Of phones', is_locked: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  await expect(cardOf(page, 'Of phones')).toContainText('Locked');
  await expectAccessible(page);
  await data.remove(RESOURCE, id);
});
