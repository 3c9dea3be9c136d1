import type { Page } from '@playwright/test';
import { unique } from '../support/admin-data.js';
import { expect, expectAccessible, test } from '../support/admin-fixtures.js';

test.beforeEach(({ page, staff }) => staff.signIn(page));

const search = (page: Page) => page.getByPlaceholder('Ticket code or order ID');
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link', { name: /^#\d+$/ }) });

test('hides codes until asked for, and leads to the order', async ({ page, data }) => {
  const order = await data.order({ paid: true, buyer_name: 'Budi Santoso' });
  const code = order.tickets[0]?.ticket_code ?? '';
  await page.goto('/admin/tickets');
  await search(page).fill(code);
  await expect(page.getByText(/^Showing 1 of \d+ active tickets$/)).toBeVisible();
  const row = rows(page);
  await expect(row).toContainText('Valid');
  await expect(row).toContainText('Budi Santoso');
  await expect(row).toContainText(order.buyer_email);
  await expect(page.getByText(code)).toBeHidden();
  await row.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText(code)).toBeVisible();
  await row.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText(code)).toBeHidden();
  await expectAccessible(page);
  await row.getByRole('link', { name: `#${order.id}` }).click();
  await expect(page.getByRole('heading', { name: `Order ${order.order_number}` })).toBeVisible();
});

test('filters by order and status; Clear Filters takes both away', async ({ page, data }) => {
  const order = await data.order({ paid: true, quantity: 2 });
  await data.checkIn(order.tickets[0]?.ticket_code ?? '');
  await page.goto('/admin/tickets');
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeDisabled();
  await search(page).fill(`#${order.id}`);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await expect(page.getByRole('option')).toHaveText(['All', 'Valid', 'Used', 'Cancelled']);
  await page.getByRole('option', { name: 'Used' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Used');
  await expect(rows(page)).toContainText(/\d{1,2} \S+ \d{4}, \d\d\.\d\d/);
  await page.getByRole('button', { name: 'Clear Filters' }).first().click();
  await expect(search(page)).toHaveValue('');
  await expect(page.getByText(/^Showing (\d+) of \1 active tickets$/)).toBeVisible();
});

test('pending tickets are not there, and the empty list says so', async ({ page, data }) => {
  const { tickets } = await data.order({ buyer_name: unique('Pending ') });
  await page.goto('/admin/tickets');
  await search(page).fill(tickets[0]?.ticket_code ?? '');
  await expect(page.getByText('No active tickets match the criteria')).toBeVisible();
  await expect(page.getByText('Pending tickets are excluded.')).toBeVisible();
  await expect(page.getByText(/^Showing 0 of \d+ active tickets$/)).toBeVisible();
  await expectAccessible(page);
});

test('on a phone each ticket is a row of text that leads to its order', async ({ page, data }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const order = await data.order({ paid: true });
  await page.goto('/admin/tickets');
  await search(page).fill(`#${order.id}`);
  await expect(page.getByText(order.buyer_email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: `#${order.id}` }).click();
  await expect(page.getByRole('heading', { name: `Order ${order.order_number}` })).toBeVisible();
});
