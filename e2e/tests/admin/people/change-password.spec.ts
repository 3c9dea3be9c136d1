import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { hire, signInByForm, type Person } from '../../../support/admin/people.js';

const NEW = 'Garuda-Emas-2049';

const current = (page: Page) => page.getByLabel('Current Password', { exact: true });
const fresh = (page: Page) => page.getByLabel('New Password', { exact: true });
const repeated = (page: Page) => page.getByLabel('Confirm New Password', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Change Password' });

let person: Person;
test.beforeEach(async ({ page, stack }) => {
  person = hire(stack, 'gate');
  await signInByForm(page, person);
  await expect(page).toHaveURL('/admin/scanner');
  await page.goto('/admin/change-password');
  await expect(page.getByRole('heading', { name: 'Change Password', level: 2 })).toBeVisible();
});

test('tells how strong the new password is while it is typed', async ({ page }) => {
  await expect(page.getByText('Not found in known data breaches')).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  for (const [password, label, hint] of [
    ['abc', 'Weak', 'Password must be at least 12 characters long'],
    ['abcdefgh', 'Weak', 'Password should be at least 12 characters long'],
    ['abcdefghijkl', 'Medium', 'Add uppercase letters'],
    ['Password123456!', 'Medium', 'Avoid using "password"'],
  ] as const) {
    await fresh(page).fill(password);
    await expect(page.getByRole('status')).toHaveText(label);
    await expect(page.getByText(hint, { exact: true })).toBeVisible();
    await expect(submit(page)).toBeDisabled();
  }
  await fresh(page).fill(NEW);
  await expect(page.getByRole('status')).toHaveText('Strong');
  await expect(submit(page)).toBeEnabled();
  await expectAccessible(page);
});

test('says at each field what is wrong, and stops saying it when it is edited', async ({ page }) => {
  await current(page).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText('Current password is required')).toBeVisible();
  await fresh(page).focus();
  await repeated(page).focus();
  await expect(page.getByText('New password is required')).toBeVisible();
  await fresh(page).fill('Short1!');
  await expect(page.getByText('New password is required')).toBeHidden();
  await repeated(page).fill('other');
  await expect(page.getByText('New password must be at least 12 characters long', { exact: true })).toBeVisible();
  await fresh(page).fill('abcdefghijkl');
  await repeated(page).focus();
  await expect(page.getByText('Password is not strong enough. Please follow the requirements below.')).toBeVisible();
  await fresh(page).fill(NEW);
  await submit(page).click();
  await expect(page.getByText('Password confirmation does not match')).toBeVisible();
  await expect(current(page)).toBeFocused();
  await repeated(page).fill('');
  await submit(page).click();
  await expect(page.getByText('Password confirmation is required')).toBeVisible();
  await current(page).fill(NEW);
  await fresh(page).focus();
  await submit(page).click();
  await expect(page.getByText('New password must be different from current password')).toBeVisible();
  await expectAccessible(page);
});

test('shows and hides each password by itself', async ({ page }) => {
  await page.getByRole('button', { name: 'Show new password', exact: true }).click();
  await expect(fresh(page)).toHaveAttribute('type', 'text');
  await expect(current(page)).toHaveAttribute('type', 'password');
  await expect(repeated(page)).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Hide new password', exact: true }).click();
  await expect(fresh(page)).toHaveAttribute('type', 'password');
});

test('refuses a wrong current password at its field, then changes it and keeps this session', async ({ page }) => {
  await current(page).fill('not my password');
  await fresh(page).fill(NEW);
  await repeated(page).fill(NEW);
  await submit(page).click();
  await expect(page.getByText('Current password is incorrect')).toBeVisible();
  await expect(current(page)).toBeFocused();
  await current(page).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed successfully.')).toBeVisible();
  for (const field of [current(page), fresh(page), repeated(page)]) await expect(field).toHaveValue('');
  await expectAccessible(page);
  await page.reload();
  await expect(current(page)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await signInByForm(page, { ...person, password: NEW });
  await expect(page).toHaveURL('/admin/scanner');
});

test('shows what the server refuses, and its silence, above the fields', async ({ page }) => {
  await current(page).fill(person.password);
  await fresh(page).fill('Sunshine#2025');
  await repeated(page).fill('Sunshine#2025');
  await submit(page).click();
  await expect(page.getByText('This password was found in known data breaches.')).toBeVisible();
  await fresh(page).fill(NEW);
  await repeated(page).fill(NEW);
  await page.route('**/admin/change-password', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('Network error occurred');
});

test('Cancel goes back, and a phone shows all of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/two-factor');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Change Password' }).click();
  await expect(current(page)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/admin/two-factor');
});

test('a session that ended meanwhile leads to the sign-in', async ({ page, context }) => {
  await current(page).fill(person.password);
  await fresh(page).fill(NEW);
  await repeated(page).fill(NEW);
  await context.clearCookies({ name: 'admin_session' });
  await submit(page).click();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
});
