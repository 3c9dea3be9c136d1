import { unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { cancelForm, cardOf, deleteRow, failing, field, rowOf, save } from '../../../support/admin/content-screens.js';

const VIDEOS = 'archive-videos';
const QUESTION = 'Are you sure you want to delete this archive video?';
const LAST = 900_000;

interface Shown {
  title: string;
  videoId: string;
}

test.beforeEach(({ page, staff }) => staff.signIn(page, 'content'));

test('adds a video by its address, edits and deletes it; visitors see it at once', async ({ page, data }) => {
  const title = unique('NIGHT ');
  const shown = async () => (await data.shown<Shown[]>('/api/archive-videos')).find((each) => each.title === title);
  const highest = await data.make(VIDEOS, { title: 'The highest', video_id: 'aqz-KE-bpKQ', sort_order: LAST });
  await page.goto('/admin/archive');
  await expect(page.getByRole('heading', { name: 'Archive videos' })).toBeVisible();
  await page.getByRole('link', { name: 'Add video' }).click();
  await expect(page).toHaveURL('/admin/archive/create');
  await expect(page.getByLabel('Sort order')).toHaveValue(String(LAST + 1));
  await expect(page.getByRole('switch', { name: 'Active' })).toBeChecked();
  await save(page).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expect(page.getByText('Video ID or URL is required')).toBeVisible();
  await field(page, 'Title').fill(title);
  await page.getByLabel('Video ID or URL').fill('https://example.com/watch?v=aqz-KE-bpKQ');
  await page.getByRole('textbox', { name: 'Thumbnail URL' }).fill('no address');
  await page.getByLabel('Sort order').fill('');
  await expect(page.getByText('Video ID or URL is not valid')).toBeVisible();
  await expect(page.getByText('Thumbnail URL must be a URL')).toBeVisible();
  await expect(page.getByText('Sort order is required')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Video ID or URL').fill('https://www.youtube.com/watch?v=eRsGyueVLvQ&t=30s');
  await page.getByRole('textbox', { name: 'Thumbnail URL' }).fill('/images/no-such-picture.png');
  await expect(page.getByLabel('Video ID or URL')).toHaveValue('eRsGyueVLvQ');
  await page.getByLabel('Sort order').fill(String(LAST + 1));
  await save(page).dblclick();
  await expect(page.getByText('Archive video created successfully!')).toBeVisible();
  const row = rowOf(page, title);
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('link', { name: 'eRsGyueVLvQ' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await shown()).toMatchObject({ videoId: 'eRsGyueVLvQ' });

  await row.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Thumbnail URL' }).fill('');
  await page.getByLabel('Video ID or URL').fill('https://youtu.be/R6MlUcmOul8');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Archive video updated successfully!')).toBeVisible();
  await expect(row).toContainText('R6MlUcmOul8');
  expect(await shown()).toMatchObject({ videoId: 'R6MlUcmOul8', thumbnail: null });

  await page.getByRole('button', { name: `Move ${title} up` }).click();
  await expect(row).toContainText(String(LAST));
  await row.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('switch', { name: 'Active' }).uncheck();
  await save(page).click();
  await expect(row).toContainText('Inactive');
  expect(await shown()).toBeUndefined();
  await expectAccessible(page);

  await deleteRow(page, title, QUESTION);
  await expect(page.getByText('Archive video deleted successfully!')).toBeVisible();
  await data.remove(VIDEOS, highest.id);
});

test('names the video of the event page, and asks before changes are left', async ({ page }) => {
  await page.goto('/admin/archive');
  const row = rowOf(page, 'Upcoming Events');
  await expect(row).toContainText('On the event page');
  await row.getByRole('link', { name: 'Edit' }).click();
  await field(page, 'Title').fill('Changed');
  await cancelForm(page, 'dismiss');
  await expect(field(page, 'Title')).toHaveValue('Changed');
  await cancelForm(page, 'accept');
  await expect(row).toBeVisible();
});

test('failed calls say what failed, and the list can be asked for again', async ({ page, data }) => {
  const title = unique('KEPT ');
  const { id } = await data.make(VIDEOS, { title, video_id: 'aqz-KE-bpKQ', sort_order: LAST });
  await failing(page, VIDEOS, ['GET'], { status: 502 });
  await page.goto('/admin/archive');
  await expect(page.getByText('Failed to load videos: Unknown error')).toBeVisible();
  await page.unrouteAll();
  await failing(page, VIDEOS, ['GET'], 'unanswered');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Error loading videos. Please check your connection and try again.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await failing(page, VIDEOS, ['PUT', 'DELETE'], 'unanswered');
  await rowOf(page, title).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Error deleting archive video')).toBeVisible();
  await rowOf(page, title).getByRole('link', { name: 'Edit' }).click();
  await field(page, 'Title').fill('Other');
  await save(page).click();
  await expect(page.getByText('Error saving video')).toBeVisible();
  await page.unrouteAll();
  await data.remove(VIDEOS, id);
  await save(page).click();
  await expect(page.getByText('Error: Archive video not found.')).toBeVisible();
});

test('on a phone each video is a card; without any the list says so', async ({ page, data }) => {
  const title = unique('CARD ');
  const { id } = await data.make(VIDEOS, { title, video_id: 'aqz-KE-bpKQ', sort_order: LAST });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/archive');
  const card = cardOf(page, title);
  await expect(card).toContainText('aqz-KE-bpKQ');
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit archive video' })).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/admin/archive-videos?*', (route) =>
    route.fulfill({ json: { success: true, data: [] }, headers: { 'Content-Range': 'archive-videos */0' } }),
  );
  await page.goto('/admin/archive');
  await expect(page.getByText('No archive videos')).toBeVisible();
  await data.remove(VIDEOS, id);
});
