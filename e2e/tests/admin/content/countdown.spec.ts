import { unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { cancelForm, cardOf, deleteRow, failing, field, rowOf, save } from '../../../support/admin/content-screens.js';

const EVENTS = 'countdown-events';
const QUESTION = 'Are you sure you want to delete this countdown event?';
const LAST = 900_000;

interface Shown {
  event_key: string;
  name: string;
  bgColor: string;
  targetDate: string;
}

test.beforeEach(({ page, staff }) => staff.signIn(page, 'content'));

test('adds an event, edits and deletes it; visitors see it at once', async ({ page, data }) => {
  const key = unique('event-').toLowerCase();
  const shown = async () => (await data.shown<Shown[]>('/api/countdown-events')).find((each) => each.event_key === key);
  const { id: highest } = await data.make(EVENTS, {
    event_key: unique('last-').toLowerCase(),
    name: 'The highest',
    target_date: '2030-01-01T00:00:00Z',
    sort_order: LAST,
  });
  await page.goto('/admin/countdown');
  await expect(page.getByRole('heading', { name: 'Countdown Events Management' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh' }).last()).toBeVisible();
  await page.getByRole('link', { name: 'Add event' }).click();
  await expect(page).toHaveURL('/admin/countdown/create');
  const dialog = page.getByRole('dialog', { name: 'Add countdown event' });
  await expect(dialog.getByLabel('Sort order')).toHaveValue(String(LAST + 1));
  await expect(dialog.getByLabel('Background colour')).toHaveValue('#42B5B5');
  await expect(dialog.getByRole('switch', { name: 'Active' })).toBeChecked();
  await save(page).click();
  for (const text of ['Event key is required', 'Name is required', 'Target date is required'])
    await expect(page.getByText(text)).toBeVisible();
  await field(page, 'Event key').fill('two words');
  await page.getByLabel('Background colour').fill('#42B5');
  await page.getByLabel('Sort order').fill('-1');
  await expect(page.getByText('Event key may hold letters, digits and single dashes or underscores')).toBeVisible();
  await expect(page.getByText('Background colour must be # followed by 6 hex digits')).toBeVisible();
  await expect(page.getByText('Sort order must be at least 0')).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Event key').fill('unify');
  await field(page, 'Name').fill('Past Event');
  await dialog.getByLabel('Target date').fill('2024-05-06T09:30');
  await page.getByLabel('Sort order').fill(String(LAST + 1));
  await page.getByRole('button', { name: '#F26B21' }).click();
  await save(page).click();
  await expect(page.getByText('This event key is already used').first()).toBeVisible();
  await expect(field(page, 'Event key')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Event key').fill(key);
  await save(page).dblclick();
  await expect(page.getByText('Countdown event created successfully!')).toBeVisible();
  await expect(page).toHaveURL('/admin/countdown');
  const row = rowOf(page, key);
  await expect(row).toHaveCount(1);
  for (const text of ['Past Event', '6 Mei 2024, 09.30', 'Passed', '#F26B21', 'Active'])
    await expect(row).toContainText(text);
  expect(await shown()).toMatchObject({ bgColor: '#F26B21', targetDate: '2024-05-06T02:30:00.000Z' });

  await row.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog').getByLabel('Target date')).toHaveValue('2024-05-06T09:30');
  await page.getByRole('dialog').getByLabel('Target date').fill('2099-05-06T09:30');
  await page.getByRole('switch', { name: 'Active' }).uncheck();
  await save(page).click();
  await expect(page.getByText('Countdown event updated successfully!')).toBeVisible();
  await expect(row).toContainText('Inactive');
  await expect(row).not.toContainText('Passed');
  expect(await shown()).toBeUndefined();
  await expectAccessible(page);

  await deleteRow(page, key, QUESTION);
  await expect(page.getByText('Countdown event deleted successfully!')).toBeVisible();
  await data.remove(EVENTS, highest);
});

test('events change places by their buttons, and by Escape the form is left', async ({ page, data }) => {
  const [first, second] = [unique('FIRST '), unique('SECOND ')];
  const made = [first, second].map((name, index) =>
    data.make(EVENTS, {
      event_key: name.toLowerCase().replace(' ', '-'),
      name,
      target_date: '2090-01-01T00:00:00Z',
      sort_order: LAST + index,
    }),
  );
  const ids = await Promise.all(made);
  const shown = async () =>
    (await data.shown<Shown[]>('/api/countdown-events')).map(({ name }) => name).filter((name) => name.includes(' '));
  await page.goto('/admin/countdown');
  await page.getByRole('button', { name: `Move ${second} up` }).click();
  await expect(rowOf(page, second)).toContainText(String(LAST));
  const names = await shown();
  expect(names.indexOf(second)).toBe(names.indexOf(first) - 1);
  await rowOf(page, first).getByRole('link', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit countdown event' });
  await field(page, 'Name').fill('Changed');
  await cancelForm(page, 'dismiss');
  await expect(field(page, 'Name')).toHaveValue('Changed');
  const asked = page.waitForEvent('dialog').then((each) => each.accept());
  await page.keyboard.press('Escape');
  await asked;
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, first)).toBeVisible();
  for (const { id } of ids) await data.remove(EVENTS, id);
});

test('failed calls say what failed, and the list can be asked for again', async ({ page, data }) => {
  const name = unique('KEPT ');
  const event = { event_key: name.toLowerCase().replace(' ', '-'), name, target_date: '2090-01-01T00:00:00Z' };
  const { id } = await data.make(EVENTS, { ...event, sort_order: LAST });
  await failing(page, EVENTS, ['GET'], { status: 500, message: 'The database is away.' });
  await page.goto('/admin/countdown');
  await expect(page.getByText('Failed to load events: The database is away.')).toBeVisible();
  await page.unrouteAll();
  await failing(page, EVENTS, ['GET'], { status: 502 });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Failed to load events: Unknown error')).toBeVisible();
  await page.unrouteAll();
  await failing(page, EVENTS, ['GET'], 'unanswered');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Error loading events. Please check your connection and try again.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rowOf(page, name)).toBeVisible();

  await failing(page, EVENTS, ['PUT', 'DELETE'], 'unanswered');
  await rowOf(page, name).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Error deleting countdown event')).toBeVisible();
  await rowOf(page, name).getByRole('link', { name: 'Edit' }).click();
  await field(page, 'Name').fill('Other');
  await save(page).click();
  await expect(page.getByText('Error saving event')).toBeVisible();
  await page.unrouteAll();
  await failing(page, EVENTS, ['PUT'], { status: 409, message: 'Somebody else was faster.' });
  await save(page).click();
  await expect(page.getByText('Error: Somebody else was faster.')).toBeVisible();
  await page.unrouteAll();
  await failing(page, EVENTS, ['PUT'], { status: 502 });
  await save(page).click();
  await expect(page.getByText('Error: Something went wrong')).toBeVisible();
  await data.remove(EVENTS, id);
});

test('without events the list says so', async ({ page }) => {
  await page.route('**/api/admin/countdown-events?*', (route) =>
    route.fulfill({ json: { success: true, data: [] }, headers: { 'Content-Range': 'countdown-events */0' } }),
  );
  await page.goto('/admin/countdown');
  await expect(page.getByText('No countdown events')).toBeVisible();
  await expectAccessible(page);
});

test('on a phone each event is a card with all that can be done', async ({ page, data }) => {
  const name = unique('CARD ');
  const event = { event_key: name.toLowerCase().replace(' ', '-'), name, target_date: '2024-01-01T00:00:00Z' };
  await data.make(EVENTS, { ...event, sort_order: LAST });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/countdown');
  const title = page.getByRole('heading', { name: 'Countdown Events Management' });
  expect(await title.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  const card = cardOf(page, name);
  for (const text of ['Passed', '#42B5B5', 'Active']) await expect(card).toContainText(text);
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit countdown event' })).toBeVisible();
  await expectAccessible(page);
  await failing(page, EVENTS, ['PUT'], 'unanswered');
  await save(page).click();
  const notice = await page.getByText('Error saving event').boundingBox();
  const first = await field(page, 'Event key').boundingBox();
  expect((notice?.y ?? Infinity) + (notice?.height ?? 0)).toBeLessThan(first?.y ?? 0);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(card).toBeHidden();
});
