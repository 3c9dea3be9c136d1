import { expect, expectAccessible, JOURNEY, test } from '../../../support/admin/fixtures.js';
import { hire, signInByForm } from '../../../support/admin/people.js';
import { ADMIN } from '../../../support/stack.js';

/** In the place of any screen without a session. */
const SIGNED_OUT = 'AUTHENTICATION REQUIRED';

test(
  'a session on another device is ended from here, and that device must sign in again',
  JOURNEY,
  async ({ page, browser, stack }) => {
    const person = hire(stack, 'finance');
    await signInByForm(page, person);
    await expect(page).toHaveURL(/\/admin\/?$/);
    const elsewhere = await browser.newContext({ baseURL: stack.url, userAgent: 'Ladybird/1.0' });
    const other = await elsewhere.newPage();
    await signInByForm(other, person);
    await expect(other).toHaveURL(/\/admin\/?$/);

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sessions' }).click();
    const rows = page.getByRole('listitem').filter({ hasText: 'Opened' });
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: 'This one' })).toHaveCount(1);
    await expectAccessible(page);
    await rows.filter({ hasText: 'Ladybird' }).getByRole('button').click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'End session' }).click();
    await expect(rows).toHaveCount(1);
    await other.goto('/admin/orders');
    await expect(other.getByRole('heading', { name: SIGNED_OUT })).toBeVisible();
    await elsewhere.close();
  },
);

test('a super admin sees and ends the sessions of an account', async ({ page, browser, stack, staff }) => {
  const person = hire(stack, 'finance');
  const elsewhere = await browser.newContext({ baseURL: stack.url });
  const other = await elsewhere.newPage();
  await signInByForm(other, person);
  await expect(other).toHaveURL(/\/admin\/?$/);
  await staff.signIn(page);
  await page.goto(`/admin/users?filter=${encodeURIComponent(JSON.stringify({ q: person.email }))}`);
  await page.getByText(person.name).first().click();
  await expect(page.getByRole('heading', { name: 'Sessions', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^End Chrome/ }).click();
  await page.getByRole('button', { name: 'End session' }).click();
  await expect(page.getByText('Nobody is signed in with this account.')).toBeVisible();
  await other.goto('/admin/orders');
  await expect(other.getByRole('heading', { name: SIGNED_OUT })).toBeVisible();
  await elsewhere.close();
});

test('a ticket key is made, and an earlier one is retired with its id and the password', async ({
  page,
  stack,
  staff,
}) => {
  await staff.signIn(page);
  await page.goto('/admin/keys');
  const keys = page.getByRole('listitem').filter({ hasText: 'Made' });
  await expect(keys).toHaveCount(1);
  await page.getByRole('button', { name: 'New key' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make key' }).click();
  await expect(page.getByText('Current password is required')).toBeVisible();
  await page.getByLabel('Current password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Make key' }).click();
  await expect(keys).toHaveCount(2);
  await expect(keys.first()).toContainText('Signs soon');
  // As a minute later.
  stack.change("UPDATE signing_keys SET created_at = '2024-01-01 00:00:00.000' WHERE id = ?", 'key1');
  stack.change("UPDATE signing_keys SET created_at = '2025-01-01 00:00:00.000' WHERE id <> ?", 'key1');
  await page.reload();
  await expect(keys.first()).toContainText('Signs new tickets');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Retire key key1' }).click();
  await page.getByLabel('Type key1').fill('key1');
  await page.getByLabel('Current password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Retire key', exact: true }).click();
  await expect(keys.last()).toContainText('Retired');
  await expectAccessible(page);
});
