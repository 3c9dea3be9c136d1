import { giveUpMails } from '../../../support/admin/failed-mail.js';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { mailTo } from '../../../support/outbox.js';

const REFUSED = '550 no such mailbox';

test.beforeEach(({ page, staff }) => staff.signIn(page, 'finance'));

test('lists, searches and filters the mails', async ({ page, data, stack }) => {
  const order = await data.order();
  await mailTo(stack.outbox, order.buyer_email, /./);
  await page.goto('/admin/mails');
  const row = page.getByRole('row').filter({ hasText: order.buyer_email });
  await expect(row).toContainText('Finish your payment');
  await expect(row).toContainText(order.order_number);
  await expectAccessible(page);
  await page.getByPlaceholder('Address or order number').fill(order.order_number.toLowerCase());
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByPlaceholder('Address or order number').fill(order.buyer_email.slice(0, 10));
  await expect(row).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Failed' }).click();
  await expect(page.getByText('No mails here')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(row).toBeVisible();
});

test('shows a mail in both forms, downloads its PDF, and gives nothing away', async ({ page, data, stack }) => {
  const order = await data.order({ paid: true, quantity: 2 });
  await mailTo(stack.outbox, order.buyer_email, /./);
  await page.goto('/admin/mails');
  await page.getByRole('link', { name: order.buyer_email }).focus();
  await page.keyboard.press('Enter');
  const frame = page.locator('iframe');
  // The frame runs no scripts, not even the test's.
  await expect(frame).toHaveAttribute('sandbox', '');
  await expect(frame).toHaveAttribute('srcdoc', new RegExp(order.tickets[0]?.ticket_code ?? 'none'));
  await expect(frame).toHaveAttribute('srcdoc', /src="data:image\/png;base64,/);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: `tickets-${order.order_number}.pdf` }).click();
  expect((await download).suggestedFilename()).toBe(`tickets-${order.order_number}.pdf`);
  await page.getByRole('tab', { name: 'HTML' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel')).toContainText(order.buyer_name);
  await expectAccessible(page);
  await page.getByRole('link', { name: order.order_number, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Order ${order.order_number}` })).toBeVisible();
});

test('sends a failed mail again after asking', async ({ page, data, stack }) => {
  const order = await data.order();
  await giveUpMails(stack, data, order, REFUSED);
  await page.goto(`/admin/mails?filter=${encodeURIComponent(JSON.stringify({ q: order.order_number }))}`);
  await expect(page.getByRole('row').nth(1)).toContainText(REFUSED);
  await page.getByRole('link', { name: order.buyer_email }).click();
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Failed')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('The mail will be sent again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeHidden();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Sent', { exact: true })).toHaveCount(2, { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
});

test('sends all failed ones again after asking', async ({ page, data, stack }) => {
  const order = await data.order();
  await giveUpMails(stack, data, order, REFUSED);
  await page.goto('/admin/mails');
  await page.getByRole('button', { name: 'Send all failed again' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: order.buyer_email })).toContainText('Failed');
  await page.getByRole('button', { name: 'Send all failed again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send all failed again' }).click();
  // Tests before this one may have left failed mails as well.
  await expect(page.getByText(/^[1-9]\d* mail\(s\) will be sent again\.$/)).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: order.buyer_email })).toContainText('Sent', {
      timeout: 5_000,
    });
  }).toPass({ timeout: 60_000 });
});

test('a mail that is not there says so', async ({ page }) => {
  await page.goto('/admin/mails/999999/show');
  await expect(page.getByText('Mail not found.')).toBeVisible();
});

test('is refused to who works at the gate', async ({ page, staff }) => {
  await staff.signIn(page, 'gate');
  await page.goto('/admin/mails');
  await expect(page.getByRole('heading', { name: 'ACCESS DENIED' })).toBeVisible();
});
