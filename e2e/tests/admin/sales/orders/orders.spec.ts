import type { Page } from '@playwright/test';
import { unique } from '../../../../support/admin/data.js';
import { expect, expectAccessible, test } from '../../../../support/admin/fixtures.js';

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
    new RegExp(
      `^https://wa\\.me/62812\\d{8}\\?text=Halo%20Siti%20Rahma.*${order.order_number}.*menunggu%20pembayaran\\.$`,
    ),
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

test('an order says that it is loading, and that a proxy’s answer was none', async ({ page, data }) => {
  const order = await data.order();
  let answer: () => void = () => undefined;
  const waits = new Promise<void>((done) => (answer = done));
  await page.route(`**/api/admin/orders/${order.id}`, async (route) => {
    await waits;
    await route.fulfill({ status: 502, body: 'bad gateway' });
  });
  await page.goto(`/admin/orders/${order.id}/show`);
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  answer();
  await expect(page.getByText('Network response was not ok.')).toBeVisible();
  await expectAccessible(page);
});

test('a server that is away is named in the page, with a retry', async ({ page }) => {
  await page.goto('/admin/tickets');
  await expect(page.getByRole('heading', { name: 'Tickets' })).toBeVisible();
  await page.route('**/api/admin/orders*', (route) => route.abort());
  await page.getByRole('menuitem', { name: 'Orders', exact: true }).click();
  await expect(page.getByText('The list could not be loaded: Network error occurred')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/admin/orders*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('on a desk’s screen no column is cut off, on a phone nothing goes sideways', async ({ page, data }) => {
  const code = await data.referralCode('Bagas Adi Nugroho Wicaksono');
  const name = unique('Siti Rahmawati Kusumaningtyas Putri ');
  const order = await data.order({ buyer_name: name, quantity: 10, referral_code: code });
  await data.lock(order);
  await page.goto(`/admin/orders?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  await expect(page.getByRole('columnheader')).toHaveText([
    // The box that chooses all.
    '',
    'Order number',
    'Customer',
    'Amount',
    'Tickets',
    'Status',
    'Sync',
    'Inviter',
    'Date',
    'WhatsApp',
    'Actions',
  ]);
  await expect(rowOf(page, order.order_number)).toBeVisible();
  const hidden = await page
    .getByRole('table')
    .evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
  expect(hidden).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/admin/orders', `/admin/orders/${order.id}/show`]) {
    await page.goto(path);
    await expect(page.getByText(order.order_number).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  }
});

test('filters by ticket type and by what needs a person', async ({ page, data }) => {
  const name = unique('Filter ');
  const order = await data.order({ buyer_name: name });
  await page.goto(`/admin/orders?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  await choose(page, 'Ticket type', 'Pre Sales 2');
  await expect(rowOf(page, order.order_number)).toBeVisible();
  await choose(page, 'Attention', 'Needs attention');
  await expect(page.getByText('No orders here')).toBeVisible();
  await choose(page, 'Attention', 'All');
  await choose(page, 'Ticket type', 'Early Bird');
  await expect(page.getByText('No orders here')).toBeVisible();
});

test('sums the orders that the filters leave', async ({ page, data }) => {
  const name = unique('Sum ');
  const order = await data.order({ buyer_name: name, quantity: 2 });
  await data.setStatus(order, 'settlement');
  await page.goto(`/admin/orders?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  const card = (label: string) => page.getByRole('region', { name: label });
  await expect(card('Orders loaded')).toContainText('Orders loaded1');
  await expect(card('Web Total')).toContainText('Rp 154.000');
  await expect(card('Web Total')).toContainText('Net, paid minus refunded: Rp 150.000');
  await expect(card('Google Form Total')).toContainText('Rp 0');
});

test('refreshes every 30 seconds where it is, and rests while nobody looks', async ({ page, data }) => {
  await page.clock.install();
  const name = unique('Refresh ');
  for (let made = 0; made < 11; made += 1) await data.order({ buyer_name: name });
  const filter = encodeURIComponent(JSON.stringify({ q: name }));
  await page.goto(`/admin/orders?perPage=10&page=2&filter=${filter}`);
  await expect(page.getByText('11-11 of 11')).toBeVisible();
  await data.order({ buyer_name: name });
  await page.clock.runFor(31_000);
  await expect(page.getByText('11-12 of 12')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  let asked = 0;
  page.on('request', (request) => (asked += request.url().includes('/api/admin/orders') ? 1 : 0));
  await page.clock.runFor(120_000);
  expect(asked).toBe(0);
});
