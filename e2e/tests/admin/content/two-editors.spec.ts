import { unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { field, save } from '../../../support/admin/content-screens.js';

const changed = (what: string) => `The ${what} was changed in the meantime. Please look at the change and save again.`;

test.beforeEach(({ page, staff }) => staff.signIn(page, 'content'));

test('an event page is not saved over what somebody else changed: both changes are there in the end', async ({
  page,
  data,
}) => {
  await page.goto('/admin/event-pages/ulympic');
  await field(page, 'Hero image').fill('/images/mine.png');
  await data.change('event-pages', 'ulympic', { paper_src: '/images/theirs.png' });
  await save(page).click();
  await expect(page.getByText(changed('event page'))).toBeVisible();
  await expect(field(page, 'Paper image')).toHaveValue('/images/theirs.png');
  await expect(field(page, 'Hero image')).toHaveValue('/images/mine.png');
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByText('U-lympic page updated successfully')).toBeVisible();
  const shown = await data.shown('/api/event-pages/ulympic');
  expect(shown).toMatchObject({ hero_src: '/images/mine.png', paper_src: '/images/theirs.png' });
  await field(page, 'Hero image').fill('/images/again.png');
  await save(page).click();
  await expect(field(page, 'Hero image')).toHaveValue('/images/again.png');
  await expect(page.getByText('U-lympic page updated successfully')).toBeVisible();
});

test('nor is a record that is edited over its list', async ({ page, data }) => {
  const event = {
    event_key: unique('two-').toLowerCase(),
    name: 'Two',
    target_date: '2030-01-01T10:00',
    sort_order: 9,
  };
  const { id } = await data.make('countdown-events', event);
  await page.goto(`/admin/countdown/${id}`);
  await field(page, 'Name').fill('Mine');
  await data.change('countdown-events', id, { ...event, bg_color: '#0B1F45' });
  await save(page).click();
  await expect(page.getByText(changed('countdown event'))).toBeVisible();
  await expect(page.getByRole('dialog').getByLabel('Background colour')).toHaveValue('#0B1F45');
  await expect(field(page, 'Name')).toHaveValue('Mine');
  await save(page).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await data.one('countdown-events', id)).toMatchObject({ name: 'Mine', bg_color: '#0B1F45' });
  await data.remove('countdown-events', id);
});

test('one’s own moving of a record that is being edited is no change by somebody else', async ({ page, data }) => {
  const [, division] = await data.all<{ name: string; sort_order: number }>('divisions');
  if (!division) throw new Error('there are no divisions');
  await page.goto(`/admin/divisions/${division.id}`);
  await field(page, 'Title').fill('Mine');
  await page.getByRole('button', { name: `Move ${division.name} down` }).click();
  await expect(page.getByLabel('Sort order')).not.toHaveValue(String(division.sort_order));
  await save(page).click();
  await expect(page).toHaveURL(/divisions$/);
  expect(await data.one('divisions', division.id)).toMatchObject({ title: 'Mine' });
  await data.change('divisions', division.id, division);
});
