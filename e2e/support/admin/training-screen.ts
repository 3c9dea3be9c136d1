import type { Page } from '@playwright/test';

export const SCREEN = '/admin/chatbot-training';
export const KNOWLEDGE = 'chatbot/knowledge';

/** For the first answer after a change: the assistant reads its entries again, and thousands of off-topic questions. */
export const AFTER_LEARNING = { timeout: 60_000 };

export const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** Searches the tab's list. */
export async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel('Search', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Apply Filters' }).click();
}
