import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.js';
import { answerOpenOrder, lose, ORDER } from '../../support/site/answers.js';
import { untilHydrated } from '../../support/site/hydration.js';
import { TicketBuyer } from '../../support/site/ticket-buyer.js';

/** Presses Tab until the control has the focus. */
async function tabTo(
  page: Page,
  name: string | RegExp,
  role: 'link' | 'button' | 'textbox' | 'combobox',
): Promise<void> {
  const control = page.getByRole(role, { name, exact: typeof name === 'string' });
  for (let presses = 0; presses < 40; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${String(name)}`);
}

test('bought by the keyboard alone', async ({ page }) => {
  const buyer = new TicketBuyer(page);
  await page.goto('/ticket');
  await expect(page.getByRole('link', { name: /^BUY TICKET/ })).toBeVisible();
  await tabTo(page, /^BUY TICKET/, 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full name')).toBeVisible();
  const fields: [string, string][] = [
    ['Full name', 'Siti Rahma'],
    ['Email', buyer.email],
    ['Confirm email', buyer.email],
    ['Phone number', buyer.phone],
  ];
  for (const [label, text] of fields) {
    await tabTo(page, label, 'textbox');
    await page.keyboard.type(text);
  }
  await tabTo(page, 'Quantity', 'combobox');
  await page.keyboard.type('2');
  await tabTo(page, 'Discount code (optional)', 'textbox');
  await page.keyboard.type('unity10');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Rp 134.600').first()).toBeVisible();
  await tabTo(page, 'PROCEED TO CHECKOUT · Rp 134.600', 'button');
  await page.keyboard.press('Enter');
  await buyer.popupOrder();
  await buyer.popup.getByRole('button', { name: 'QRIS' }).focus();
  await page.keyboard.press('Enter');
  await expect(buyer.popup.getByRole('button', { name: 'Pay now' })).toBeVisible();
  await buyer.popup.getByRole('button', { name: 'Pay now' }).focus();
  await page.keyboard.press('Enter');
  await buyer.succeeded();
});

test('a double press places one order and opens one payment', async ({ page }) => {
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) orders.push(request.url());
  });
  const buyer = new TicketBuyer(page);
  await buyer.openCheckout();
  await buyer.fillContact();
  await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).dblclick();
  await buyer.popupOrder();
  expect(orders).toHaveLength(1);
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('an anti-forgery token that is over is renewed and the call repeated', async ({ page }) => {
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/orders/check-existing')) answers.push(response.status());
  });
  const buyer = new TicketBuyer(page);
  await buyer.openCheckout();
  await buyer.fillContact();
  await page.evaluate(() => document.querySelector('meta[name="csrf-token"]')?.setAttribute('content', 'over'));
  await buyer.proceed();
  await buyer.popupOrder();
  expect(answers).toEqual([419, 200]);
});

test('a purchase token that is over does not stop the codes', async ({ page }) => {
  const buyer = new TicketBuyer(page);
  await buyer.openCheckout();
  await page.evaluate(() => localStorage.setItem('purchase_token', 'over'));
  await buyer.apply('Discount code', 'unity10');
  await expect(page.getByText('Discount code applied: 10% off')).toBeVisible();
});

test('what was typed outlives a reload and the way back', async ({ page }) => {
  const buyer = new TicketBuyer(page);
  await buyer.openCheckout();
  await buyer.fillContact();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Siti Rahma');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Get Your Ticket' })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Phone number')).toHaveValue(buyer.phone);
});

/** A small phone, one on its side, and a desk's screen at 200 and 400 % zoom. */
for (const [width, height] of [
  [360, 640],
  [740, 360],
  [640, 360],
  [320, 256],
] as const) {
  test(`nothing lies over a field that is filled in at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await new TicketBuyer(page).openCheckout();
    await expect(page.getByLabel('Full name')).toBeVisible();
    for (const name of ['Full name', 'Phone number', 'Discount code']) {
      const field = page.getByRole('textbox', { name });
      await field.focus();
      await expect.poll(() => field.evaluate(isOnTop)).toBe(true);
    }
    const button = page.getByRole('button', { name: 'PROCEED TO CHECKOUT' });
    await button.focus();
    await expect.poll(() => button.evaluate(isOnTop)).toBe(true);
  });
}

/** Whether nothing covers the four corners of its visible part. */
function isOnTop(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return [left + 8, right - 8].every((x) =>
    [top + 8, bottom - 8].every((y) => element.contains(document.elementFromPoint(x, y))),
  );
}

test('a code that a reload finds typed in is applied again, and the sum is the one that is charged', async ({
  page,
  backOffice,
}) => {
  const buyer = new TicketBuyer(page);
  await buyer.openCheckout();
  await buyer.fillContact();
  await page.getByLabel('Quantity').selectOption('3');
  await buyer.apply('Discount code', 'unity10');
  await expect(page.getByText('Discount code applied: 10% off')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'PROCEED TO CHECKOUT · Rp 201.900' })).toBeVisible();
  await buyer.proceed();
  const order = await buyer.popupOrder();
  expect(await backOffice.order(order)).toMatchObject({ final_amount: 201_900 });
});

test('a code that was not applied is checked at the press, and the new sum is agreed to', async ({
  page,
  backOffice,
}) => {
  const buyer = new TicketBuyer(page);
  await buyer.openCheckout();
  await buyer.fillContact();
  await page.getByRole('textbox', { name: 'Discount code' }).fill('nothing');
  await buyer.proceed();
  await expect(page.getByText('Invalid discount code')).toBeVisible();
  await page.getByRole('textbox', { name: 'Discount code' }).fill('unity10');
  await buyer.proceed();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Continue · Rp 69.300' }).click();
  const order = await buyer.popupOrder();
  expect(await backOffice.order(order)).toMatchObject({ final_amount: 69_300 });
});

test('the checkout opens at its top while its form is on its way, and Back leads to the cards', async ({ page }) => {
  let come = () => {};
  const coming = new Promise<void>((done) => (come = done));
  await page.route('**/assets/CheckoutView-*.js', async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto('/ticket');
  await untilHydrated(page);
  await page.getByRole('link', { name: /^BUY TICKET/ }).click();
  const title = page.getByRole('heading', { name: 'Checkout' });
  await expect(title).toBeInViewport();
  await expect(title).toBeFocused();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  come();
  await expect(page.getByLabel('Full name')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: /^BUY TICKET/ })).toBeInViewport();
  await page.goForward();
  await page.getByRole('link', { name: 'Back to Ticket Selection' }).click();
  await expect(page.getByRole('link', { name: /^BUY TICKET/ })).toBeInViewport();
});

test('a browser that refuses its storage sells all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const buyer = new TicketBuyer(page);
  await buyer.openCheckout();
  await buyer.fillContact();
  await buyer.proceed();
  await buyer.payBy('QRIS');
  await buyer.succeeded();
});

test('a payment window that can not be had is told, and the order is not lost', async ({ page }) => {
  await lose(page, '/snap/snap.js');
  const buyer = new TicketBuyer(page);
  await buyer.openCheckout();
  await buyer.fillContact();
  await buyer.proceed();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Payment gateway is not available. Please refresh the page and try again.');
  await page.unroute('**/snap/snap.js');
  await alert.getByRole('button').click();
  await expect(page).toHaveURL(/\/payment\/pending$/);
  await page.getByRole('button', { name: 'Re-open Payment' }).click();
  await buyer.payBy('QRIS');
  await buyer.succeeded();
});

test.describe('an open order of one’s own', () => {
  test('is gone on with', async ({ page }) => {
    await answerOpenOrder(page);
    const buyer = new TicketBuyer(page);
    await buyer.openCheckout();
    await buyer.fillContact();
    await buyer.proceed();
    await expect(page.getByRole('dialog')).toContainText(`Order ${ORDER} is waiting for payment until 12:30 WIB.`);
    await page.getByRole('button', { name: 'Continue with this order' }).click();
    await expect(page).toHaveURL(new RegExp(`/payment/pending\\?order_id=${ORDER}$`));
  });

  test('is cancelled, and another takes its place', async ({ page, backOffice }) => {
    const buyer = new TicketBuyer(page);
    const first = await buyer.checkOut();
    // A second tab knows of no pending order: as when the buyer's storage was cleared but for the token.
    await page.evaluate(() => localStorage.removeItem('pending_order'));
    await page.goto('about:blank');
    await page.goto('/ticket');
    await page.evaluate(() => sessionStorage.clear());
    await buyer.openCheckout();
    await buyer.fillContact();
    await page.getByLabel('Quantity').selectOption('3');
    await buyer.proceed();
    await page.getByRole('button', { name: 'Cancel it and start anew' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Order' }).click();
    const second = await buyer.popupOrder();
    expect(second).not.toBe(first);
    expect((await backOffice.order(first)).status).toBe('cancel');
    expect(await backOffice.order(second)).toMatchObject({ status: 'pending', ticket_quantity: 3 });
  });
});
