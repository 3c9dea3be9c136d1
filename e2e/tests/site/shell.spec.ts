import { expect, test } from '../../support/fixtures.js';
import { answer, answerStatus, answerTicket, ORDER, storePending, TICKET_ADDRESS } from '../../support/site/answers.js';
import { watchHosts, watchShifts } from '../../support/site/checks.js';
import { SITE_STATES } from '../../support/site/states.js';
import { TicketBuyer } from '../../support/site/ticket-buyer.js';

// The test's answers must reach the page whatever an earlier visit has cached.
test.use({ serviceWorkers: 'block' });

test.describe('nothing jumps', () => {
  const STILL = [
    'home',
    'about',
    'ticket',
    'checkout',
    'checkout without price',
    'pending',
    'expired',
    'removed',
    'success',
    'valid ticket',
    'used ticket',
  ];
  for (const state of STILL) {
    test(state, async ({ page }) => {
      const shifted = await watchShifts(page);
      await SITE_STATES[state]?.(page);
      expect(await shifted()).toBe(0);
    });
  }

  test('on a wide screen when an order ends', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const shifted = await watchShifts(page);
    await answerStatus(page, 'pending', 'is_pending');
    await storePending(page);
    await page.goto('/payment/pending');
    await expect(page.getByText(/^Payment still being processed/)).toBeVisible();
    await answer(page, `/api/payment/${ORDER}/status`, 404, { success: false, message: 'Order not found' });
    await expect(page.getByRole('heading', { name: 'Order Expired' })).toBeVisible();
    expect(await shifted()).toBe(0);
  });
});

test('no other host is asked for anything, but the payment provider by the checkout', async ({ page, stack }) => {
  const own = new URL(stack.url).host;
  const hosts = watchHosts(page);
  await answerTicket(page, 'valid');
  await page.goto(TICKET_ADDRESS, { waitUntil: 'networkidle' });
  for (const path of ['/', '/about', '/ticket']) await page.goto(path, { waitUntil: 'networkidle' });
  await page.goto('/error/404', { waitUntil: 'networkidle' });
  expect([...hosts]).toEqual([own]);
  await new TicketBuyer(page).checkOut();
  expect([...hosts].sort()).toEqual([own, new URL(stack.simulatorUrl).host].sort());
});

test.describe('the shell', () => {
  test('logo, links and accounts', async ({ page }) => {
    await page.goto('/payment/pending');
    await expect(page.getByRole('banner').getByRole('link', { name: /start page/ })).toHaveAttribute('href', '/');
    const accounts = page
      .getByRole('contentinfo')
      .getByRole('listitem')
      .getByRole('link', { name: /opens in a new tab/ });
    await expect(accounts).toHaveCount(4);
    for (const account of await accounts.all()) await expect(account).toHaveAttribute('target', '_blank');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Ticket' }).click();
    await expect(page).toHaveURL(/\/ticket$/);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  });
});
