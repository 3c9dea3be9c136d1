import { expect, JOURNEY, test } from '../../support/fixtures.js';
import { mailsTo, mailTo, ticketAddresses } from '../../support/outbox.js';
import { TicketBuyer } from '../../support/site/ticket-buyer.js';

test('two tickets with both codes: bought, paid, mailed', JOURNEY, async ({ page, stack, backOffice }) => {
  const buyer = new TicketBuyer(page);
  await buyer.openCheckout();
  await buyer.fillContact();
  await page.getByLabel('Quantity').selectOption('2');
  await buyer.apply('Referral code', 'crown01');
  await expect(page.getByText('Panitia: Demo Panitia')).toBeVisible();
  await buyer.apply('Discount code', 'unity10');
  await expect(page.getByText('Rp 134.600').first()).toBeVisible();
  await buyer.proceed();
  const number = await buyer.popupOrder();
  await buyer.payBy('QRIS');
  await buyer.succeeded();
  await expect(page.getByText(number)).toBeVisible();
  // The pop-up tells the browser, a notification tells the server, a moment later.
  await expect.poll(async () => (await backOffice.order(number)).status).toBe('settlement');
  const order = await backOffice.order(number);
  expect(order).toMatchObject({ final_amount: 134_600, ticket_quantity: 2 });
  expect(order.referral_code.code).toBe('CROWN01');
  const mail = await mailTo(stack.outbox, buyer.email, /e-ticket/i);
  expect(ticketAddresses(mail)).toHaveLength(2);
  expect(mail.attachments.filter((each) => each.mimeType === 'image/png')).toHaveLength(2);
  expect(mail.attachments.some((each) => each.mimeType === 'application/pdf')).toBe(true);
});

test('pays later: a late notification confirms it', JOURNEY, async ({ page, simulator }) => {
  const buyer = new TicketBuyer(page);
  const number = await buyer.checkOut();
  await buyer.popup.getByRole('button', { name: /BCA/ }).click();
  await buyer.popup.getByRole('button', { name: "I'll pay later" }).click();
  await expect(page).toHaveURL(/\/payment\/pending/);
  await expect(buyer.heading('Payment Pending')).toBeVisible();
  await simulator.pay(number);
  await buyer.succeeded();
});

test('expired: says so and offers new tickets', JOURNEY, async ({ page, simulator }) => {
  const buyer = new TicketBuyer(page);
  const number = await buyer.checkOut();
  await buyer.popup.getByRole('button', { name: 'Close' }).click();
  await expect(buyer.heading('Payment Pending')).toBeVisible();
  await simulator.fail(number, 'expire');
  await expect(buyer.heading('Payment Expired')).toBeVisible();
  await expect(page.getByText('Payment has expired. Please create a new order to continue.')).toBeVisible();
  await page.getByRole('button', { name: 'Order New Tickets' }).click();
  await expect(page).toHaveURL(/\/ticket$/);
});

test('denied, then paid another way in the same pop-up', JOURNEY, async ({ page }) => {
  const buyer = new TicketBuyer(page);
  await buyer.checkOut();
  await buyer.popup.getByRole('button', { name: 'GoPay' }).click();
  await buyer.popup.getByRole('button', { name: 'Deny payment' }).click();
  await buyer.popup.getByRole('button', { name: /another|other method|try again/i }).click();
  await buyer.payBy('QRIS');
  await buyer.succeeded();
});

test('cancelled: asked first, then ended', JOURNEY, async ({ page, backOffice }) => {
  const buyer = new TicketBuyer(page);
  const number = await buyer.checkOut();
  await buyer.popup.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Are you sure you want to cancel this order? This action cannot be undone');
  await dialog.getByRole('button', { name: 'Keep Order' }).click();
  expect((await backOffice.order(number)).status).toBe('pending');
  await page.getByRole('button', { name: 'Cancel Order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Order' }).click();
  await expect(buyer.heading('Order Cancelled')).toBeVisible();
  await expect(page.getByText('Your order has been successfully cancelled.')).toBeVisible();
  expect((await backOffice.order(number)).status).toBe('cancel');
});

test('tab closed and come back: the payment goes on where it was', JOURNEY, async ({ page, context }) => {
  const buyer = new TicketBuyer(page);
  await buyer.checkOut();
  await page.close({ runBeforeUnload: false });
  const again = new TicketBuyer(await context.newPage());
  await again.page.goto('/ticket');
  await expect(again.page).toHaveURL(/\/payment\/pending/);
  await again.page.getByRole('button', { name: 'Re-open Payment' }).click();
  await again.payBy('QRIS');
  await again.succeeded();
});

test('come back on another device by the mailed link', JOURNEY, async ({ page, browser, stack }) => {
  const buyer = new TicketBuyer(page);
  const number = await buyer.checkOut();
  const mail = await mailTo(stack.outbox, buyer.email, /.*/);
  const link = /https?:\/\/\S+\/payment\/pending\?\S+/.exec(mail.text ?? '')?.[0] ?? '';
  expect(link).toContain(number);
  const other = await browser.newContext();
  const there = new TicketBuyer(await other.newPage());
  await there.page.goto(link);
  await expect(there.heading('Payment Pending')).toBeVisible();
  await expect(there.page).not.toHaveURL(/resume=/);
  await there.page.getByRole('button', { name: 'Re-open Payment' }).click();
  await there.payBy('QRIS');
  await there.succeeded();
  await other.close();
});

test(
  'sold out while checking out: the server says so and nothing is lost',
  JOURNEY,
  async ({ page, backOffice, stack }) => {
    const buyer = new TicketBuyer(page);
    await buyer.openCheckout();
    await buyer.fillContact();
    await backOffice.sellOut('pre-sales-2');
    try {
      await buyer.proceed();
      const alert = page.getByRole('alertdialog');
      await expect(alert).toContainText(
        'Payment processing failed: Tickets for this category are sold out. Please try again.',
      );
      await alert.getByRole('button').click();
      await expect(page.getByLabel('Full name')).toHaveValue('Siti Rahma');
    } finally {
      await backOffice.changeTier('pre-sales-2', { quota: 650 });
    }
    expect(await mailsTo(stack.outbox, buyer.email)).toHaveLength(0);
  },
);

test('a free order needs no payment', async ({ page, stack, backOffice }) => {
  await backOffice.createDiscount('FREE100', 100);
  const buyer = new TicketBuyer(page);
  await buyer.openCheckout();
  await buyer.fillContact();
  await buyer.apply('Discount code', 'FREE100');
  await expect(page.getByText('Discount code applied: 100% off')).toBeVisible();
  await buyer.proceed();
  await buyer.succeeded();
  expect(ticketAddresses(await mailTo(stack.outbox, buyer.email, /e-ticket/i))).toHaveLength(1);
});
