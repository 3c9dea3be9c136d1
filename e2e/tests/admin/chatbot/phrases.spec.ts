import { unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { field, rowOf, save } from '../../../support/admin/content-screens.js';
import { AFTER_LEARNING, KNOWLEDGE, SCREEN, tab } from '../../../support/admin/training-screen.js';

test.beforeEach(async ({ page, staff }) => {
  // The first question makes the assistant load its language, each change makes it learn again: on a busy machine, long.
  test.slow();
  await staff.signIn(page, 'content');
});

test('training phrases are typed one a line, counted and saved, and the assistant knows them at once', async ({
  page,
  data,
}) => {
  const question = unique('Where do kites fly ');
  const { id } = await data.make(KNOWLEDGE, { category: 'faq', question_en: question, answer_en: 'Over the lake.' });
  const word = unique('layangan').toLowerCase();
  const result = page.getByRole('region', { name: 'Result' });
  const ask = async (message: string) => {
    await page.goto(`${SCREEN}/test`);
    await page.getByLabel('Message').fill(message);
    await page.getByLabel('Message').press('Enter');
    await expect(result).not.toContainText('Nothing asked yet', AFTER_LEARNING);
  };
  await ask(`mau nerbangin ${word} dmn`);
  await expect(result).not.toContainText('Over the lake.');

  await page.goto(`${SCREEN}?search=${encodeURIComponent(question)}`);
  await rowOf(page, question).getByRole('link', { name: 'Edit' }).click();
  const phrases = field(page, 'Training phrases');
  const count = (number: number) => page.getByText(new RegExp(`^${number} · one a line`));
  await expect(count(0)).toBeVisible();
  await phrases.fill(`mau nerbangin ${word} dmn\n\n  ${word} boleh dmn kak \n`);
  await expect(count(2)).toBeVisible();
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByText('Knowledge updated successfully')).toBeVisible();
  await page.goto(`${SCREEN}/${id}`);
  await expect(phrases).toHaveValue(`mau nerbangin ${word} dmn\n${word} boleh dmn kak`);
  await expect(count(2)).toBeVisible();

  await ask(`mau nerbangin ${word} dmn ya`);
  await expect(result).toContainText('Over the lake.');

  await page.goto(`${SCREEN}/${id}`);
  await phrases.fill(Array.from({ length: 1_001 }, (_, index) => `${word} ${index}`).join('\n'));
  await save(page).click();
  await expect(page.getByText('There may be at most 1000 training phrases')).toBeVisible();
  expect((await phrases.boundingBox())?.height).toBeLessThan(300);
  await data.remove(KNOWLEDGE, id);
});

test('the other questions of an unanswered group are the training phrases of its entry', async ({ page, data }) => {
  const word = unique('theremin').toLowerCase();
  const others = [`where was a ${word} invented`, `where has the ${word} been invented pls`];
  for (const question of [...others, `where was the ${word} invented`]) await data.ask(question);
  await page.goto(`${SCREEN}/unanswered`);
  const group = page.getByRole('listitem').filter({ hasText: word });
  await expect(group).toContainText('Asked 3 times');
  await group.getByRole('link', { name: /^Create entry/ }).click();
  const phrases = field(page, 'Training phrases');
  await expect(page.getByText(/^2 · one a line/)).toBeVisible();
  const asked = [await field(page, 'Question (English)').inputValue(), ...(await phrases.inputValue()).split('\n')];
  expect(asked.toSorted()).toEqual([...others, `where was the ${word} invented`].toSorted());
  await field(page, 'Answer (English)').fill('Nobody yet.');
  await save(page).click();
  await expect(page.getByText('Knowledge created successfully')).toBeVisible();
  await expect(group).toBeHidden();
  await tab(page, 'Test Chatbot').click();
  await page.getByLabel('Message').fill(others[1] ?? '');
  await page.getByLabel('Message').press('Enter');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Nobody yet.', AFTER_LEARNING);
});
