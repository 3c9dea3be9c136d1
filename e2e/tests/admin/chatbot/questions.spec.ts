import { unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, JOURNEY, test } from '../../../support/admin/fixtures.js';
import { failing, field, save } from '../../../support/admin/content-screens.js';
import { AFTER_LEARNING, SCREEN, search, tab } from '../../../support/admin/training-screen.js';

test.beforeEach(({ page, staff }) => staff.signIn(page, 'content'));

test('an unanswered question becomes an entry, and is gone', JOURNEY, async ({ page, data }) => {
  // The first question makes the assistant load its language, a new entry makes it learn again: on a busy machine, long.
  test.slow();
  const word = unique('zeppelin').toLowerCase();
  await data.ask(`who composed the ${word} sonata`);
  await data.ask(`who composed the ${word} sonata?`);
  await page.goto(`${SCREEN}/unanswered`);
  const group = page.getByRole('listitem').filter({ hasText: word });
  await expect(group).toContainText('Asked 2 times', AFTER_LEARNING);
  await expect(group).toContainText('English');
  await expectAccessible(page);
  await group.getByRole('link', { name: /^Create entry/ }).click();
  await expect(field(page, 'Question (English)')).toHaveValue(new RegExp(word));
  await field(page, 'Answer (English)').fill('Nobody yet.');
  await save(page).click();
  await expect(page.getByText('Knowledge created successfully')).toBeVisible();
  await expect(page).toHaveURL(`${SCREEN}/unanswered`, { timeout: 20_000 });
  await expect(group).toBeHidden();
  await page.route('**/api/admin/chatbot/unanswered', (route) => route.fulfill({ json: { success: true, data: [] } }));
  await page.reload();
  await expect(page.getByText('Every question was answered')).toBeVisible();
  await page.goto(`${SCREEN}/unanswered/999999`);
  await expect(page.getByText('This question is not unanswered any more.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(`${SCREEN}/unanswered`);
});

test('conversations are filtered; figures are counted; a question is tried out', async ({ page, data }) => {
  const word = unique('xylophone').toLowerCase();
  await data.ask(`resep ${word}`, 'id');
  await data.ask('how much is a ticket');
  await page.goto(`${SCREEN}/conversations`);
  const cards = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Indonesian');
  await search(page, word);
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Indonesian');
  await expect(cards).toContainText('fallback');
  await page.getByLabel('Date from').fill('2999-01-01');
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page.getByText('No conversation matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByLabel('Search', { exact: true })).toHaveValue('');
  await expect(cards.filter({ hasText: 'how much is a ticket' }).first()).toContainText('tickets');
  await expectAccessible(page);

  await tab(page, 'Analytics').click();
  await expect(page.getByRole('region', { name: 'Conversations', exact: true })).toContainText(/[1-9]/);
  await expect(page.getByRole('list', { name: 'Top questions' })).toContainText('How much is a ticket?');
  await page.getByText('Show as a table').click();
  await expectAccessible(page);

  await tab(page, 'Test Chatbot').click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The message is required')).toBeVisible();
  await page.getByLabel('Message').fill('brp harga tiket');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Indonesian');
  await page.getByRole('combobox', { name: 'Language' }).press('Tab');
  await page.keyboard.press('Enter');
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('enough: an entry answers from', AFTER_LEARNING);
  await expect(result).toContainText('Runner-up');
  await expect(result.getByText('tiket', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await failing(page, 'chatbot/test', ['POST'], 'unanswered');
  await page.getByLabel('Message').press('Enter');
  await expect(page.getByText('Failed to test chatbot')).toBeVisible();
});

test('a visitor’s conversation is deleted after asking', async ({ page, data }) => {
  const word = unique('saxophone').toLowerCase();
  await data.ask(`where do i leave my ${word}`);
  await page.goto(`${SCREEN}/conversations`);
  await search(page, word);
  const cards = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
  await expect(cards).toHaveCount(1);
  const remove = cards.getByRole('button', { name: `Delete conversation: where do i leave my ${word}` });
  const dialog = page.getByRole('dialog', { name: 'Delete this conversation?' });
  await remove.click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(cards).toHaveCount(1);
  await failing(page, 'chatbot/conversations', ['DELETE'], 'unanswered');
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete conversation')).toBeVisible();
  await page.unrouteAll();
  await remove.click();
  await dialog.getByRole('button', { name: 'Delete' }).dblclick();
  await expect(page.getByText('Conversation deleted successfully')).toBeVisible();
  await expect(page.getByText('No conversation matches')).toBeVisible();
  await tab(page, 'Unanswered').click();
  await expect(page.getByRole('tab', { name: 'Unanswered', selected: true })).toBeVisible();
  await expect(page.getByText(word)).toBeHidden();
});
