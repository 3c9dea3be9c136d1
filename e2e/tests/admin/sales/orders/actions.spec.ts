import { expect, expectAccessible, test } from '../../../../support/admin/fixtures.js';
import { OrderScreens, watchChanges } from '../../../../support/admin/order-screens.js';
import { mailsTo } from '../../../../support/outbox.js';
import { until } from '../../../../support/until.js';

test.beforeEach(({ page, staff }) => staff.signIn(page, 'finance'));

test('corrects the e-mail', async ({ page, data }) => {
  const screens = new OrderScreens(page);
  const order = await data.order();
  await screens.list(order);
  await screens.choose(order, 'Update email');
  const field = page.getByRole('textbox', { name: 'Email' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(order.buyer_email);
  await field.fill('');
  await page.keyboard.press('Enter');
  await screens.says('Email is required');
  await field.fill('nobody');
  await page.keyboard.press('Enter');
  await screens.says('Please enter a valid email address');
  await expectAccessible(page);
  const address = `new-${order.buyer_email}`;
  await field.fill(address);
  await page.keyboard.press('Enter');
  await screens.says('Email updated.');
  await expect(screens.row(order)).toContainText(address);
});

test('sends the receipt again', async ({ page, data, stack }) => {
  const screens = new OrderScreens(page);
  const order = await data.order({ paid: true });
  await until(async () => (await mailsTo(stack.outbox, order.buyer_email))[0], 'the first mail');
  await screens.list(order);
  await screens.choose(order, 'Resend receipt');
  await expect(screens.dialog).toContainText(order.buyer_email);
  await expectAccessible(page);
  await screens.button('Send').click();
  await screens.says('Receipt sent successfully.');
  await until(async () => (await mailsTo(stack.outbox, order.buyer_email))[1], 'the second mail');
});

test('an unpaid order has no receipt, and the dialog says so', async ({ page, data }) => {
  const screens = new OrderScreens(page);
  const order = await data.order();
  await screens.list(order);
  await screens.choose(order, 'Resend receipt');
  await screens.button('Send').click();
  await expect(screens.dialog.getByRole('alert')).toHaveText('Only a paid order has a receipt.');
});

test('repairs tickets and says how many', async ({ page, data }) => {
  const screens = new OrderScreens(page);
  const order = await data.order({ paid: true, quantity: 2 });
  await screens.list(order);
  await screens.choose(order, 'Repair tickets');
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await screens.says('Synced 0 ticket(s).');
});

const FAILURES: Array<[string, string, string, string]> = [
  ['Unlock sync', 'Unlock sync', 'unlock-sync', 'Failed to unlock sync'],
  ['Update email', 'Update email', 'email', 'Failed to update email'],
  ['Resend receipt', 'Send', 'resend-receipt', 'Failed to resend receipt'],
  ['Repair tickets', 'Repair tickets', 'repair-tickets', 'Failed to sync tickets'],
];
for (const [action, button, path, text] of FAILURES) {
  test(`${action}: Cancel does nothing, a failure is told in the dialog`, async ({ page, data }) => {
    const screens = new OrderScreens(page);
    const order = await data.order({ paid: true });
    await data.lock(order);
    await screens.list(order);
    const calls = watchChanges(page);
    await screens.choose(order, action);
    await screens.cancel();
    expect(calls).toEqual([]);
    await page.route(`**/api/orders/*/${path}`, (route) => route.abort());
    await screens.choose(order, action);
    if (action === 'Unlock sync') await page.getByLabel('Type UNLOCK').fill('UNLOCK');
    await screens.button(button).click();
    await expect(screens.dialog.getByRole('alert')).toHaveText(text);
    await page.keyboard.press('Escape');
    await expect(screens.dialog).toBeHidden();
  });
}

test('the menu works by keyboard and gives the focus back', async ({ page, data }) => {
  const screens = new OrderScreens(page);
  const order = await data.order();
  await screens.list(order);
  await screens.menuButton(order).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText([
    'View details',
    'Lock sync',
    'Update status',
    'Update email',
    'Correct address and send',
    'Resend receipt',
    'Repair tickets',
    'Delete order',
  ]);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(screens.menuButton(order)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(screens.dialog).toHaveAccessibleName(`Order ${order.order_number}`);
  await page.keyboard.press('Escape');
  await expect(screens.menuButton(order)).toBeFocused();
});
