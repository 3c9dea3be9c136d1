import type { Page, Route } from '@playwright/test';
import { unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';

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
  await page.getByRole('textbox', { name: 'Referral code' }).fill('abc');
  await page.getByRole('textbox', { name: 'Panitia name' }).fill('x');
  await expect(page.getByText('Referral code must be at least 4 characters')).toBeVisible();
  await expect(page.getByText('Panitia name must be at least 2 characters')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Referral code' }).fill(taken.toLowerCase());
  await page.getByRole('textbox', { name: 'Panitia name' }).fill('Ni Luh Ayu');
  await save(page).click();
  await expect(page.getByRole('textbox', { name: 'Referral code' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('This referral code already exists').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Referral code' }).fill(code.toLowerCase());
  await save(page).click();
  await expect(page).toHaveURL('/admin/referral-codes');
  await expect(rowOf(page, code)).toContainText('Ni Luh Ayu');
  await expect(rowOf(page, code)).toContainText('Active');
});

test('two quick presses of Save make one code', async ({ page }) => {
  const code = unique('TWICE');
  await page.goto('/admin/referral-codes/create');
  await page.getByRole('textbox', { name: 'Referral code' }).fill(code);
  await page.getByRole('textbox', { name: 'Panitia name' }).fill('Ni Luh Ayu');
  await save(page).dblclick();
  await expect(page).toHaveURL('/admin/referral-codes');
  await expect(rowOf(page, code)).toHaveCount(1);
});

test('asks before unsaved changes are left behind', async ({ page }) => {
  await page.goto('/admin/referral-codes/create');
  await page.getByRole('textbox', { name: 'Referral code' }).fill('UNSAVED');
  await leave(page, 'dismiss');
  await expect(page.getByRole('textbox', { name: 'Referral code' })).toHaveValue('UNSAVED');
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
  await page.getByRole('textbox', { name: 'Discount code' }).fill(code);
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

test('the form is over the list, closes by key, and asks before changes are lost', async ({ page, data }) => {
  const code = await data.referralCode('Bagas Adi');
  await page.goto('/admin/referral-codes');
  await page.getByRole('link', { name: 'Create' }).click();
  const dialog = page.getByRole('dialog', { name: 'New referral code' });
  await expect(dialog).toBeVisible();
  await expect(page.getByText(code)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/admin/referral-codes');
  await rowOf(page, code).getByRole('link', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit referral code' });
  await editing.getByRole('textbox', { name: 'Panitia name' }).fill('Somebody Else');
  const question = page.waitForEvent('dialog').then((asked) => asked.dismiss());
  await page.keyboard.press('Escape');
  await question;
  await expect(editing.getByRole('textbox', { name: 'Panitia name' })).toHaveValue('Somebody Else');
});

for (const kind of ['referral', 'discount'] as const) {
  test(`cards over all ${kind} codes, and Sync uses`, async ({ page, data }) => {
    const code = kind === 'referral' ? await data.referralCode('Bagas Adi') : await data.discountCode(10);
    await data.order({ [`${kind}_code`]: code });
    await page.goto(`/admin/${kind}-codes`);
    const card = (name: string) => page.getByRole('region', { name, exact: true });
    const total = Number(await card('Total codes').getByText(/^\d+$/).textContent());
    const active = Number(await card('Active codes').getByText(/^\d+$/).textContent());
    await expect(card('Inactive codes').getByText(String(total - active), { exact: true })).toBeVisible();
    await expect(card('Total uses')).toBeVisible();
    await rowOf(page, code).getByRole('button', { name: 'Deactivate' }).click();
    await expect(card('Active codes').getByText(String(active - 1), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Sync uses' }).click();
    await expect(page.getByText(/^Uses recalculated\. Codes corrected: \d+\.$/)).toBeVisible();
    await expectAccessible(page);
  });

  test(`failed calls on ${kind} codes say what failed`, async ({ page, data }) => {
    const code = kind === 'referral' ? await data.referralCode('Bagas Adi') : await data.discountCode(10);
    await page.goto(`/admin/${kind}-codes`);
    await expect(rowOf(page, code)).toBeVisible();
    const breakDown = (route: Route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 502, body: 'bad gateway' });
    await page.route(`**/api/**/${kind}-codes**`, breakDown);
    await page.route(`**/api/**/${kind}-codes/**`, breakDown);
    await page.route(`**/api/${kind}-codes/**`, breakDown);
    await page.getByRole('button', { name: 'Sync uses' }).click();
    await expect(page.getByText('Failed to sync uses')).toBeVisible();
    await rowOf(page, code).getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByText(`Failed to update ${kind} code.`)).toBeVisible();
    await rowOf(page, code).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Failed to delete code')).toBeVisible();
    await page.goto(`/admin/${kind}-codes/create`);
    const name = kind === 'referral' ? 'Referral' : 'Discount';
    await page.getByRole('textbox', { name: `${name} code` }).fill(unique('FAIL'));
    if (kind === 'referral') await page.getByRole('textbox', { name: 'Panitia name' }).fill('Nobody');
    else await page.getByLabel('Discount percentage').fill('10');
    await save(page).click();
    await expect(page.getByText(`Failed to create ${kind} code.`)).toBeVisible();
    await page.unrouteAll();
    await page.route(`**/api/admin/${kind}-codes`, (route) => route.abort());
    await save(page).click();
    await expect(page.getByText(`Error saving ${kind} code.`)).toBeVisible();
  });
}

test('on a phone the form fills the screen', async ({ page, data }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const code = await data.referralCode('Bagas Adi');
  await page.goto('/admin/referral-codes');
  await expect(page.getByText(code)).toBeVisible();
  await expectAccessible(page);
  await page.getByText(code).click();
  await expect(page.getByRole('dialog', { name: 'Edit referral code' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Panitia name' })).toHaveValue('Bagas Adi');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText(code)).toBeVisible();
});
