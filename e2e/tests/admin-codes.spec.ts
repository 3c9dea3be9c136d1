import type { Page } from '@playwright/test';
import { unique } from '../support/admin-data.js';
import { expect, expectAccessible, test } from '../support/admin-fixtures.js';

test.beforeEach(({ page, staff }) => staff.signIn(page));

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

async function leave(page: Page, answer: 'accept' | 'dismiss'): Promise<void> {
  const answered = page.waitForEvent('dialog').then((dialog) => dialog[answer]());
  await page.getByRole('link', { name: 'Cancel' }).click();
  await answered;
}

test('makes a referral code, with a text at each field that is not right', async ({ page, data }) => {
  const taken = await data.referralCode('Other Person');
  const code = unique('NEW');
  await page.goto('/admin/referral-codes/create');
  await expect(page.getByText('Must be unique. Stored in upper case.')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Referral code is required')).toBeVisible();
  await expect(page.getByText('Panitia name is required')).toBeVisible();
  await page.getByLabel('Referral code').fill('abc');
  await page.getByLabel('Panitia name').fill('x');
  await expect(page.getByText('Referral code must be at least 4 characters')).toBeVisible();
  await expect(page.getByText('Panitia name must be at least 2 characters')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Referral code').fill(taken.toLowerCase());
  await page.getByLabel('Panitia name').fill('Ni Luh Ayu');
  await save(page).click();
  await expect(page.getByLabel('Referral code')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('This referral code already exists').first()).toBeVisible();
  await page.getByLabel('Referral code').fill(code.toLowerCase());
  await save(page).click();
  await expect(page).toHaveURL('/admin/referral-codes');
  await expect(rowOf(page, code)).toContainText('Ni Luh Ayu');
  await expect(rowOf(page, code)).toContainText('Active');
});

test('two quick presses of Save make one code', async ({ page }) => {
  const code = unique('TWICE');
  await page.goto('/admin/referral-codes/create');
  await page.getByLabel('Referral code').fill(code);
  await page.getByLabel('Panitia name').fill('Ni Luh Ayu');
  await save(page).dblclick();
  await expect(page).toHaveURL('/admin/referral-codes');
  await expect(rowOf(page, code)).toHaveCount(1);
});

test('asks before unsaved changes are left behind', async ({ page }) => {
  await page.goto('/admin/referral-codes/create');
  await page.getByLabel('Referral code').fill('UNSAVED');
  await leave(page, 'dismiss');
  await expect(page.getByLabel('Referral code')).toHaveValue('UNSAVED');
  await leave(page, 'accept');
  await expect(page).toHaveURL('/admin/referral-codes');
});

test('finds, edits, switches and deletes a referral code', async ({ page, data }) => {
  const code = await data.referralCode('Bagas Adi');
  await page.goto('/admin/referral-codes');
  await page.getByPlaceholder('Code or panitia name').fill(code);
  await expect(page.getByRole('row')).toHaveCount(2);
  const row = rowOf(page, code);
  await row.getByRole('button', { name: 'Deactivate' }).click();
  await expect(row).toContainText('Inactive');
  await row.getByRole('button', { name: 'Activate' }).click();
  await expect(row.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  await expectAccessible(page);
  await row.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Panitia name', exact: true }).fill('Bagas Nugroho');
  await save(page).click();
  await expect(row).toContainText('Bagas Nugroho');
  await row.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(`Delete referral code ${code}?`);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toBeHidden();
});

test('a code that belongs to an order is not deleted, and the page says why', async ({ page, data }) => {
  const code = await data.referralCode('Bagas Adi');
  await data.order({ referral_code: code });
  await page.goto('/admin/referral-codes');
  await rowOf(page, code).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This code belongs to orders and cannot be deleted.')).toBeVisible();
  await expect(rowOf(page, code)).toBeVisible();
});

test('makes, edits, switches and deletes a discount code', async ({ page }) => {
  const code = unique('HEMAT');
  await page.goto('/admin/discount-codes/create');
  await save(page).click();
  await expect(page.getByText('Discount code is required')).toBeVisible();
  await expect(page.getByText('Discount percentage is required')).toBeVisible();
  await page.getByLabel('Discount code').fill(code);
  await page.getByLabel('Discount percentage').fill('101');
  await expect(page.getByText('Discount percentage must be between 1 and 100')).toBeVisible();
  await page.getByLabel('Discount percentage').fill('25');
  await page.getByLabel('Valid from').fill('2030-01-02T08:00');
  await page.getByLabel('Valid until').fill('2030-01-01T08:00');
  await save(page).click();
  await expect(page.getByText('The end must be after the start')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Valid until').fill('2030-01-03T08:00');
  await page.getByLabel('Maximum uses').fill('10');
  await save(page).click();
  const row = rowOf(page, code);
  await expect(row).toContainText('25%');
  await expect(row).toContainText('0 / 10');
  await expect(row).toContainText('until 3 Jan 2030, 08.00');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Deactivate' }).click();
  await expect(row).toContainText('Inactive');
  await row.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Valid until')).toHaveValue('2030-01-03T08:00');
  await page.getByLabel('Discount percentage').fill('30');
  await save(page).click();
  await expect(row).toContainText('30%');
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toBeHidden();
});
