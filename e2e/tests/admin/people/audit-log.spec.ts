import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { hire } from '../../../support/admin/people.js';
import { ADMIN } from '../../../support/stack.js';

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test.beforeEach(({ page, staff }) => staff.signIn(page));

async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('shows who changed what, and an entry field by field', async ({ page, stack }) => {
  const { name, email } = hire(stack, 'gate');
  await page.goto('/admin/users');
  await page.getByPlaceholder('Name or email').fill(email);
  await expect(page.getByText('1-1 of 1')).toBeVisible();
  await rowOf(page, email).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`${name} Putri`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, `${name} Putri`)).toBeVisible();

  await page.goto('/admin/audit-log');
  await choose(page, 'Action', 'Update');
  await choose(page, 'Record type', 'Users');
  await choose(page, 'Who', ADMIN.email);
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText(ADMIN.email);
  await expect(row).toContainText('Update');
  await expect(row).toContainText(/127\.0\.0\.1|::1/);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expectAccessible(page);
  await row.getByText('Update').click();
  const change = rowOf(page, `${name} Putri`);
  await expect(change.getByRole('rowheader')).toHaveText('Name');
  await expect(change.getByRole('cell')).toHaveText([name, `${name} Putri`]);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Users \d+$/ }).click();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email);
});

test('filters by record and time, and says when nothing matches', async ({ page, data }) => {
  const code = await data.referralCode('Ni Luh Ayu');
  await page.goto('/admin/audit-log');
  await choose(page, 'Record type', 'Referral codes');
  await expect(rowOf(page, 'Sign in')).toHaveCount(0);
  await rowOf(page, 'Create').first().getByText('Create').click();
  await expect(rowOf(page, code)).toBeVisible();
  await page.getByRole('link', { name: 'Back to audit log' }).click();
  await page.getByLabel('Record ID').fill('999999');
  await expect(page.getByText('No entry matches')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(rowOf(page, 'Sign in').first()).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('2099-01-01T00:00');
  await expect(page.getByText('No entry matches')).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('2020-01-01T00:00');
  await expect(rowOf(page, 'Sign in').first()).toBeVisible();
});

test('on a phone each entry is a row of text that opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/audit-log');
  const entry = page.getByText(/^Sign in: Users \d+$/).first();
  await expect(entry).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel('Record ID')).toBeHidden();
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Record ID' }).click();
  await page.getByLabel('Record ID').fill('999999');
  await expect(page.getByText('No entry matches')).toBeVisible();
  await page.getByLabel('Record ID').fill('');
  await entry.click();
  await expect(page.getByText('No field was changed.')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('an entry that is not there says so', async ({ page }) => {
  await page.goto('/admin/audit-log/99999999/show');
  await expect(page.getByText('Audit entry not found.')).toBeVisible();
});
