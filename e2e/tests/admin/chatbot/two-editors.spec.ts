import { unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { field, rowOf, save } from '../../../support/admin/content-screens.js';
import { KNOWLEDGE, SCREEN, search } from '../../../support/admin/training-screen.js';

const CHANGED = 'The knowledge entry was changed in the meantime. Please look at the change and save again.';

test.beforeEach(({ page, staff }) => staff.signIn(page, 'content'));

test('of two who edit an entry the later one is told, keeps what was typed and saves both', async ({ page, data }) => {
  const question = unique('Two editors ');
  const entry = { category: 'faq', question_en: question, answer_en: 'It is.', answer_id: 'Ya.' };
  const { id } = await data.make(KNOWLEDGE, entry);
  await page.goto(`${SCREEN}/${id}`);
  await field(page, 'Answer (English)').fill('It is mine.');
  await data.change(KNOWLEDGE, id, { ...entry, answer_id: 'Punya orang lain.' });
  await save(page).click();
  await expect(page.getByText(CHANGED)).toBeVisible();
  await expect(field(page, 'Answer (Indonesian)')).toHaveValue('Punya orang lain.');
  await expect(field(page, 'Answer (English)')).toHaveValue('It is mine.');
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByText('Knowledge updated successfully')).toBeVisible();
  await page.goto(`${SCREEN}/${id}`);
  await expect(field(page, 'Answer (English)')).toHaveValue('It is mine.');
  await expect(field(page, 'Answer (Indonesian)')).toHaveValue('Punya orang lain.');
});

test('one’s own switching, just before an entry is opened, is no change by somebody else', async ({ page, data }) => {
  const question = unique('Own switch ');
  await data.make(KNOWLEDGE, { category: 'faq', question_en: question, answer_en: 'It is.', answer_id: 'Ya.' });
  await page.goto(SCREEN);
  await search(page, question);
  const row = rowOf(page, question);
  await expect(row).toHaveCount(1);
  let goOn: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/\/toggle$/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await row.getByRole('switch', { name: `Active: ${question}` }).click();
  await row.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog').getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  goOn();
  await expect(page.getByRole('switch', { name: 'Active', exact: true })).not.toBeChecked();
  await field(page, 'Answer (English)').fill('It is mine.');
  await save(page).click();
  await expect(page.getByText('Knowledge updated successfully')).toBeVisible();
  await expect(row).toContainText('Inactive');
});
