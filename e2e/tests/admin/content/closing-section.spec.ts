import type { Page } from '@playwright/test';
import { type AdminData, unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { cancelForm, cardOf, deleteRow, failing, field, rowOf, save } from '../../../support/admin/content-screens.js';

const SECTIONS = 'closing-sections';
const QUESTION = 'Are you sure you want to delete this closing section?';
const EMPTY = 'No closing sections found. Create one above.';

const section = (head_text: string) => ({
  image_url: '/images/e-ulympic.svg',
  head_text,
  content_text: 'Two\nlines',
  button1_text: 'REGISTER NOW',
  button1_link: '/event',
  button2_text: 'LEARN MORE',
  button2_link: '/about',
});

test.beforeEach(({ page, staff }) => staff.signIn(page, 'content'));

async function sections(data: AdminData, heads: string[]): Promise<void> {
  for (const { id } of await data.all(SECTIONS)) await data.remove(SECTIONS, id);
  for (const head of heads) await data.make(SECTIONS, section(head));
}

test.afterEach(({ data }) => sections(data, ['E-ULYMPIC IS CALLING!']));

const shownHead = async (data: AdminData) =>
  (await data.shown<{ head_text?: string } | null>('/api/closing-section'))?.head_text;

const image = (page: Page) => page.getByRole('textbox', { name: /^Image URL/ });

test('creates a section, which becomes the active one, edits and deletes it', async ({ page, data }) => {
  await sections(data, ['The former one']);
  const head = unique('JOIN ');
  await page.goto('/admin/closing-section');
  await expect(page.getByRole('heading', { name: 'Closing Section Management' })).toBeVisible();
  await expect(page.getByRole('note', { name: 'Instructions' })).toContainText('Only one closing section is active');
  await expect(image(page)).toHaveValue('/images/e-ulympic.svg');
  await image(page).fill('');
  await field(page, 'Content text').fill('   ');
  await save(page).click();
  for (const name of ['Image URL', 'Head text', 'Content text', 'Button 1 text', 'Button 1 link', 'Button 2 text'])
    await expect(page.getByText(`${name} is required`)).toBeVisible();
  await image(page).fill('not an address');
  await field(page, 'Button 1 link').fill('javascript:alert(1)');
  await expect(page.getByText('Image URL must be a URL')).toBeVisible();
  await expect(
    page.getByText('Button 1 link must be a web, mail or phone address, or a path that starts with /'),
  ).toBeVisible();
  await expectAccessible(page);
  await image(page).fill('/images/e-ulympic.svg');
  await field(page, 'Head text').fill(head);
  await field(page, 'Content text').fill('First line\nSecond line');
  for (const number of [1, 2]) {
    await field(page, `Button ${number} text`).fill(`GO ${number}`);
    await field(page, `Button ${number} link`).fill('/event');
  }
  await save(page).dblclick();
  await expect(page.getByText('Closing section created successfully!')).toBeVisible();
  const row = rowOf(page, head);
  await expect(row).toHaveCount(1);
  for (const text of ['GO 1', 'GO 2', 'Active']) await expect(row).toContainText(text);
  await expect(rowOf(page, 'The former one')).toContainText('Inactive');
  await expect(field(page, 'Head text')).toHaveValue('');
  expect(await shownHead(data)).toBe(head);

  await row.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Edit closing section' })).toBeFocused();
  await expect(field(page, 'Content text')).toHaveValue('First line\nSecond line');
  await page.getByRole('switch', { name: 'Active' }).uncheck();
  await save(page).click();
  await expect(page.getByText('Closing section updated successfully!')).toBeVisible();
  await expect(page).toHaveURL('/admin/closing-section');
  await expect(row).toContainText('Inactive');
  expect(await data.shown('/api/closing-section')).toEqual({ is_active: false });
  await expectAccessible(page);

  await deleteRow(page, head, QUESTION);
  await expect(page.getByText('Closing section deleted successfully!')).toBeVisible();
});

test('without sections the list says so, and failed calls say what failed', async ({ page, data }) => {
  await sections(data, []);
  await page.goto('/admin/closing-section');
  await expect(page.getByText(EMPTY)).toBeVisible();
  await failing(page, SECTIONS, ['POST', 'DELETE'], { status: 502 });
  for (const [name, text] of Object.entries({
    'Head text': 'Head',
    'Content text': 'Content',
    'Button 1 text': 'GO',
    'Button 1 link': '/event',
    'Button 2 text': 'GO',
    'Button 2 link': '/about',
  }))
    await field(page, name).fill(text);
  await save(page).click();
  await expect(page.getByText('Error: Operation failed')).toBeVisible();
  await sections(data, ['One of them']);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await rowOf(page, 'One of them').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Error: Delete failed')).toBeVisible();
  await failing(page, SECTIONS, ['GET'], 'unanswered');
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText('Error: Failed to fetch closing sections')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rowOf(page, 'One of them')).toBeVisible();
});

test('on a phone a section is a card, and an edit is not left by mistake', async ({ page, data }) => {
  await sections(data, ['A section of phones']);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin/closing-section');
  const card = cardOf(page, 'A section of phones');
  await expect(card).toContainText('REGISTER NOW · LEARN MORE');
  await expectAccessible(page);
  await card.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Edit closing section' })).toBeFocused();
  await field(page, 'Head text').fill('Changed');
  await cancelForm(page, 'dismiss');
  await expect(field(page, 'Head text')).toHaveValue('Changed');
  await cancelForm(page, 'accept');
  await expect(page.getByRole('heading', { name: 'Create closing section' })).toBeFocused();
});
