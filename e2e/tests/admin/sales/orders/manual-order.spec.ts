import type { Page } from '@playwright/test';
import { unique } from '../../../../support/admin/data.js';
import { expect, expectAccessible, JOURNEY, test } from '../../../../support/admin/fixtures.js';
import { OrderScreens, watchChanges } from '../../../../support/admin/order-screens.js';
import { answerOnce } from '../../../../support/answer-once.js';
import { mailsTo } from '../../../../support/outbox.js';
import { until } from '../../../../support/until.js';

test.beforeEach(async ({ page, staff }) => {
  await staff.signIn(page, 'finance');
  await page.goto('/admin/orders');
  await page.getByRole('button', { name: 'Add Manual Order' }).click();
});

const field = (page: Page, name: string) => page.getByRole('dialog').getByLabel(name);
const create = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Create order' });

async function fill(page: Page): Promise<{ name: string; email: string }> {
  const name = unique('Desk ');
  const email = `${unique('desk').toLowerCase()}@example.com`;
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill(email);
  await field(page, 'Phone').fill('081234567890');
  await field(page, 'Final amount (Rp)').fill('150000');
  return { name, email };
}

async function confirm(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /I acknowledge/ }).check();
  await field(page, 'Type CREATE').fill('CREATE');
}

test('asks for every required field, then for the acknowledgement and the word', async ({ page }) => {
  const calls = watchChanges(page);
  await expect(field(page, 'Name')).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveText('Internal');
  await expectAccessible(page);
  await create(page).click();
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toHaveText('Please fill all required fields.');
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
  await fill(page);
  await create(page).click();
  await expect(alert).toHaveText('Please acknowledge and type CREATE to proceed.');
  await page.getByRole('checkbox', { name: /I acknowledge/ }).check();
  await field(page, 'Type CREATE').fill('create');
  await create(page).click();
  await expect(alert).toHaveText('Please acknowledge and type CREATE to proceed.');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(calls).toEqual([]);
});

test('makes one paid, locked order of a double click, and mails the tickets', JOURNEY, async ({ page, stack }) => {
  const calls = watchChanges(page);
  const { name, email } = await fill(page);
  await field(page, 'Ticket quantity').fill('0');
  await confirm(page);
  await create(page).dblclick();
  await new OrderScreens(page).says('Manual order created as paid (sync locked).');
  expect(calls).toEqual(['POST /api/admin/orders/manual']);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toHaveCount(1);
  for (const text of ['Rp 150.000', 'Paid', 'Locked']) await expect(row).toContainText(text);
  await until(async () => (await mailsTo(stack.outbox, email))[0], 'the e-tickets');
});

test('tells at its field what the server refuses', async ({ page }) => {
  await fill(page);
  await field(page, 'Referral code (optional)').fill('NOBODY');
  await confirm(page);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Referral code (optional)')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Invalid referral code').first()).toBeVisible();
  await field(page, 'Referral code (optional)').fill('');
  await create(page).click();
  await new OrderScreens(page).says('Manual order created as paid (sync locked).');
});

test('says the default when the server says nothing', async ({ page }) => {
  await page.route('**/orders/manual', (route) => route.abort());
  await fill(page);
  await confirm(page);
  await create(page).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Failed to create manual order');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('sells past the quota after a further word only', async ({ page, backOffice }) => {
  const screens = new OrderScreens(page);
  await backOffice.sellOut('pre-sales-2');
  try {
    const calls = watchChanges(page);
    const { name } = await fill(page);
    await page.getByRole('combobox', { name: 'Ticket type' }).click();
    await page.getByRole('option', { name: 'Pre Sales 2' }).click();
    await confirm(page);
    await create(page).click();
    await expect(screens.dialog.getByRole('alert')).toHaveText('Tickets for this category are sold out.');
    await expectAccessible(page);
    await screens.button('Cancel').click();
    await expect(field(page, 'Name')).toHaveValue(name);
    await create(page).click();
    await screens.button('Create past the quota').click();
    await screens.says('Type OVER_QUOTA to confirm.');
    await page.getByLabel('Type OVER_QUOTA').fill('OVER_QUOTA');
    const busy = { success: false, message: 'Somebody was faster.' };
    await answerOnce(page, '**/orders/manual', (route) => route.fulfill({ status: 409, json: busy }));
    await page.getByLabel('Type OVER_QUOTA').press('Enter');
    await expect(screens.dialog.getByRole('alert')).toHaveText(busy.message);
    await expect(page.getByLabel('Type OVER_QUOTA')).toHaveValue('OVER_QUOTA');
    await page.getByLabel('Type OVER_QUOTA').press('Enter');
    await screens.says('Manual order created as paid (sync locked).');
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
    expect(calls).toHaveLength(4);
  } finally {
    await backOffice.changeTier('pre-sales-2', { quota: null });
  }
});

test('takes no other conflict for a sold-out tier', async ({ page }) => {
  const refusal = { success: false, message: 'Somebody was faster.' };
  await page.route('**/orders/manual', (route) => route.fulfill({ status: 409, json: refusal }));
  await fill(page);
  await confirm(page);
  await create(page).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(refusal.message);
  await expect(create(page)).toBeVisible();
  await expect(page.getByLabel('Type OVER_QUOTA')).toBeHidden();
});
