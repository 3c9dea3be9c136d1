import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { ADMIN } from '../../../support/stack.js';

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const signIn = (page: Page) => page.getByRole('button', { name: 'Sign in' }).click();

test.beforeEach(({ page }) => page.goto('/admin/login').then(() => undefined));

test('says what is wrong with a field until it is edited', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Festival Admin Portal' })).toBeVisible();
  await expectAccessible(page);
  await signIn(page);
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(email(page)).toBeFocused();
  await email(page).fill('nobody');
  await expect(page.getByText('Email is required')).toBeHidden();
  await expect(page.getByText('Password is required')).toBeVisible();
  await password(page).fill('short');
  await signIn(page);
  await expect(page.getByText('Email format is invalid')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expectAccessible(page);
});

test('shows and hides the password', async ({ page }) => {
  await password(page).fill('secret-1');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
});

test('refuses a wrong password at the field, then lets the right one in', async ({ page }) => {
  await email(page).fill(ADMIN.email);
  await password(page).fill('not-the-password');
  await signIn(page);
  await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(email(page)).toBeFocused();
  await password(page).fill(ADMIN.password);
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('an expired page says so and is loaded anew', async ({ page }) => {
  const expired = { success: false, message: 'CSRF token mismatch.' };
  await page.route('**/admin/login', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 419, json: expired }) : route.continue(),
  );
  await email(page).fill(ADMIN.email);
  await password(page).fill(ADMIN.password);
  await signIn(page);
  await expect(page.getByText('Session expired. Please refresh the page and try again.')).toBeVisible();
  await expect(email(page)).toHaveValue('');
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
