import type { Browser } from '@playwright/test';
import { expect, JOURNEY, test } from '../../support/fixtures.js';
import { mailsTo, mailTo } from '../../support/outbox.js';
import { TicketBuyer } from '../../support/site/ticket-buyer.js';
import { until } from '../../support/until.js';

/** The link to finish the payment, from a mail's text. */
const linkIn = (text: string | undefined) => /https?:\/\/\S+\/payment\/pending\?\S+/.exec(text ?? '')?.[0] ?? '';

/** Somebody at another device. */
const elsewhere = async (browser: Browser) => new TicketBuyer(await (await browser.newContext()).newPage());

async function deny(buyer: TicketBuyer): Promise<void> {
  await buyer.popup.getByRole('button', { name: 'GoPay' }).click();
  await buyer.popup.getByRole('button', { name: 'Deny payment' }).click();
  await buyer.popup.getByRole('button', { name: 'Back to merchant' }).click();
}

async function isDenied(buyer: TicketBuyer): Promise<void> {
  const { page } = buyer;
  await expect(buyer.heading('Payment Failed')).toBeVisible();
  await expect(page.getByText('Payment was denied. Please try with a different payment method.')).toBeVisible();
  await expect(page.getByText(/^Your tickets are still held until \d\d:\d\d WIB\.$/)).toBeVisible();
}

test(
  'denied, back at the page: the payment is opened again and paid, and the tickets are there',
  JOURNEY,
  async ({ page }) => {
    const buyer = new TicketBuyer(page);
    await buyer.checkOut();
    await deny(buyer);
    await isDenied(buyer);
    await page.reload();
    await isDenied(buyer);
    await page.getByRole('button', { name: 'Re-open Payment' }).click();
    await buyer.payBy('QRIS');
    await buyer.succeeded();
    await expect(page.getByText('1 × Pre Sales 2')).toBeVisible();
    await expect(page.getByText(buyer.email)).toBeVisible();
    await page.getByRole('link', { name: 'Show My Ticket' }).click();
    await expect(page.getByRole('img', { name: 'QR code of this ticket' })).toBeVisible();
  },
);

test('denied, then the form once more: it leads to the payment that is open', async ({ page }) => {
  const buyer = new TicketBuyer(page);
  await buyer.checkOut();
  await deny(buyer);
  await isDenied(buyer);
  // Away from the page first: it notes the order again at each check.
  await page.goto('/about');
  await page.evaluate(() => localStorage.removeItem('pending_order'));
  await buyer.openCheckout();
  await buyer.fillContact();
  await page.getByLabel('Quantity').selectOption('2');
  await buyer.proceed();
  await page.getByRole('button', { name: 'Continue with this order' }).click();
  await isDenied(buyer);
  await page.getByRole('button', { name: 'Re-open Payment' }).click();
  await buyer.payBy('QRIS');
  await buyer.succeeded();
});

test('denied, then the mailed link on another device: paid there', async ({ page, browser, stack }) => {
  const buyer = new TicketBuyer(page);
  await buyer.checkOut();
  await deny(buyer);
  await isDenied(buyer);
  const there = await elsewhere(browser);
  await there.page.goto(linkIn((await mailTo(stack.outbox, buyer.email, /.*/)).text));
  await isDenied(there);
  await there.page.getByRole('button', { name: 'Re-open Payment' }).click();
  await there.payBy('QRIS');
  await there.succeeded();
  await buyer.succeeded();
  await there.page.context().close();
});

test('a second tab sees what the first one does', async ({ page, context }) => {
  const buyer = new TicketBuyer(page);
  await buyer.checkOut();
  await buyer.popup.getByRole('button', { name: 'Close' }).click();
  const second = new TicketBuyer(await context.newPage());
  await second.page.goto('/payment/pending');
  await expect(second.page.getByText('This order is not paid yet.', { exact: false })).toBeVisible();
  await second.page.getByRole('button', { name: 'Re-open Payment' }).click();
  await second.payBy('QRIS');
  await second.succeeded();
  await buyer.succeeded();
});

test('a bank was chosen: the page names its account, and until when', async ({ page }) => {
  const buyer = new TicketBuyer(page);
  await buyer.checkOut();
  await buyer.popup.getByRole('button', { name: /BCA/ }).click();
  await buyer.popup.getByRole('button', { name: "I'll pay later" }).click();
  await expect(page.getByText('BCA Virtual Account')).toBeVisible();
  const account = page.getByText('Virtual account number').locator('xpath=following-sibling::dd');
  await expect(account).toHaveText(/^\d{16}/);
  await expect(page.getByText('Rp 77.000')).toBeVisible();
  await expect(page.getByText(/ \d\d:\d\d WIB$/)).toBeVisible();
});

test('Back while the pop-up is open takes it away and keeps the order', async ({ page }) => {
  const buyer = new TicketBuyer(page);
  await buyer.checkOut();
  await page.goBack();
  await expect(page).toHaveURL(/\/payment\/pending/);
  await expect(buyer.heading('Payment Pending')).toBeVisible();
  await expect(page.locator('#snap-midtrans')).toBeHidden();
  await page.getByRole('button', { name: 'Re-open Payment' }).click();
  await buyer.payBy('QRIS');
  await buyer.succeeded();
});

test('the same e-mail in another browser: the link is mailed again, and pays there', async ({
  page,
  browser,
  stack,
}) => {
  const buyer = new TicketBuyer(page);
  await buyer.checkOut();
  await mailTo(stack.outbox, buyer.email, /.*/);
  const there = await elsewhere(browser);
  await there.openCheckout();
  await there.fillContact();
  await there.page.getByLabel('Email', { exact: true }).fill(buyer.email);
  await there.page.getByLabel('Confirm email').fill(buyer.email);
  await there.proceed();
  await there.page.getByRole('button', { name: 'Send the Link Again' }).click();
  await expect(there.page.getByText(/the link is on its way to the e-mail address/)).toBeVisible();
  const again = await until(async () => (await mailsTo(stack.outbox, buyer.email))[1], 'the link mailed again');
  await there.page.goto(linkIn(again.text));
  await expect(there.heading('Payment Pending')).toBeVisible();
  await there.page.getByRole('button', { name: 'Re-open Payment' }).click();
  await there.payBy('QRIS');
  await there.succeeded();
  await there.page.context().close();
});
