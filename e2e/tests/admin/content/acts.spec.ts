import { type AdminData, unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, JOURNEY, test } from '../../../support/admin/fixtures.js';
import { cancelForm, cardOf, deleteRow, failing, field, rowOf, save } from '../../../support/admin/content-screens.js';

const ACTS = 'acts';
const QUESTION = 'Are you sure you want to delete this act?';
const LAST = 900_000;

interface Shown {
  id: number;
  name: string;
  stage: string;
  starts_at: string | null;
  ends_at: string | null;
}

test.beforeEach(({ page, staff }) => staff.signIn(page, 'content'));

const shownOn = async (data: AdminData, stage: string) =>
  (await data.shown<Shown[]>('/api/acts')).filter((act) => act.stage === stage);

test('adds an act, edits and deletes it; visitors see it at once', JOURNEY, async ({ page, data }) => {
  const [name, stage] = [unique('ACT '), unique('STAGE ')];
  await page.goto('/admin/acts');
  await expect(page.getByRole('heading', { name: 'Acts Management' })).toBeVisible();
  await page.getByRole('link', { name: 'Add act' }).click();
  await expect(page).toHaveURL('/admin/acts/create');
  const dialog = page.getByRole('dialog', { name: 'Add act' });
  await save(page).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await field(page, 'Name').fill(name);
  await field(page, 'Stage').fill(stage);
  await dialog.getByLabel('Start').fill('2027-11-22T20:00');
  await dialog.getByLabel('End').fill('2027-11-22T19:00');
  await field(page, 'Music link').fill('javascript:alert(1)');
  await save(page).click();
  await expect(page.getByText('The end must be after the start')).toBeVisible();
  await expect(page.getByText(/^Music link must be a web, mail or phone address/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('End').fill('2027-11-22T20:45');
  await field(page, 'Music link').fill('https://example.com/music');
  await save(page).dblclick();
  await expect(page.getByText('Act created successfully!')).toBeVisible();
  await expect(page).toHaveURL('/admin/acts');
  const row = rowOf(page, name);
  await expect(row).toHaveCount(1);
  for (const text of [stage, '22 Nov 2027, 20.00–20.45', 'Coming Soon']) await expect(row).toContainText(text);
  expect(await shownOn(data, stage)).toMatchObject([{ name: 'Coming Soon', starts_at: '2027-11-22T13:00:00.000Z' }]);

  await row.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('switch', { name: 'Announced' }).check();
  await page.getByRole('dialog').getByLabel('End').fill('');
  await save(page).click();
  await expect(page.getByText('Act updated successfully!')).toBeVisible();
  await expect(row).toContainText('Announced');
  expect(await shownOn(data, stage)).toMatchObject([{ name, ends_at: null }]);
  await expectAccessible(page);

  await deleteRow(page, name, QUESTION);
  await expect(page.getByText('Act deleted successfully!')).toBeVisible();
  expect(await shownOn(data, stage)).toEqual([]);
});

test('one that is a guest star has its name from there, also when that changes', async ({ page, data }) => {
  const [stage, renamed] = [unique('STAGE '), unique('STAR ')];
  const [star] = await data.all<{ name: string; sort_order: number }>('guest-stars');
  if (!star) throw new Error('there are no guest stars');
  const taken = (await data.all<{ guest_star_id: number | null; sort_order: number }>(ACTS)).find(
    ({ guest_star_id }) => guest_star_id === star.id,
  );
  if (taken) await data.remove(ACTS, taken.id);
  await page.goto('/admin/acts/create');
  await page.getByRole('combobox', { name: 'Guest star' }).click();
  await page.getByRole('option', { name: new RegExp(star.name) }).click();
  await expect(page.getByText(/^Name, image and whether it is announced are those of the guest star/)).toBeVisible();
  await expect(field(page, 'Name')).toBeHidden();
  await expectAccessible(page);
  await field(page, 'Stage').fill(stage);
  await save(page).click();
  await expect(page.getByText('Act created successfully!')).toBeVisible();
  for (const text of [star.name, 'Guest star']) await expect(rowOf(page, stage)).toContainText(text);
  await data.change('guest-stars', star.id, { ...star, name: renamed, is_revealed: true });
  await page.reload();
  await expect(rowOf(page, stage)).toContainText(renamed);
  expect(await shownOn(data, stage)).toMatchObject([{ name: renamed }]);
  await data.change('guest-stars', star.id, star);
  for (const { id } of await shownOn(data, stage)) await data.remove(ACTS, id);
});

test('acts change places by their buttons, and Cancel asks before changes are lost', async ({ page, data }) => {
  const stage = unique('STAGE ');
  const names = [unique('FIRST '), unique('SECOND ')];
  const made = names.map((name, index) =>
    data.make(ACTS, { name, stage, is_announced: true, sort_order: LAST + index }),
  );
  await Promise.all(made);
  await page.goto('/admin/acts');
  await page.getByRole('button', { name: `Move ${names[1]} up` }).click();
  await expect(rowOf(page, names[1] ?? '')).toContainText(String(LAST));
  expect((await shownOn(data, stage)).map(({ name }) => name)).toEqual(names.toReversed());
  await rowOf(page, names[0] ?? '')
    .getByRole('link', { name: 'Edit' })
    .click();
  await field(page, 'Name').fill('Changed');
  await cancelForm(page, 'dismiss');
  await expect(field(page, 'Name')).toHaveValue('Changed');
  await cancelForm(page, 'accept');
  await expect(rowOf(page, names[0] ?? '')).toBeVisible();
  for (const { id } of await shownOn(data, stage)) await data.remove(ACTS, id);
});

test('failed calls say what failed, and without acts the list says so', async ({ page, data }) => {
  const name = unique('KEPT ');
  const { id } = await data.make(ACTS, { name, sort_order: LAST });
  await failing(page, ACTS, ['GET'], 'unanswered');
  await page.goto('/admin/acts');
  await expect(page.getByText('Failed to fetch acts')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rowOf(page, name)).toBeVisible();
  await failing(page, ACTS, ['PUT', 'DELETE'], { status: 502 });
  await rowOf(page, name).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Delete failed')).toBeVisible();
  await rowOf(page, name).getByRole('link', { name: 'Edit' }).click();
  await field(page, 'Name').fill('Other');
  await save(page).click();
  await expect(page.getByText('Operation failed')).toBeVisible();
  await page.unrouteAll();
  await data.remove(ACTS, id);
  await page.route('**/api/admin/acts?*', (route) =>
    route.fulfill({ json: { success: true, data: [] }, headers: { 'Content-Range': 'acts */0' } }),
  );
  await cancelForm(page, 'accept');
  await page.goto('/admin/acts');
  await expect(page.getByText('No acts')).toBeVisible();
  await expectAccessible(page);
});

test('on a phone each act is a card with all that can be done', async ({ page, data }) => {
  const name = unique('CARD ');
  await data.make(ACTS, { name, stage: 'Crown Stage', starts_at: '2027-11-22T20:00', sort_order: LAST });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/acts');
  const card = cardOf(page, name);
  for (const text of ['Crown Stage', '22 Nov 2027, 20.00', 'Coming Soon']) await expect(card).toContainText(text);
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit act' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(card).toBeHidden();
});
