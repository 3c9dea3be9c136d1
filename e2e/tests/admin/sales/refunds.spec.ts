import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { hire, secure, signInByForm } from '../../../support/admin/people.js';
import { ADMIN } from '../../../support/stack.js';

test.beforeEach(({ page, staff }) => staff.signIn(page));

test('money goes back without HTTPS too, where the browser makes no random UUID', async ({ page, data, simulator }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  const order = await data.order({ payable: true });
  await simulator.pay(order.order_number);
  await page.goto(`/admin/orders/${order.id}/show`);
  await page.getByRole('button', { name: /^Refund this payment/ }).click();
  const form = page.getByRole('dialog', { name: `Refund of ${order.order_number}` });
  await form.getByLabel('Reason').fill('The buyer is ill.');
  await form.getByLabel('Type REFUND').fill('REFUND');
  await form.getByRole('button', { name: 'Send refund' }).click();
  await expect(page.getByRole('list', { name: 'Refunds so far' }).getByRole('listitem')).toContainText('Done');
});

test('a refund by hand of cash is withdrawn with a reason; Cancel leaves it', async ({ page, data }) => {
  const order = await data.order();
  await data.setStatus(order, 'paid');
  await data.setStatus(order, 'cancelled');
  await page.goto(`/admin/orders/${order.id}/show`);
  await page
    .getByRole('group', { name: /by Paid outside the provider$/ })
    .getByRole('button')
    .click();
  const form = page.getByRole('dialog', { name: `Refund of ${order.order_number}` });
  await form.getByLabel('Reason').fill('Cancelled.');
  await form.getByLabel('Account it was paid to').fill('BCA 123 456, Siti');
  await form.getByLabel('Proof of the transfer').fill('TRF-2');
  await form.getByLabel('Type REFUND').fill('REFUND');
  await form.getByRole('button', { name: 'Record refund' }).click();
  const row = page.getByRole('list', { name: 'Refunds so far' }).getByRole('listitem');
  await expect(row).toContainText('To be confirmed');
  await row.getByRole('button', { name: 'Withdraw' }).click();
  const withdraw = page.getByRole('dialog', { name: 'Withdraw the refund' });
  await expectAccessible(page);
  await withdraw.getByLabel('Why it is withdrawn').fill('The wrong order.');
  await withdraw.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toContainText('To be confirmed');
  await row.getByRole('button', { name: 'Withdraw' }).click();
  await withdraw.getByLabel('Why it is withdrawn').fill('The wrong order.');
  await withdraw.getByRole('button', { name: 'Withdraw refund' }).click();
  await expect(row).toContainText('Withdrawn');
  await expect(row).toContainText('The wrong order.');
});

test('a refund above the limit is requested, and sent once another person has confirmed it', async ({
  page,
  browser,
  data,
  simulator,
  stack,
}) => {
  const order = await data.order({ payable: true });
  await simulator.pay(order.order_number);
  await page.goto('/admin/reconciliation');
  await page.getByRole('region', { name: 'Refund limit' }).getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Amount in rupiah').fill('10000');
  await page.getByLabel('Current password').fill(ADMIN.password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('One person alone may send back Rp 10.000 of an order.')).toBeVisible();

  const chair = hire(stack, 'finance');
  const elsewhere = await browser.newContext({ baseURL: stack.url });
  const second = await elsewhere.newPage();
  await signInByForm(second, chair);
  await expect(second).toHaveURL(/\/admin\/?$/);
  secure(stack, chair);
  await page.goto(`/admin/orders/${order.id}/show`);
  await page.getByRole('button', { name: /^Refund this payment/ }).click();
  const form = page.getByRole('dialog', { name: `Refund of ${order.order_number}` });
  await expect(form.getByText(/^A second person must confirm this/)).toBeVisible();
  await form.getByLabel('Reason').fill('The buyer is ill.');
  await form.getByLabel('Type REFUND').fill('REFUND');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Request refund' }).click();
  const row = page.getByRole('list', { name: 'Refunds so far' }).getByRole('listitem');
  await expect(row).toContainText('To be confirmed');
  await expect(row.getByRole('button', { name: 'Confirm' })).toBeDisabled();

  await second.goto('/admin/reconciliation');
  const waiting = second.getByRole('listitem', { name: new RegExp(order.order_number) });
  await expect(waiting).toContainText('through the provider');
  await waiting.getByRole('button', { name: 'Look and confirm' }).click();
  await second.getByRole('button', { name: 'Confirm', exact: true }).click();
  const confirm = second.getByRole('dialog', { name: 'Confirm the refund' });
  await expectAccessible(second);
  await confirm.getByLabel('Type REFUND').fill('REFUND');
  await confirm.getByRole('button', { name: 'Confirm and send' }).click();
  await expect(second.getByText('Refund sent.')).toBeVisible();
  await page.reload();
  await expect(row).toContainText('Done');
  await expect(row).toContainText(`confirmed by ${chair.email}`);
  await elsewhere.close();
});
