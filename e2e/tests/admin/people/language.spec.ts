import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { addAccount } from '../../../support/admin/staff.js';
import { ADMIN, type Stack } from '../../../support/stack.js';

/** Somebody of their own: the language is the account's, and others read English. */
function hire(stack: Stack, name: string): string {
  const email = `${name.toLowerCase()}@festival.local`;
  addAccount(stack, { name, email, role: 'content' });
  return email;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: /^(Password|Kata sandi)$/ }).fill(ADMIN.password);
  await page.getByRole('button', { name: /^(Sign in|Masuk)$/ }).click();
}

const INDONESIAN_HEADING = /Kelola Bintang Tamu/;

test('the language is the account’s, on every device, once it is chosen', async ({ page, browser, stack }) => {
  const email = hire(stack, 'Sinta');
  await page.goto('/admin/guest-stars');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, email);
  await expect(page.getByText('Guest Stars Management')).toBeVisible();
  await page.getByRole('button', { name: 'Language' }).click();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Bahasa Indonesia' }).click();
  await expect(page.getByText(INDONESIAN_HEADING)).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Bintang Tamu' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expectAccessible(page);

  const other = await browser.newPage({ locale: 'en-GB', baseURL: stack.url });
  await other.goto('/admin/login');
  await signIn(other, email);
  await expect(other.getByRole('menuitem', { name: 'Bintang Tamu' })).toBeVisible();
  await other.close();
});

test('without a choice it is the browser’s; the sign-in has the switch too', async ({ browser, stack }) => {
  const page = await browser.newPage({ locale: 'id-ID', baseURL: stack.url });
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { name: 'Portal Admin Festival' })).toBeVisible();
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByText('Kata sandi wajib diisi')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bahasa' }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Festival Admin Portal' })).toBeVisible();
  await signIn(page, hire(stack, 'Bima'));
  await expect(page.getByRole('menuitem', { name: 'Guest Stars' })).toBeVisible();
  await page.close();
});
