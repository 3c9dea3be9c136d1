import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { ADMIN } from '../../../support/stack.js';

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in' }).click();

test.beforeEach(({ page }) => page.goto('/admin/login').then(() => undefined));

test('refuses a wrong password at the field, then lets the right one in', async ({ page }) => {
  await email(page).fill(ADMIN.email);
  await password(page).fill('not-the-password');
  await signIn(page);
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(email(page)).toBeFocused();
  await expectAccessible(page);
  await password(page).fill(ADMIN.password);
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('an unexpected failure says so and can be tried again', async ({ page }) => {
  await page.route('**/admin/login', (route) => route.abort());
  await email(page).fill(ADMIN.email);
  await password(page).fill(ADMIN.password);
  await signIn(page);
  await expect(page.getByText('Login failed. Please try again.')).toBeVisible();
  await page.unroute('**/admin/login');
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
