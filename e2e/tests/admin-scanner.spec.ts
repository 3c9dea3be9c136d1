import type { Page } from '@playwright/test';
import { unique } from '../support/admin-data.js';
import { expect, expectAccessible, test } from '../support/admin-fixtures.js';

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page, staff }) => {
  await staff.signIn(page, 'gate');
  await page.goto('/admin/scanner');
  await expect(page.getByRole('button', { name: 'Start Scanning' })).toBeVisible();
});

async function enter(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Manual Code Entry' }).click();
  await page.getByLabel('Ticket code').fill(code);
  await page.getByRole('button', { name: 'Check Ticket' }).click();
}

const verdict = (page: Page, word: string) => page.getByText(word, { exact: true });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue Scanning' }).click();

test('a valid code lets in once, then it is used', async ({ page, data }) => {
  const code = await data.ticket('Budi Santoso');
  await expectAccessible(page);
  await enter(page, code.toLowerCase());
  await expect(verdict(page, 'VALID')).toBeVisible();
  await expect(verdict(page, 'Budi Santoso')).toBeVisible();
  // At once: the verdict goes by itself after five seconds.
  await goOn(page);
  await expect(verdict(page, 'VALID')).toBeHidden();
});

test('a used code says when and where it was used', async ({ page, data }) => {
  const code = await data.ticket('Ayu Lestari');
  await data.checkIn(code);
  await enter(page, code);
  await expect(verdict(page, 'ALREADY USED')).toBeVisible();
  await expect(verdict(page, 'Ticket already used')).toBeVisible();
  await expect(verdict(page, 'Ayu Lestari')).toBeVisible();
  await expect(page.getByText(/Gate A/).first()).toBeVisible();
  await expectAccessible(page);
});

test('an unknown code is not valid; a short one is not sent', async ({ page }) => {
  await page.getByRole('button', { name: 'Manual Code Entry' }).click();
  await page.getByLabel('Ticket code').fill('ab');
  await expect(page.getByLabel('Ticket code')).toHaveValue('AB');
  await page.getByRole('button', { name: 'Check Ticket' }).click();
  await expect(page.getByText('Enter at least 3 characters')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await enter(page, unique('TKT-'));
  await expect(verdict(page, 'NOT VALID')).toBeVisible();
  await expect(verdict(page, 'Ticket not found')).toBeVisible();
  await goOn(page);
  await expect(page.getByRole('button', { name: 'Start Scanning' })).toBeVisible();
});
