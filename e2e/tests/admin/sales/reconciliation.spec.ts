import type { Locator, Page } from '@playwright/test';
import type { AdminData, MadeOrder } from '../../../support/admin/data.js';
import { unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, JOURNEY, test } from '../../../support/admin/fixtures.js';
import { hire, secure, signInByForm } from '../../../support/admin/people.js';
import type { Simulator } from '../../../support/simulator.js';

test.beforeEach(({ page, staff }) => staff.signIn(page));

const section = (page: Page, name: string): Locator => page.getByRole('region', { name });
const attention = (page: Page, order: MadeOrder): Locator =>
  page.getByRole('listitem', { name: order.order_number, exact: true });
const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** Paid twice, which the order page knows of. */
async function paidTwice(data: AdminData, simulator: Simulator, type = 'qris'): Promise<MadeOrder> {
  const order = await data.order({ payable: true });
  await simulator.pay(order.order_number, { payment_type: type });
  await simulator.pay(order.order_number, { payment_type: type, again: true });
  return order;
}

async function open(page: Page): Promise<void> {
  await page.goto('/admin/reconciliation');
  await expect(page.getByRole('heading', { name: 'Orders that need attention' })).toBeVisible();
}

/** The list refreshes by itself; a reload is quicker. */
async function openUntil(page: Page, row: Locator): Promise<void> {
  await expect(async () => {
    await open(page);
    await expect(row).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

test('an extra payment goes back after the typed word; the order stays paid and needs nobody any more', async ({
  page,
  data,
  simulator,
}) => {
  const order = await paidTwice(data, simulator);
  const card = attention(page, order);
  await openUntil(page, card);
  await expect(card).toContainText('Two payments came in for this order.');
  await expect(card).toContainText('paid · QRIS (paid the order)');
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Refund' }).click();
  const refunds = dialog(page, `Refunds of ${order.order_number}`);
  const extra = refunds.getByRole('group').filter({ hasText: 'Extra payment' });
  await expect(refunds.getByRole('group')).toHaveCount(2);
  await expectAccessible(page);
  await extra.getByRole('button').click();
  const form = dialog(page, `Refund of ${order.order_number}`);
  await expect(form.getByLabel('Amount in rupiah')).toBeFocused();
  await expect(form.getByLabel('Amount in rupiah')).toHaveValue('77000');
  await form.getByLabel('Amount in rupiah').fill('77001');
  await form.getByRole('button', { name: 'Send refund' }).click();
  await expect(form).toContainText('At most Rp 77.000 can still be refunded.');
  await expect(form).toContainText('Say why the money goes back.');
  await expect(form).toContainText('Type REFUND to confirm.');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await expect(refunds.getByRole('list', { name: 'Refunds so far' })).toBeHidden();

  await extra.getByRole('button').click();
  await form.getByLabel('Reason').fill('Paid twice.');
  await form.getByLabel('Type REFUND').fill('REFUND');
  await form.getByRole('button', { name: 'Send refund' }).dblclick();
  await expect(refunds.getByRole('listitem')).toHaveCount(1);
  await expect(refunds.getByRole('listitem')).toContainText('Done');
  await expect(extra.getByRole('button')).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.goto(`/admin/orders/${order.id}/show`);
  await expect(page.getByText('completed')).toBeVisible();
});

test('an order is marked as dealt with, with a reason; Cancel leaves it', async ({ page, data, simulator }) => {
  const order = await data.order({ payable: true });
  await simulator.pay(order.order_number, { amount: 1_000 });
  const card = attention(page, order);
  await openUntil(page, card);
  await expect(card).toContainText('Rp 1.000 · another amount');
  const button = card.getByRole('button', { name: 'Mark as dealt with' });
  await button.click();
  const form = dialog(page, `${order.order_number}: dealt with`);
  await form.getByRole('button', { name: 'Mark as dealt with' }).click();
  await expect(form).toContainText('This is needed for the audit log.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await form.getByLabel('What was done about it').fill('The buyer was called.');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toBeVisible();
  await button.click();
  await form.getByLabel('What was done about it').fill('The buyer was called.');
  await form.getByRole('button', { name: 'Mark as dealt with' }).click();
  await expect(card).toBeHidden();
});

test(
  'a run finds the payment whose notification was lost, and mends it',
  JOURNEY,
  async ({ page, data, simulator }) => {
    const order = await data.order({ payable: true });
    await simulator.faults({ notifications: { drop: 1 } });
    await simulator.pay(order.order_number);
    await open(page);
    const runs = section(page, 'Runs').first();
    await runs.getByRole('button', { name: 'Run now' }).click();
    const found = page.getByRole('listitem', { name: `Paid there, ${order.order_number}` });
    // By itself, as soon as the run has ended.
    await expect(found).toContainText('Mended: the order is now Paid.');
    await expect(found).toContainText('pending · Rp 77.000');
    await expect(found).toContainText('paid · Rp 77.000');
    await expectAccessible(page);
    await page.getByPlaceholder('Order number').fill(order.order_number);
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Waits' }).click();
    await expect(page.getByText('No difference matches')).toBeVisible();
    await page.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Mended' }).click();
    await expect(found).toBeVisible();
  },
);

test(
  'a virtual account is refunded by hand: one records it, another one confirms it',
  JOURNEY,
  async ({ page, data, browser, stack, simulator }) => {
    const second = hire(stack, 'finance');
    const context = await browser.newContext({ baseURL: stack.url, viewport: { width: 1280, height: 800 } });
    const theirs = await context.newPage();
    await signInByForm(theirs, second);
    await expect(theirs).toHaveURL(/\/admin\/?$/);
    secure(stack, second);

    const order = await paidTwice(data, simulator, 'bca_va');
    const card = attention(page, order);
    await openUntil(page, card);
    await card.getByRole('button', { name: 'Refund' }).click();
    const refunds = dialog(page, `Refunds of ${order.order_number}`);
    await refunds.getByRole('group').filter({ hasText: 'Extra payment' }).getByRole('button').click();
    const form = dialog(page, `Refund of ${order.order_number}`);
    await form.getByLabel('Reason').fill('Paid twice.');
    await form.getByLabel('Type REFUND').fill('REFUND');
    await form.getByRole('button', { name: 'Record refund' }).click();
    await expect(form).toContainText('Say to which account the money went.');
    await form.getByLabel('Account it was paid to').fill('BCA 123 456, Siti');
    await form.getByLabel('Proof of the transfer').fill('TRF-1');
    await form.getByRole('button', { name: 'Record refund' }).click();
    const row = refunds.getByRole('listitem');
    await expect(row).toContainText('To be confirmed');
    await expect(row.getByRole('button', { name: 'Confirm' })).toBeDisabled();
    await expect(row).toContainText('A second person must confirm this refund.');
    await expectAccessible(page);

    await open(theirs);
    const theirCard = attention(theirs, order);
    await theirCard.getByRole('button', { name: 'Refund' }).click();
    const theirRow = dialog(theirs, `Refunds of ${order.order_number}`).getByRole('listitem');
    await theirRow.getByRole('button', { name: 'Confirm' }).click();
    const confirm = dialog(theirs, 'Confirm the refund');
    await expect(confirm).toContainText('BCA 123 456, Siti (TRF-1)');
    await confirm.getByRole('button', { name: 'Cancel' }).click();
    await expect(theirRow).toContainText('To be confirmed');
    await theirRow.getByRole('button', { name: 'Confirm' }).click();
    await confirm.getByRole('button', { name: 'Confirm refund' }).click();
    await expect(confirm).toContainText('Type REFUND to confirm.');
    await confirm.getByLabel('Type REFUND').fill('REFUND');
    await confirm.getByRole('button', { name: 'Confirm refund' }).click();
    await expect(theirRow).toContainText('Done');
    await theirs.keyboard.press('Escape');
    await expect(theirCard).toBeHidden();
    await context.close();
  },
);

test('the provider’s list shows payments that nobody knows; a wrong file is refused with a reason', async ({
  page,
}) => {
  await open(page);
  const choose = async (text: string) =>
    page.getByLabel('CSV file').setInputFiles({ name: 'export.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('a,b\n1,2');
  const result = section(page, 'Provider’s list');
  await expect(result).toContainText('The first line must name the columns; missing: Order ID');
  const stranger = unique('POS-');
  await choose(`\u{feff}Order ID;Amount;Transaction Status\n${stranger};75.000;Settlement\n`);
  await expect(result).toContainText('1 payment, 0 equal, 0 different, 1 unknown here.');
  await expect(result.getByRole('row').nth(1)).toContainText(stranger);
  await expectAccessible(page);
  const difference = page.getByRole('listitem', { name: `Unknown payment, ${stranger}` });
  await expect(difference).toContainText('Nothing was changed.');
  await difference.getByRole('button', { name: 'Mark as dealt with' }).click();
  const form = dialog(page, 'Unknown payment: dealt with');
  await form.getByLabel('What was done about it').fill('The cash desk of the faculty.');
  await form.getByRole('button', { name: 'Mark as dealt with' }).click();
  await expect(difference).toContainText('Dealt with');
  await expect(difference).toContainText('The cash desk of the faculty.');
});

test('what can’t be loaded says so, section by section, and can be tried again', async ({ page }) => {
  const failing = /\/api\/admin\/(attention-orders|reconciliation-)/;
  await page.route(failing, (route) => route.fulfill({ status: 500, json: { success: false, message: 'Broken.' } }));
  await open(page);
  await expect(page.getByText('The list could not be loaded: Broken.')).toHaveCount(2);
  await expect(page.getByText('The runs could not be loaded: Broken.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(failing);
  for (const retry of (await page.getByRole('button', { name: 'Retry' }).all()).toReversed()) await retry.click();
  await expect(page.getByText('Broken.')).toHaveCount(0);
});

test('those without the right see neither the menu entry nor the screen', async ({ page, staff }) => {
  await staff.signIn(page, 'gate');
  await page.goto('/admin/reconciliation');
  await expect(page.getByRole('heading', { name: 'Orders that need attention' })).toBeHidden();
  await expect(page.getByRole('menuitem', { name: 'Reconciliation' })).toBeHidden();
  await expect(page.getByText('ACCESS DENIED')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('nothing goes sideways, and everything can be read and pressed', async ({ page, data, simulator }) => {
    const order = await paidTwice(data, simulator);
    const card = attention(page, order);
    await openUntil(page, card);
    await expectAccessible(page);
    const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(await isWide()).toBe(false);
    await card.getByRole('button', { name: 'Refund' }).click();
    await dialog(page, `Refunds of ${order.order_number}`).getByRole('group').first().getByRole('button').click();
    await expect(dialog(page, `Refund of ${order.order_number}`)).toBeVisible();
    await expectAccessible(page);
    expect(await isWide()).toBe(false);
  });
});
