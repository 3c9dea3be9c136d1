import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';

test.beforeEach(({ page, staff }) => staff.signIn(page));

async function saved(page: Page, click: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const waiting = page.waitForEvent('download');
  await click();
  const file = await waiting;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

const exportNow = (page: Page) => saved(page, () => page.getByRole('button', { name: 'Export CSV' }).click());

test('exports the tickets that the present filter leaves', async ({ page, data }) => {
  const [mine, other] = [unique('Mine '), unique('Other ')];
  const code = await data.ticket(mine);
  await data.ticket(other);
  await page.goto('/admin/tickets');
  await page.getByPlaceholder('Code, order ID or buyer').fill(code);
  await expect(page.getByText(/^Showing 1 of/)).toBeVisible();
  const { name, content } = await exportNow(page);
  expect(name).toMatch(/^tickets-\d{12}\.csv$/);
  const text = content.toString('utf8');
  expect(text.startsWith('\uFEFF"Ticket code";"Status"')).toBe(true);
  expect(text).toContain(`"${code}";"valid";"${mine}"`);
  expect(text).not.toContain(other);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
});

test('shows how far an export is, and says when it failed', async ({ page, data }) => {
  await data.ticket('Budi Santoso');
  await page.goto('/admin/tickets');
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
  let refuse: () => void = () => undefined;
  await page.route('**/api/admin/tickets/export**', async (route) => {
    await new Promise<void>((done) => (refuse = done));
    await route.fulfill({ status: 503, json: { success: false, message: 'The service is temporarily unavailable.' } });
  });
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByText(/^Exporting 0/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Exporting/ })).toBeDisabled();
  refuse();
  await expect(page.getByText('The export failed: The service is temporarily unavailable.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
});

test('prints the door list by name and by code', async ({ page, data }) => {
  await data.ticket('Budi Santoso');
  await page.goto('/admin/tickets');
  for (const [label, sort] of [
    ['Sorted by name', 'name'],
    ['Sorted by ticket code', 'code'],
  ] as const) {
    await page.getByRole('button', { name: 'Door list (PDF)' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: label })).toBeVisible();
    await expectAccessible(page);
    const { name, content } = await saved(page, () => page.getByRole('menuitem', { name: label }).click());
    expect(name).toBe(`door-list-by-${sort}.pdf`);
    expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test('the button for the orders exports what their filter leaves', async ({ page, data }) => {
  const order = await data.order({ buyer_name: unique('Exported ') });
  const filter = new URLSearchParams({ filter: JSON.stringify({ q: order.order_number }) });
  const answer = await page.request.get(`/api/admin/orders/export?${filter}`);
  expect(answer.headers()['x-total-rows']).toBe('1');
  expect(await answer.text()).toContain(`"${order.order_number}"`);
});
