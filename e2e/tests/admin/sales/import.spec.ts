import type { Page } from '@playwright/test';
import { unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, JOURNEY, test } from '../../../support/admin/fixtures.js';
import { answerOnce } from '../../../support/answer-once.js';

test.beforeEach(({ page, staff }) => staff.signIn(page));

const HEADER = 'Stempel waktu;Nama Lengkap;Alamat Email;Nomor WhatsApp;Jumlah Tiket;Total Bayar';

function row(changes: { email?: string; quantity?: string } = {}): string {
  const id = unique('F').toLowerCase();
  const email = changes.email ?? `${id}@example.com`;
  return `${id};Buyer ${id};${email};0812${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')};${changes.quantity ?? '1'};Rp 59.000`;
}

const csv = (...rows: string[]) => Buffer.from(`\uFEFF${[HEADER, ...rows].join('\r\n')}`);

async function choose(page: Page, buffer: Buffer, name = 'form.csv'): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

const section = (page: Page, name: string) => page.getByRole('region', { name });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const check = (page: Page) => page.getByRole('button', { name: 'Check file' }).click();

async function prepare(page: Page, buffer: Buffer, tier = 'Pre Sales 2'): Promise<void> {
  await page.goto('/admin/import');
  await choose(page, buffer);
  await page.getByLabel('Ticket type', { exact: false }).last().selectOption({ label: tier });
  await check(page);
  await expect(section(page, '3. Check')).toBeVisible();
}

test('imports a form’s file: columns guessed, checked, made, and not made twice', JOURNEY, async ({ page }) => {
  const file = csv(row(), row({ quantity: '2' }));
  await page.goto('/admin');
  await page.getByRole('menuitem', { name: 'Import Orders' }).click();
  await expectAccessible(page);
  await choose(page, file);
  await expect(page.getByText('form.csv: 2 rows, 6 columns, separated by semicolons, utf-8')).toBeVisible();
  await expect(page.getByLabel('Reference column')).toHaveValue('0');
  await expect(page.getByLabel('Name column')).toHaveValue('1');
  await expect(page.getByLabel('Phone column')).toHaveValue('3');
  await expect(page.getByLabel('Mail the e-tickets to the buyers')).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Check file' })).toBeDisabled();
  await expectAccessible(page);
  await page.getByLabel('Ticket type', { exact: false }).last().selectOption({ label: 'Pre Sales 2' });
  await check(page);
  await expect(card(page, 'Ready to import')).toContainText('2');
  await expect(card(page, 'Ready to import')).toContainText('3 tickets');
  await expect(card(page, 'Amount paid')).toContainText('Rp 118.000');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('Imported 2 order(s).')).toBeVisible();
  await expectAccessible(page);
  await choose(page, file);
  await page.getByLabel('Ticket type', { exact: false }).last().selectOption({ label: 'Pre Sales 2' });
  await check(page);
  await expect(card(page, 'Imported before')).toContainText('2');
  await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
});

test('lists what is wrong by row, and imports the good rows only when asked to', async ({ page }) => {
  await prepare(page, csv(row(), row({ email: 'nobody' }), row({ quantity: 'many' })));
  await expect(card(page, 'Rows with errors')).toContainText('2');
  const errors = section(page, 'Errors by row').getByRole('row');
  await expect(errors.nth(1)).toContainText('"nobody" is not an email address.');
  await expect(errors.nth(1)).toContainText('3');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import the 1 good rows' }).click();
  await expect(page.getByRole('dialog')).toContainText('2 rows with errors are left out.');
  await page.getByRole('dialog').getByRole('button', { name: 'Import the 1 good rows' }).click();
  await expect(page.getByText('Imported 1 order(s).')).toBeVisible();
  await page.getByRole('link', { name: 'Show orders' }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?/);
});

test('goes past a quota only after the typed word', async ({ page, backOffice }) => {
  await backOffice.sellOut('early-bird');
  await prepare(page, csv(row()), 'Early Bird');
  await expect(page.getByText('Early Bird: 1 seats needed, 0 left')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 rows' }).click();
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Import 1 rows' });
  await confirm.click();
  await expect(page.getByText('Type OVER_QUOTA to confirm.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Type OVER_QUOTA').fill('OVER_QUOTA');
  await confirm.click();
  await expect(page.getByText('Imported 1 order(s).')).toBeVisible();
});

test('says what is wrong with a file, and what failed', async ({ page }) => {
  await page.goto('/admin/import');
  await choose(page, Buffer.from('PK\u0003\u0004'), 'form.xlsx');
  await expect(page.getByText('This is not a CSV file. Save the spreadsheet as CSV first.')).toBeVisible();
  await expectAccessible(page);
  await prepare(page, csv(row()));
  await answerOnce(page, '**/api/admin/orders/import?**', (route) => route.abort());
  await page.getByRole('button', { name: 'Import 1 rows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import 1 rows' }).click();
  await expect(page.getByText('Network error occurred')).toBeVisible();
  await check(page);
  await page.getByRole('button', { name: 'Import 1 rows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import 1 rows' }).click();
  await expect(page.getByText('Imported 1 order(s).')).toBeVisible();
});

test('works on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prepare(page, csv(row(), row({ email: 'nobody' })));
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
