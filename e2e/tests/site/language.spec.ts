import { expect, test } from '../../support/fixtures.js';
import { mailTo } from '../../support/outbox.js';
import { expectAccessible, expectFitting } from '../../support/site/checks.js';
import { untilHydrated } from '../../support/site/hydration.js';
import { TicketBuyer } from '../../support/site/ticket-buyer.js';

const toIndonesian = { name: 'ID: Bahasa Indonesia' };

test('a ticket bought in Indonesian, from the first sight to the mail', async ({ page, stack }) => {
  const buyer = new TicketBuyer(page);
  await page.goto('/ticket');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', toIndonesian).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await page.getByRole('button', { name: 'Tutup menu' }).click();
  await page.getByRole('link', { name: /^BELI TIKET/ }).click();
  await expect(page.getByRole('link', { name: 'Kembali ke Pilihan Tiket' })).toBeVisible();
  await page.getByRole('button', { name: 'LANJUT KE PEMBAYARAN' }).click();
  await expect(page.getByText('Nama lengkap wajib diisi')).toBeVisible();
  await expectAccessible(page);
  await expectFitting(page);
  await page.getByLabel('Nama lengkap').fill('Siti Rahma');
  await page.getByLabel('Email', { exact: true }).fill(buyer.email);
  await page.getByLabel('Konfirmasi email').fill(buyer.email);
  await page.getByLabel('Nomor telepon').fill(buyer.phone);
  await page.getByRole('button', { name: 'LANJUT KE PEMBAYARAN' }).click();
  const number = await buyer.popupOrder();
  await buyer.popup.getByRole('button', { name: 'QRIS' }).click();
  await buyer.popup.getByRole('button', { name: 'Bayar sekarang' }).click();
  await expect(page).toHaveURL(/\/payment\/success/);
  await expect(buyer.heading('Pembayaran Berhasil!')).toBeVisible();
  await expect(page.getByText(number)).toBeVisible();
  await expect(page).toHaveTitle(/^Pembayaran Berhasil! · /);
  const mail = await mailTo(stack.outbox, buyer.email, /e-ti[ck]et/i);
  expect(mail.text).toMatch(/tiket/i);
});

test('the choice is made by keyboard and outlasts a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/ticket');
  await untilHydrated(page);
  const choice = page.getByRole('button', toIndonesian);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(choice).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { name: 'Dapatkan Tiketmu' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dapatkan Tiketmu' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await page.getByRole('button', { name: 'EN: English' }).click();
  await expect(page.getByRole('heading', { name: 'Get Your Ticket' })).toBeVisible();
});
