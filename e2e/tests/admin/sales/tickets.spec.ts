import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, JOURNEY, test } from '../../../support/admin/fixtures.js';
import { answerOnce } from '../../../support/answer-once.js';
import type { Stack } from '../../../support/stack.js';

test.beforeEach(({ page, staff }) => staff.signIn(page));

const search = (page: Page) => page.getByPlaceholder('Code, order ID or buyer');
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

/** As the program made it at its first start. */
const secretOf = (stack: Stack) => readFileSync(join(dirname(stack.outbox), 'ticket-reset-secret'), 'utf8').trim();
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

async function openUsed(page: Page, code: string): Promise<void> {
  await page.goto('/admin/tickets');
  await search(page).fill(code);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Used');
}

test('says that it is loading', async ({ page }) => {
  let answer: () => void = () => undefined;
  const waits = new Promise<void>((done) => (answer = done));
  await page.route('**/api/admin/tickets?*', async (route) => {
    await waits;
    await route.continue();
  });
  await page.goto('/admin/tickets');
  await expect(page.getByText('Loading tickets', { exact: true })).toBeVisible();
  answer();
  await expect(page.getByText(/^Showing \d+ of \d+ active tickets$/)).toBeVisible();
});

test('four cards count all tickets', async ({ page, data }) => {
  const order = await data.order({ paid: true, quantity: 2 });
  await data.checkIn(order.tickets[0]?.ticket_code ?? '');
  await page.goto('/admin/tickets');
  const figure = (name: string) => page.getByRole('region', { name, exact: true }).getByText(/^\d+%?$/);
  for (const name of ['Active Tickets', 'Valid Tickets', 'Used Tickets', 'Check-in Rate'])
    await expect(figure(name)).toBeVisible();
  const [active, used] = [await figure('Active Tickets').textContent(), await figure('Used Tickets').textContent()];
  await expect(figure('Check-in Rate')).toHaveText(`${Math.round((Number(used) / Number(active)) * 100)}%`);
  await expect(page.getByText(`Showing ${active} of ${active} active tickets`)).toBeVisible();
});

test('resets a ticket after three confirmations', JOURNEY, async ({ page, data, stack }) => {
  const code = await data.ticket('Budi Santoso');
  await data.checkIn(code);
  await openUsed(page, code);
  await rows(page).getByRole('button', { name: 'Reset' }).click();
  await expect(dialog(page)).toContainText('The ticket of Budi Santoso becomes VALID again');
  await expectAccessible(page);
  await press(page, 'Continue');
  await dialog(page).getByLabel('Ticket code').fill('TKT-000000000000');
  await press(page, 'Continue');
  await expect(page.getByText('Konfirmasi gagal: kode ticket tidak cocok.')).toBeVisible();
  await expectAccessible(page);
  await dialog(page).getByLabel('Ticket code').fill(` ${code.toLowerCase()} `);
  await page.keyboard.press('Enter');
  await press(page, 'Reset ticket');
  await expect(page.getByText('Type the secret code.', { exact: true })).toBeVisible();
  await page.getByLabel('Secret code').fill(secretOf(stack));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reset ticket', exact: true }).dblclick();
  await expect(page.getByText('Ticket berhasil direset menjadi VALID.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(rows(page)).toContainText('Valid');
});

test('a wrong secret cancels the reset, and so does Cancel at each prompt', async ({ page, data }) => {
  const code = await data.ticket('Budi Santoso');
  await data.checkIn(code);
  await openUsed(page, code);
  const begin = () => rows(page).getByRole('button', { name: 'Reset' }).click();
  await begin();
  await press(page, 'Cancel');
  await expect(dialog(page)).toBeHidden();
  await begin();
  await press(page, 'Continue');
  await dialog(page).getByLabel('Ticket code').fill(code);
  await press(page, 'Cancel');
  await expect(dialog(page)).toBeHidden();
  await begin();
  await press(page, 'Continue');
  await dialog(page).getByLabel('Ticket code').fill(code);
  await press(page, 'Continue');
  await press(page, 'Cancel');
  await expect(dialog(page)).toBeHidden();
  await answerOnce(page, '**/api/tickets/*/reset', (route) => route.fulfill({ status: 502, body: '' }));
  await begin();
  await press(page, 'Continue');
  await dialog(page).getByLabel('Ticket code').fill(code);
  await press(page, 'Continue');
  await page.getByLabel('Secret code').fill('whatever');
  await press(page, 'Reset ticket');
  await expect(page.getByText('Gagal reset ticket', { exact: true })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await begin();
  await press(page, 'Continue');
  await dialog(page).getByLabel('Ticket code').fill(code);
  await press(page, 'Continue');
  await page.getByLabel('Secret code').fill('guess');
  await press(page, 'Reset ticket');
  await expect(page.getByText('Kode rahasia salah. Aksi dibatalkan.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect(rows(page)).toContainText('Used');
});

test('a check-in made while the dialogs are open stays', async ({ page, data, stack }) => {
  const code = await data.ticket('Budi Santoso');
  await data.checkIn(code);
  await openUsed(page, code);
  await rows(page).getByRole('button', { name: 'Reset' }).click();
  await data.reset(code, secretOf(stack));
  await data.checkIn(code);
  await press(page, 'Continue');
  await dialog(page).getByLabel('Ticket code').fill(code);
  await press(page, 'Continue');
  await page.getByLabel('Secret code').fill(secretOf(stack));
  await press(page, 'Reset ticket');
  await expect(page.getByText(/checked in or changed in the meantime/)).toBeVisible();
  await expect(rows(page)).toContainText('Used');
});

test('resets all tickets with the secret, and says when a call failed', async ({ page, data, stack }) => {
  const code = await data.ticket('Budi Santoso');
  await data.checkIn(code);
  await openUsed(page, code);
  const begin = () => page.getByRole('button', { name: 'Reset all to valid' }).click();
  await begin();
  await expectAccessible(page);
  await press(page, 'Cancel');
  await begin();
  await press(page, 'Continue');
  await press(page, 'Cancel');
  await expect(dialog(page)).toBeHidden();
  await begin();
  await press(page, 'Continue');
  await page.getByLabel('Secret code').fill('guess');
  await press(page, 'Reset all tickets');
  await expect(page.getByText('Kode rahasia salah', { exact: true })).toBeVisible();
  await expect(rows(page)).toContainText('Used');
  await answerOnce(page, '**/api/tickets/reset-all', (route) => route.fulfill({ status: 502, body: '' }));
  await begin();
  await press(page, 'Continue');
  await page.getByLabel('Secret code').fill('whatever');
  await press(page, 'Reset all tickets');
  await expect(page.getByText('Gagal reset tiket', { exact: true })).toBeVisible();
  await begin();
  await press(page, 'Continue');
  await page.getByLabel('Secret code').fill(secretOf(stack));
  await expectAccessible(page);
  await press(page, 'Reset all tickets');
  await expect(page.getByText(/^Berhasil reset \d+ tiket/)).toBeVisible();
  await expect(rows(page)).toContainText('Valid');
  await expect(page.getByRole('region', { name: 'Used Tickets' })).toContainText('0');
});
