import type { Page } from '@playwright/test';
import { expect, JOURNEY, test } from '../../support/fixtures.js';
import { mailTo } from '../../support/outbox.js';
import { browserThatSees } from '../../support/qr-camera.js';
import { ADMIN } from '../../support/stack.js';
import { TicketBuyer } from '../../support/site/ticket-buyer.js';

/** Reading pictures by software takes its time on a busy machine. */
const READ = { timeout: 15_000 };

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin`);
  await expect(page.getByText('AUTHENTICATION REQUIRED')).toBeVisible();
  await page.goto(`${url}/admin/login`);
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: /sign in|log in/i }).click();
}

test('from the mail to the gate: the paid order is seen, its QR lets in once', JOURNEY, async ({ page, stack }) => {
  test.setTimeout(120_000);
  const buyer = new TicketBuyer(page);
  const number = await buyer.checkOut();
  await buyer.payBy('QRIS');
  await buyer.succeeded();
  const mail = await mailTo(stack.outbox, buyer.email, /e-ticket/i);
  const qr = mail.attachments.find((each) => each.mimeType === 'image/png');
  const camera = await browserThatSees(new Uint8Array(qr?.content as ArrayBuffer));
  try {
    const gate = await camera.browser.newPage({ viewport: { width: 360, height: 740 }, permissions: ['camera'] });
    await signIn(gate, stack.url);
    await expect(gate.getByText(number)).toBeVisible();
    await gate.goto(`${stack.url}/admin/scanner`);
    await gate.getByRole('button', { name: 'Start Scanning' }).click();
    await expect(gate.getByText('VALID', { exact: true })).toBeVisible(READ);
    await expect(gate.getByText('Siti Rahma', { exact: true })).toBeVisible();
    await gate.getByRole('button', { name: 'Continue Scanning' }).click();
    await expect(gate.getByText('VALID', { exact: true })).toBeHidden();
    await gate.close();

    const other = await camera.browser.newPage({ viewport: { width: 360, height: 740 }, permissions: ['camera'] });
    await signIn(other, stack.url);
    await expect(other.getByText(number)).toBeVisible();
    await other.goto(`${stack.url}/admin/scanner`);
    await other.getByRole('button', { name: 'Start Scanning' }).click();
    await expect(other.getByText('ALREADY USED', { exact: true })).toBeVisible(READ);
  } finally {
    await camera.close();
  }
});
