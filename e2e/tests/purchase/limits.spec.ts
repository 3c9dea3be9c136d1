import { HELD_SEATS_TEXT } from '@festival/contracts';
import type { Page } from '@playwright/test';
import { expect, JOURNEY, test } from '../../support/fixtures.js';
import { expectAccessible, expectFitting } from '../../support/site/checks.js';
import { answer } from '../../support/site/answers.js';
import { READY_WITHIN_MS, Stack } from '../../support/stack.js';
import { TicketBuyer } from '../../support/site/ticket-buyer.js';

test.describe('a shop that asks for work before an order', () => {
  let working: Stack;
  test.beforeAll(async () => {
    test.setTimeout(READY_WITHIN_MS + 30_000);
    working = await Stack.start({ PROOF_OF_WORK: 'on', RATE_LIMITS: 'on' });
  });
  test.afterAll(() => working.stop());

  test('the browser does it in a worker, and the order goes on', JOURNEY, async ({ browser }) => {
    const page = await browser.newPage({ baseURL: working.url, viewport: { width: 360, height: 740 } });
    const orders: Array<{ status: number; key: string | undefined }> = [];
    page.on('response', (response) => {
      const request = response.request();
      if (request.method() !== 'POST' || !response.url().endsWith('/api/orders')) return;
      orders.push({ status: response.status(), key: request.headers()['idempotency-key'] });
    });
    let workers = 0;
    page.on('worker', () => (workers += 1));
    const buyer = new TicketBuyer(page);
    await buyer.checkOut();
    expect(orders.map(({ status }) => status)).toEqual([429, 201]);
    expect(new Set(orders.map(({ key }) => key)).size).toBe(1);
    expect(workers).toBe(1);
    await buyer.payBy('QRIS');
    await buyer.succeeded();
    await page.close();
  });
});

const TOO_MANY = 'Too many requests. Please wait a moment and try again.';

for (const [name, message, english, indonesian] of [
  ['a network that holds many seats unpaid', HELD_SEATS_TEXT, /or use another one/, /atau pakai jaringan lain/],
  [
    'too many requests',
    TOO_MANY,
    /Please wait a moment\. Please try again\.$/,
    /Tunggu sebentar\. Silakan coba lagi\.$/,
  ],
] as const) {
  test(`${name}: told in both languages, and the form stays`, async ({ page }) => {
    await answer(page, '/api/orders', 429, { success: false, message });
    const buyer = new TicketBuyer(page);
    await buyer.openCheckout();
    await buyer.fillContact();
    for (const text of [english, indonesian]) {
      await page.getByRole('button', { name: /^(PROCEED TO CHECKOUT|LANJUT KE PEMBAYARAN)/ }).click();
      await expect(page.getByRole('alertdialog').getByText(text)).toBeVisible();
      await expectAccessible(page);
      await expectFitting(page);
      await page.getByRole('button', { name: 'OK' }).click();
      await expect(page.getByLabel(/^(Full name|Nama lengkap)$/)).toHaveValue('Siti Rahma');
      if (text === english) await toIndonesian(page);
    }
  });
}

async function toIndonesian(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'ID: Bahasa Indonesia' }).click();
  await page.getByRole('button', { name: 'Tutup menu' }).click();
}
