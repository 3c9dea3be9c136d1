import { expect, test } from '../../support/fixtures.js';
import { answer, answerStatus, lose, ORDER, storePending } from '../../support/site/answers.js';

const stored = (key: string) => localStorage.getItem(key);

for (const text of ['{', 'null', '{"orderId":7}']) {
  test(`a stored order that reads ${text} is dropped and told`, async ({ page }) => {
    await storePending(page, text);
    await page.goto('/ticket');
    await expect(page).toHaveURL(/\/payment\/pending$/);
    await expect(page.getByText('Invalid order data.')).toBeVisible();
    expect(await page.evaluate(stored, 'pending_order')).toBeNull();
    await page.getByRole('link', { name: 'Order Tickets' }).click();
    await expect(page).toHaveURL(/\/ticket$/);
  });
}

test('leaving while the payment is open asks first, and no longer once it has ended', async ({ page }) => {
  await answerStatus(page, 'pending', 'is_pending');
  await storePending(page);
  await page.goto('/payment/pending');
  // Browsers only ask after an interaction with the page.
  await page.getByRole('button', { name: 'Check Status Now' }).click();
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;
  await answerStatus(page, 'expire', 'is_failed');
  await expect(page.getByRole('heading', { name: 'Payment Expired' })).toBeVisible();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});

test('found paid: remembers the order, forgets the pending one, shows the success page', async ({ page }) => {
  await answerStatus(page, 'settlement', 'is_successful');
  await storePending(page);
  await page.goto('/payment/pending');
  await expect(page.getByText('Payment confirmed! Redirecting to your tickets...')).toBeVisible();
  await expect(page).toHaveURL(/\/payment\/success$/);
  await expect(page.getByText('1 November 2025 at 12:04 WIB')).toBeVisible();
  expect(await page.evaluate(stored, 'pending_order')).toBeNull();
  expect(JSON.parse((await page.evaluate(stored, 'recent_successful_order')) ?? '')).toEqual({
    orderNumber: ORDER,
    status: 'settlement',
    paidAt: '2025-11-01T05:04:00Z',
  });
  await page.goto('/payment/pending');
  await expect(page).toHaveURL(/\/payment\/success$/);
});

test('a lost connection is told and gets over by itself', async ({ page }) => {
  await lose(page, `/api/payment/${ORDER}/status`);
  await storePending(page);
  await page.goto('/payment/pending');
  await expect(page.getByText('Connection issue. Retrying...')).toBeVisible();
  await answerStatus(page, 'expire', 'is_failed');
  await expect(page.getByText('Payment has expired. Please create a new order to continue.')).toBeVisible();
  expect(await page.evaluate(stored, 'pending_order')).toBeNull();
});

test('a server that asks for quiet is left in peace for as long', async ({ page }) => {
  let checks = 0;
  await page.clock.install();
  await page.route(`**/api/payment/${ORDER}/status`, (route) => {
    checks += 1;
    return route.fulfill({
      status: 429,
      headers: { 'retry-after': '20' },
      json: { success: false, message: 'Slow down' },
    });
  });
  await page.goto(`/payment/pending?order_id=${ORDER}`);
  await page.clock.runFor(1_000);
  await expect(page.getByText('Could not retrieve status. We will keep trying.')).toBeVisible();
  await page.clock.runFor(15_000);
  expect(checks).toBe(1);
  await page.clock.runFor(10_000);
  await expect.poll(() => checks).toBe(2);
});

test('the success page sends an order that is not paid to the payment page', async ({ page }) => {
  await answerStatus(page, 'pending', 'is_pending');
  await page.goto(`/payment/success?order_number=${ORDER}`);
  await expect(page).toHaveURL(new RegExp(`/payment/pending\\?order_id=${ORDER}$`));
  await expect(page.getByRole('heading', { name: 'Payment Pending' })).toBeVisible();
});

test('Order New Tickets forgets what is stored', async ({ page }) => {
  await answer(page, `/api/payment/${ORDER}/status`, 404, { success: false, message: 'Order not found' });
  await storePending(page);
  await page.goto('/ticket');
  await expect(page.getByText('Removed from system')).toBeVisible();
  await page.getByRole('button', { name: 'Order New Tickets' }).click();
  await expect(page).toHaveURL(/\/ticket$/);
  await expect(page.getByRole('link', { name: /^BUY TICKET/ })).toBeVisible();
});
