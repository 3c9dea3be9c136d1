import { unique } from '../../support/admin/data.js';
import { giveUpMails } from '../../support/admin/failed-mail.js';
import { expect, expectAccessible, test } from '../../support/admin/fixtures.js';
import { mailTo } from '../../support/outbox.js';

const REFUSED = "Can't send mail - all recipients were rejected: 550 5.1.1 no such user";

test('a failed mail is sent again from the inbox, and its row goes', async ({ page, staff, data, stack }) => {
  const order = await data.order();
  await giveUpMails(stack, data, order, 'connect ECONNREFUSED');
  await staff.signIn(page, 'finance');
  await page.goto('/admin/inbox');
  const mails = page.getByRole('region', { name: 'Mails that could not be sent' });
  const row = mails.getByRole('listitem').filter({ hasText: order.buyer_email });
  await expect(row).toContainText(order.order_number);
  await expect(page.getByRole('menuitem', { name: /Mails/ })).toContainText('wait for a person');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText(`The mail to ${order.buyer_email} will be sent again.`)).toBeVisible();
  await expect(row).toBeHidden();
  await mailTo(stack.outbox, order.buyer_email, /./);
});

test('an order is marked as dealt with from the inbox', async ({ page, staff, data, stack }) => {
  const order = await data.order();
  stack.change(`UPDATE orders SET attention = 'paid_twice' WHERE id = ?`, order.id);
  await staff.signIn(page, 'finance');
  await page.goto('/admin/inbox');
  const orders = page.getByRole('region', { name: 'Orders that need attention' });
  const row = orders.getByRole('listitem', { name: order.order_number });
  await expect(row).toContainText('Paid twice');
  await row.getByRole('button', { name: 'Mark as dealt with' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Called the buyer');
  await dialog.getByRole('button', { name: 'Mark as dealt with' }).click();
  await expect(row).toBeHidden();
});

test('a question is dismissed, and that is undone', async ({ page, staff, data }) => {
  const question = `who composed the ${unique('zeppelin').toLowerCase()} sonata`;
  await data.ask(question);
  await staff.signIn(page, 'content');
  await page.goto('/admin/inbox');
  const row = page.getByRole('listitem', { name: question });
  await row.getByRole('button', { name: 'Dismiss' }).click();
  await expect(row).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('nothing is cut off or wider than the screen', async ({ page, staff, data, stack }) => {
    const order = await data.order({ buyer_name: 'Maria Magdalena Kusumawardhani Soerjaningrat' });
    await giveUpMails(stack, data, order, REFUSED);
    await staff.signIn(page);
    await page.goto('/admin/inbox');
    await expect(page.getByRole('region', { name: 'Addresses that do not exist' })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
    await expectAccessible(page);
  });
});

test('is refused to who works at the gate, and is not in their menu', async ({ page, staff }) => {
  await staff.signIn(page, 'gate');
  await page.goto('/admin/inbox');
  await expect(page.getByRole('heading', { name: 'ACCESS DENIED' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Inbox' })).toHaveCount(0);
});
