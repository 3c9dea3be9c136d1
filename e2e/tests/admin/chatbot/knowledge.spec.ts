import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { failing, field, rowOf, save } from '../../../support/admin/content-screens.js';
import { KNOWLEDGE, SCREEN, search, tab } from '../../../support/admin/training-screen.js';

const entry = (question_en: string) => ({ category: 'faq', question_en, answer_en: 'It is.', answer_id: 'Ya.' });

/** Fills in the required fields. */
async function fillEnglish(page: Page, question: string, answer: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Category' }).fill('faq');
  await field(page, 'Question (English)').fill(question);
  await field(page, 'Answer (English)').fill(answer);
}

test.beforeEach(({ page, staff }) => staff.signIn(page, 'content'));

test('an entry is added with its translation, found, switched off, edited and deleted', async ({ page }) => {
  const question = unique('May I bring my unicorn ');
  await page.goto(SCREEN);
  await page.getByRole('link', { name: 'Add entry' }).click();
  await expect(page).toHaveURL(`${SCREEN}/create`);
  await save(page).click();
  await expect(page.getByText('Category is required')).toBeVisible();
  await expect(page.getByText('Question (English) is required')).toBeVisible();
  await expect(page.getByText('Answer (English) is required')).toBeVisible();
  await page.getByRole('button', { name: 'Translate now' }).click();
  await expect(page.getByText('Please fill in English question and answer first')).toBeVisible();
  await page.getByLabel('Priority').fill('11');
  await expect(page.getByText('Priority must be between 0 and 10')).toBeVisible();
  await page.getByLabel('Priority').fill('3');
  await expect(page.getByRole('switch', { name: 'Auto-translate' })).not.toBeChecked();
  await expect(page.getByText('No translation service is set up')).toBeVisible();
  await page.getByRole('switch', { name: 'Auto-translate' }).check();
  await expect(field(page, 'Question (Indonesian)')).toHaveAttribute('readonly', '');
  await fillEnglish(page, question, 'No, there is no stable at {vanue}.');
  await expect(page.getByText('Not a fact, shown as typed: {vanue}')).toBeVisible();
  await expect(page.getByText('Translation completed successfully!')).toBeVisible();
  await expect(field(page, 'Question (Indonesian)')).toHaveValue(/^\[Terjemahan otomatis\]/);

  const keyword = async (text: string) => {
    await page.getByRole('button', { name: 'Add keyword' }).click();
    await page.getByLabel('Keyword', { exact: true }).fill(text);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Add keyword' })).toBeHidden();
  };
  await keyword('  ');
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(0);
  await keyword('unicorn; kuda');
  await page.getByRole('button', { name: 'Remove kuda' }).click();
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1);
  await expectAccessible(page);
  await save(page).dblclick();
  await expect(page.getByText('Nobody has edited the machine’s translation')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByText('Knowledge created successfully')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('Knowledge created successfully')).toBeHidden();

  await search(page, question);
  const row = rowOf(page, question);
  await expect(row).toHaveCount(1);
  await expect(page.getByText('Showing 1 to 1 of 1 results')).toBeVisible();
  await expect(row).not.toContainText('Terjemahan otomatis');
  await page.reload();
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue(question);
  await expect(row).toHaveCount(1);

  await row.getByRole('switch', { name: `Active: ${question}` }).click();
  await expect(page.getByText('Status updated successfully')).toBeVisible();
  await expect(row).toContainText('Inactive');
  await row.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('switch', { name: 'Auto-translate' }).uncheck();
  await field(page, 'Question (Indonesian)').fill('Boleh bawa unikorn?');
  await save(page).click();
  await expect(page.getByText('Knowledge updated successfully')).toBeVisible();
  await expect(row).toContainText('Boleh bawa unikorn?');
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Are you sure you want to delete this knowledge entry?')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).dblclick();
  await expect(page.getByText('Knowledge deleted successfully')).toBeVisible();
  await expect(page.getByText('No entry matches')).toBeVisible();
});

test('what was typed stays when a call fails, and is asked about before it is left', async ({ page }) => {
  await page.goto(`${SCREEN}/create`);
  await failing(page, 'chatbot/translate', ['POST'], 'unanswered');
  await page.getByRole('switch', { name: 'Auto-translate' }).check();
  await fillEnglish(page, 'Is it late?', 'It is.');
  await expect(page.getByText('Failed to translate content. Please check your internet connection.')).toBeVisible();
  await page.unrouteAll();
  await failing(page, 'chatbot/translate', ['POST'], { status: 502 });
  await page.getByRole('button', { name: 'Translate now' }).click();
  await expect(page.getByText('Failed to translate', { exact: true })).toBeVisible();
  await failing(page, KNOWLEDGE, ['POST'], { status: 502 });
  await save(page).click();
  await expect(page.getByText('Failed to save knowledge')).toBeVisible();
  await expect(field(page, 'Answer (English)')).toHaveValue('It is.');
  const leave = async (answer: 'accept' | 'dismiss') => {
    const answered = page.waitForEvent('dialog').then((dialog) => dialog[answer]());
    await page.getByRole('button', { name: 'Cancel' }).click();
    await answered;
  };
  await leave('dismiss');
  await field(page, 'Question (English)').fill('Is it very late?');
  await expect(page.getByText('Failed to translate', { exact: true })).toBeVisible();
  await leave('accept');
  await expect(page).toHaveURL(SCREEN);
});

test('a translation replaces Indonesian that somebody wrote only after asking', async ({ page, data }) => {
  const question = unique('Written ');
  const { id } = await data.make(KNOWLEDGE, entry(question));
  await page.goto(`${SCREEN}/${id}`);
  const answer = field(page, 'Answer (Indonesian)');
  await page.getByRole('button', { name: 'Translate now' }).click();
  const asked = page.getByRole('dialog', { name: 'Replace the Indonesian texts?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(answer).toHaveValue('Ya.');
  await page.getByRole('button', { name: 'Translate now' }).click();
  await asked.getByRole('button', { name: 'Translate' }).click();
  await expect(answer).toHaveValue(/^\[Terjemahan otomatis\]/);
  await data.remove(KNOWLEDGE, id);
  await save(page).click();
  await page.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByText('Knowledge entry not found.')).toBeVisible();
});

test('the list is paged by fifteen, and Back leads through its pages and the tabs', async ({ page, data }) => {
  const mark = unique('Paged ');
  const made = [];
  for (let number = 1; number <= 16; number += 1) made.push(await data.make(KNOWLEDGE, entry(`${mark} ${number}`)));
  await page.goto(SCREEN);
  await search(page, mark);
  await expect(page.getByText('Showing 1 to 15 of 16 results')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Showing 16 to 16 of 16 results')).toBeVisible();
  await tab(page, 'Analytics').click();
  await expect(page).toHaveURL(`${SCREEN}/analytics`);
  await page.goBack();
  await expect(page.getByText('Showing 16 to 16 of 16 results')).toBeVisible();
  await rowOf(page, `${mark} 1`).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Showing 1 to 15 of 15 results')).toBeVisible();
  for (const { id } of made.slice(1)) await data.remove(KNOWLEDGE, id);
});

test('each tab says in its own words what could not be loaded', async ({ page, data }) => {
  const failures = [
    ['', KNOWLEDGE, 'Failed to load knowledge entries'],
    ['/conversations', 'chatbot/conversations', 'Failed to load conversations'],
    ['/analytics', 'chatbot/analytics', 'Failed to load analytics'],
    ['/unanswered', 'chatbot/unanswered', 'Failed to load unanswered questions'],
  ] as const;
  for (const [path, resource, text] of failures) {
    await failing(page, resource, ['GET'], { status: 502 });
    await page.goto(SCREEN + path);
    await expect(page.getByText(text)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(text)).toBeHidden();
  }
  const question = unique('Kept ');
  const { id } = await data.make(KNOWLEDGE, entry(question));
  await page.goto(`${SCREEN}?search=${encodeURIComponent(question)}`);
  await failing(page, KNOWLEDGE, ['PATCH', 'DELETE'], 'unanswered');
  await page.getByRole('switch', { name: `Active: ${question}` }).click();
  await expect(page.getByText('Failed to update status')).toBeVisible();
  await expect(page.getByRole('switch', { name: `Active: ${question}` })).toBeChecked();
  await rowOf(page, question).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete knowledge')).toBeVisible();
  await data.remove(KNOWLEDGE, id);
});

test('knowledge goes out as CSV and comes in again, row by row', async ({ page }) => {
  const question = unique('Imported ');
  await page.goto(SCREEN);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const exported = await readFile(await (await downloading).path(), 'utf8');
  expect(exported).toContain('question_en');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const choose = (text: string) =>
    page
      .getByLabel('CSV file')
      .setInputFiles({ name: 'knowledge.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose(`category,question_en,answer_en\nfaq,${question},It is.\nfaq,,No question.\n`);
  const dialog = page.getByRole('dialog', { name: 'Import knowledge' });
  await expect(dialog).toContainText('1 created, 0 updated, 0 unchanged, 1 left out');
  await expect(dialog.getByRole('row').filter({ hasText: '2' })).toContainText('required');
  await expectAccessible(page);
  await choose(`category,question_en,answer_en\nfaq,${question},It is.\n`);
  await expect(dialog).toContainText('0 created, 0 updated, 1 unchanged');
  await choose('nothing of use\n1\n');
  await expect(dialog.getByRole('alert')).toContainText('The column category is missing.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await search(page, question);
  await expect(rowOf(page, question)).toHaveCount(1);
});

test('on a phone each entry is a card', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(SCREEN);
  const card = page.getByRole('list', { name: 'Knowledge entries' }).getByRole('listitem').first();
  await expect(card.getByRole('switch')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('link', { name: /^Edit/ }).click();
  await expect(page.getByRole('dialog', { name: 'Edit knowledge entry' })).toBeVisible();
  await expect(save(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(SCREEN);
  await page.goto(`${SCREEN}/nowhere`);
  await expect(page.getByText("THE PAGE YOU'RE LOOKING FOR DOES NOT EXIST")).toBeVisible();
});
