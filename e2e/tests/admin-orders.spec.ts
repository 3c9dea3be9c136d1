import type { Page } from '@playwright/test';
import { unique } from '../support/admin-data.js';
import { expect, expectAccessible, test } from '../support/admin-fixtures.js';

test.beforeEach(({ page, staff }) => staff.signIn(page));

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

async function choose(page: Page, filter: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: filter }).click();
  await page.getByRole('option').filter({ hasText: option }).click();
}

test('lists orders with amount, state, inviter and WhatsApp', async ({ page, data }) => {
  const code = await data.referralCode('Bagas Adi');
  const order = await data.order({ quantity: 2, referral_code: code });
  await page.goto('/admin/orders');
  const row = rowOf(page, order.order_number);
  await expect(row).toContainText('Siti Rahma');
  await expect(row).toContainText(order.buyer_email);
  await expect(row).toContainText('Rp 150.000');
  await expect(row).toContainText('Pending');
  await expect(row).toContainText('Auto');
  await expect(row).toContainText('Bagas Adi');
  await expect(row.getByRole('link', { name: 'WhatsApp Siti Rahma' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/62812\d{8}$/,
  );
  await expectAccessible(page);
});

test('searches, filters by payment status and by source', async ({ page, data }) => {
  const name = unique('Name ');
  const paid = await data.order({ buyer_name: name, paid: true });
  const pending = await data.order({ buyer_name: name });
  await page.goto('/admin/orders');
  await page.getByPlaceholder('Search orders').fill(name);
  await expect(page.getByRole('row')).toHaveCount(3);
  await choose(page, 'Payment status', 'Paid');
  await expect(rowOf(page, pending.order_number)).toBeHidden();
  await expect(rowOf(page, paid.order_number)).toContainText('Paid');
  await choose(page, 'Payment status', 'Pending');
  await expect(rowOf(page, paid.order_number)).toBeHidden();
  await expect(rowOf(page, pending.order_number)).toBeVisible();
  await choose(page, 'Payment status', 'All');
  await choose(page, 'Source', 'Web');
  await expect(page.getByRole('row')).toHaveCount(3);
  await choose(page, 'Source', 'Google Form');
  await expect(page.getByText('No orders here')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(rowOf(page, paid.order_number)).toBeVisible();
});

test('goes from page to page', async ({ page, data }) => {
  const name = unique('Page ');
  for (let made = 0; made < 11; made += 1) await data.order({ buyer_name: name });
  await page.goto(`/admin/orders?perPage=10&filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  await expect(page.getByText('1-10 of 11')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: 'Go to page 2' }).click();
  await expect(page.getByText('11-11 of 11')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('opens an order by keyboard and leads back', async ({ page, data }) => {
  const order = await data.order({ quantity: 2, paid: true });
  await page.goto('/admin/orders');
  await page.getByRole('link', { name: order.order_number }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Order ${order.order_number}` })).toBeVisible();
  const details = (title: string) => page.getByRole('heading', { name: title }).locator('..');
  await expect(details('Buyer information')).toContainText(order.buyer_email);
  await expect(details('Buyer information')).toContainText('Internal');
  await expect(details('Transaction details')).toContainText('completed');
  await expect(details('Transaction details')).toContainText('Rp 154.000');
  for (const { ticket_code: code } of order.tickets) await expect(rowOf(page, code)).toContainText('Valid');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to orders' }).click();
  await expect(page).toHaveURL('/admin/orders');
});

test('an order that is not there says so', async ({ page }) => {
  await page.goto('/admin/orders/999999/show');
  await expect(page.getByText('Order not found.')).toBeVisible();
  await expectAccessible(page);
});

test('a server that is away is named in the page, with a retry', async ({ page }) => {
  await page.goto('/admin/tickets');
  await expect(page.getByRole('heading', { name: 'Tickets' })).toBeVisible();
  await page.route('**/api/admin/orders*', (route) => route.abort());
  await page.getByRole('menuitem', { name: 'Orders' }).click();
  await expect(page.getByText('The list could not be loaded: Network error occurred')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/admin/orders*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
