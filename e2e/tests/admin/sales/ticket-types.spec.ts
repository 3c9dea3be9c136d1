import type { Page } from '@playwright/test';
import { unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, JOURNEY, test } from '../../../support/admin/fixtures.js';

test.beforeEach(({ page, staff }) => staff.signIn(page));

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

test('makes a type with quota, window and predecessor, edits and deletes it', JOURNEY, async ({ page, data }) => {
  await data.freeLastTier();
  const type = unique('last-').toLowerCase();
  await page.goto('/admin/ticket-types');
  await page.getByRole('link', { name: 'Create' }).click();
  await expect(page.getByRole('combobox', { name: 'Button text' })).toHaveText('COMING SOON');
  await expect(page.getByLabel('Background color')).toHaveValue('#0E4280');
  await expect(page.getByRole('switch', { name: 'Available' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Button disabled' })).toBeChecked();
  await save(page).click();
  for (const text of ['Header is required', 'Type is required', 'Sort order is required'])
    await expect(page.getByText(text)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Header').fill('Last Call');
  await page.getByLabel('Type').fill('pre-sales-2');
  await page.getByLabel('Sort order').fill('6');
  await expect(page.getByText('Sort order must be between 1 and 5')).toBeVisible();
  await page.getByLabel('Sort order').fill('5');
  await page.getByLabel('Price (Rp)').fill('99500');
  await expect(page.getByText('Price must be in steps of 1,000')).toBeVisible();
  await page.getByLabel('Price (Rp)').fill('99000');
  await page.getByLabel('Quota').fill('120');
  await page.getByLabel('Sales start').fill('2030-01-02T08:00');
  await page.getByLabel('Sales end').fill('2030-01-05T20:30');
  await choose(page, 'Starts after', 'Pre Sales 2');
  await page.getByRole('button', { name: '#1B7F4B' }).click();
  await save(page).click();
  await expect(page.getByLabel('Type')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('This type already exists').first()).toBeVisible();
  await page.getByLabel('Type').fill(type);
  await save(page).click();
  const row = rowOf(page, type);
  for (const text of ['Rp 99.000', '0 / 120', 'from 2 Jan 2030, 08.00', 'until 5 Jan 2030, 20.30', '#1B7F4B'])
    await expect(row).toContainText(text);
  await expect(row).toContainText('after pre-sales-2');
  await expect(page.getByText('At most 5 ticket types')).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Sales start')).toHaveValue('2030-01-02T08:00');
  await page.getByLabel('Price (Rp)').fill('');
  await page.getByLabel('Header').fill('Very Last Call');
  await save(page).click();
  await expect(row).toContainText('Very Last Call');
  await expect(row).toContainText('Coming soon');
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toBeHidden();
});

test('a type with orders keeps its name, is not deleted and takes no quota below what is sold', async ({
  page,
  data,
}) => {
  await data.order();
  await page.goto('/admin/ticket-types');
  const row = rowOf(page, 'pre-sales-2').filter({ hasText: 'On sale' });
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This ticket type has orders and cannot be deleted.')).toBeVisible();
  await row.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByText('Can no longer change: there are orders')).toBeVisible();
  await expect(page.getByLabel('Type')).not.toBeEditable();
  await page.getByLabel('Quota').fill('0');
  await save(page).click();
  await expect(page.getByLabel('Quota')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/The quota cannot be less than the \d+ seats/).first()).toBeVisible();
  await expectAccessible(page);
});

test('eight preset colours, and the seats that are sold and held', async ({ page, data }) => {
  await data.order({ quantity: 2 });
  await data.order({ paid: true });
  await page.goto('/admin/ticket-types');
  const row = rowOf(page, 'pre-sales-2').filter({ hasText: 'On sale' });
  await expect(row).toContainText(/\d+ sold, \d+ held/);
  const [, held] = /sold, (\d+) held/.exec(await row.innerText()) ?? [];
  expect(Number(held)).toBeGreaterThanOrEqual(2);
  await row.getByRole('link', { name: 'Edit' }).click();
  const presets = page.getByRole('group', { name: 'Preset colours' }).getByRole('button');
  await expect(presets).toHaveCount(8);
  await presets.first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(presets.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Background color')).toHaveValue(
    (await presets.nth(1).getAttribute('aria-label')) ?? '',
  );
});
