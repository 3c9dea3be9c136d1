import type { Page } from '@playwright/test';
import { unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, JOURNEY, test } from '../../../support/admin/fixtures.js';
import { watchChanges } from '../../../support/admin/order-screens.js';
import { mailTo } from '../../../support/outbox.js';
import { hire, signInByForm } from '../../../support/admin/people.js';
import { ADMIN, type Stack } from '../../../support/stack.js';

const NEW = 'Garuda-Emas-2049';
const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const save = (page: Page) => page.getByRole('button', { name: 'Save' });

test.beforeEach(({ page, staff }) => staff.signIn(page));

/** Presses a button and confirms. */
async function confirmed(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** The one-time link, which only the account's owner gets. */
async function mailedLink(stack: Stack, email: string): Promise<string> {
  const { text = '' } = await mailTo(stack.outbox, email, /admin account$/);
  const [url] = /\S+\/admin\/set-password#[\w-]{43}/.exec(text) ?? [];
  expect(url, text).toBeDefined();
  return url ?? '';
}

async function open(page: Page, email: string): Promise<void> {
  await page.goto('/admin/users');
  await page.getByPlaceholder('Name or email').fill(email);
  await expect(page.getByText('1-1 of 1')).toBeVisible();
  await rowOf(page, email).click();
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(email);
}

test('makes an account whose owner sets the password by the link', JOURNEY, async ({ page, stack, browser }) => {
  const email = `${unique('dewi').toLowerCase()}@festival.local`;
  await page.goto('/admin/users/create');
  await save(page).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Role is required')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Dewi Lestari');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(ADMIN.email);
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Gate' }).click();
  await save(page).click();
  await expect(page.getByText('An account with this email exists already').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByText(`A link was sent to ${email}.`)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('dialog')).not.toContainText('set-password#');
  const url = await mailedLink(stack, email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/users');
  await expect(rowOf(page, email)).toContainText('No password yet');
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: stack.url, viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto(url);
  await expect(phone.getByText(`Dewi Lestari · ${email}`)).toBeVisible();
  const submit = phone.getByRole('button', { name: 'Set password' });
  await expect(submit).toBeDisabled();
  await phone.getByLabel('New Password', { exact: true }).fill(NEW);
  await phone.getByLabel('Confirm New Password', { exact: true }).fill('other');
  await submit.click();
  await expect(phone.getByText('Password confirmation does not match')).toBeVisible();
  await expectAccessible(phone);
  await phone.getByLabel('Confirm New Password', { exact: true }).fill(NEW);
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('Your password is set. You can sign in now.')).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('link', { name: 'Go to sign in' }).click();
  await signInByForm(phone, { email, password: NEW });
  await expect(phone).toHaveURL('/admin/scanner');
  await phone.goto('/admin/login');
  await phone.goto(url);
  await expect(phone.getByText('This link is no longer valid. Ask a Super Admin for a new one.')).toBeVisible();
  await expectAccessible(phone);
  await context.close();
});

test('a link that can’t be looked at says so, with a retry', async ({ page }) => {
  await page.route('**/api/auth/password-link', (route) => route.abort());
  await page.goto('/admin/set-password#whatever');
  await expect(page.getByText('Network error occurred')).toBeVisible();
  await page.unroute('**/api/auth/password-link');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('This link is no longer valid.')).toBeVisible();
});

test('changes name and role, resets the password, signs out, deactivates and reactivates', async ({
  page,
  stack,
  browser,
}) => {
  const person = hire(stack, 'gate');
  const context = await browser.newContext({ baseURL: stack.url });
  const theirs = await context.newPage();
  await signInByForm(theirs, person);
  await expect(theirs).toHaveURL('/admin/scanner');

  await open(page, person.email);
  await expect(page.getByRole('textbox', { name: 'Email', exact: true })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Budi Santoso');
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Finance' }).click();
  await save(page).click();
  await expect(page).toHaveURL(/\/admin\/users(\?|$)/);
  await expect(rowOf(page, person.email)).toContainText('Budi Santoso');
  await expect(rowOf(page, person.email)).toContainText('Finance');
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'AUTHENTICATION REQUIRED' })).toBeVisible();
  await signInByForm(theirs, person);
  await expect(theirs).toHaveURL(/\/admin\/?$/);

  await open(page, person.email);
  await expectAccessible(page);
  await confirmed(page, 'Sign out everywhere');
  await expect(page.getByText('Signed out on all devices.')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByRole('heading', { name: 'AUTHENTICATION REQUIRED' })).toBeVisible();

  await confirmed(page, 'Reset password');
  await expect(page.getByText(`A link was sent to ${person.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('No password yet')).toBeVisible();
  await signInByForm(theirs, person);
  await expect(theirs.getByText('Email or password is incorrect.')).toBeVisible();

  await confirmed(page, 'Deactivate');
  await expect(page.getByText('Inactive', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'New link to set a password' })).toBeHidden();
  await confirmed(page, 'Reactivate');
  await expect(page.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  await context.close();
});

test('asks before a deactivation, and offers none for oneself', async ({ page, stack }) => {
  const { email } = hire(stack, 'content');
  await open(page, email);
  await page.getByRole('button', { name: 'Deactivate' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
  await open(page, ADMIN.email);
  await expect(page.getByText('This is your own account.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deactivate' })).toBeHidden();
});

test('Cancel at each question leaves the account as it is', async ({ page, stack }) => {
  const { email } = hire(stack, 'content');
  await open(page, email);
  const calls = watchChanges(page);
  for (const name of ['Sign out everywhere', 'Reset password', 'Deactivate']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(calls).toEqual([]);
  await expect(page.getByText('Active', { exact: true })).toBeVisible();
});

test('filters by role', async ({ page, stack }) => {
  const { name, email } = hire(stack, 'content');
  await page.goto('/admin/users');
  await page.getByPlaceholder('Name or email').fill(name);
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Gate' }).click();
  await expect(page.getByText('No account matches')).toBeVisible();
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Content' }).click();
  await expect(rowOf(page, email)).toContainText('Content');
  await expectAccessible(page);
});

test('what was typed for a new password stays when the page is looked at again', async ({ page, stack, browser }) => {
  const { email } = hire(stack, 'content');
  await open(page, email);
  await confirmed(page, 'Reset password');
  const url = await mailedLink(stack, email);
  const context = await browser.newContext({ baseURL: stack.url });
  const theirs = await context.newPage();
  await theirs.goto(url);
  const field = theirs.getByLabel('New Password', { exact: true });
  await field.fill(NEW);
  await theirs.route('**/api/auth/password-link', (route) => route.abort());
  for (const event of ['visibilitychange', 'focus', 'offline', 'online']) {
    await theirs.evaluate((name) => window.dispatchEvent(new Event(name)), event);
  }
  await theirs.getByLabel('Confirm New Password', { exact: true }).fill(NEW);
  await expect(field).toHaveValue(NEW);
  await theirs.keyboard.press('Enter');
  await expect(theirs.getByText('Your password is set. You can sign in now.')).toBeVisible();
  await context.close();
});

test('on a phone each account is a row of text', async ({ page, stack }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { name, email } = hire(stack, 'content');
  await page.goto('/admin/users');
  await page.getByPlaceholder('Name or email').fill(name);
  await expect(page.getByText(`Content · ${email}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByText(`Content · ${email}`).click();
  await expect(page.getByRole('button', { name: 'Reset password' })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

for (const width of [360, 768])
  test(`at ${width} px the actions are below the form, which has the whole width`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin/users/1');
    await expect(page.getByText('This is your own account.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const field = await page.getByLabel('Name').boundingBox();
    expect(field?.width).toBeGreaterThan(280);
    const state = await page.getByRole('heading', { name: 'State' }).boundingBox();
    expect(state?.y).toBeGreaterThan(field?.y ?? 0);
  });

test('signs out on all devices from the account menu', async ({ page, stack, browser }) => {
  const person = hire(stack, 'content');
  const context = await browser.newContext({ baseURL: stack.url });
  const other = await context.newPage();
  for (const each of [page, other]) {
    await each.context().clearCookies();
    await signInByForm(each, person);
    await expect(each.getByRole('button', { name: 'Account' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Account' }).focus();
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'Festival Admin Portal' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'AUTHENTICATION REQUIRED' })).toBeVisible();
  await context.close();
});
