import { expect, expectAccessible, test } from '../../../../support/admin/fixtures.js';
import { OrderScreens, watchChanges } from '../../../../support/admin/order-screens.js';

test.beforeEach(({ page, staff }) => staff.signIn(page, 'finance'));

test('an order that is not locked can’t be deleted, and the dialog says so', async ({ page, data }) => {
  const screens = new OrderScreens(page);
  const order = await data.order();
  await screens.list(order);
  const calls = watchChanges(page);
  const dialog = await screens.choose(order, 'Delete order');
  await expect(dialog).toContainText('This order is not sync-locked. You can only delete orders that are locked.');
  await expect(screens.dialog.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
  await screens.button('Close').click();
  await expect(screens.dialog).toBeHidden();
  expect(calls).toEqual([]);
});

test('deletes a locked order after the word and its number', async ({ page, data }) => {
  const screens = new OrderScreens(page);
  const order = await data.order();
  await data.lock(order);
  await screens.open(order);
  const calls = watchChanges(page);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete order' }).click();
  await expect(page.getByLabel('Type I_UNDERSTAND_DELETE')).toBeFocused();
  await screens.button('Continue').click();
  await screens.says('Type I_UNDERSTAND_DELETE to confirm.');
  await expectAccessible(page);
  await page.getByLabel('Type I_UNDERSTAND_DELETE').fill('I_UNDERSTAND_DELETE');
  await page.keyboard.press('Enter');
  const number = page.getByLabel(`Type ${order.order_number}`);
  await expect(number).toBeFocused();
  await number.fill('FEST-0000000000');
  await screens.button('Delete order').click();
  await screens.says('The order number does not match.');
  await number.fill(order.order_number);
  await screens.button('Delete order').dblclick();
  await screens.says('Order deleted.');
  await expect(page).toHaveURL('/admin/orders');
  await expect(screens.row(order)).toBeHidden();
  expect(calls).toEqual([`DELETE /api/orders/${order.order_number}`]);
});

for (const steps of [0, 1, 2]) {
  test(`Cancel at prompt ${steps + 1} deletes nothing`, async ({ page, data }) => {
    const screens = new OrderScreens(page);
    const order = await data.order();
    await data.lock(order);
    await screens.list(order);
    const calls = watchChanges(page);
    await screens.choose(order, 'Delete order');
    if (steps > 0) {
      await page.getByLabel('Type I_UNDERSTAND_DELETE').fill('I_UNDERSTAND_DELETE');
      await screens.button('Continue').click();
    }
    if (steps > 1) await page.getByLabel(`Type ${order.order_number}`).fill(order.order_number);
    await screens.cancel();
    expect(calls).toEqual([]);
    await expect(screens.row(order)).toBeVisible();
  });
}

for (const status of [405, 429]) {
  test(`a DELETE that answers ${status} is tried by POST`, async ({ page, data }) => {
    const screens = new OrderScreens(page);
    const order = await data.order();
    await data.lock(order);
    await screens.list(order);
    const calls = watchChanges(page);
    await page.route(`**/api/orders/${order.order_number}`, (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status, json: { success: false, message: 'Not this way' } })
        : route.continue(),
    );
    await screens.choose(order, 'Delete order');
    await page.getByLabel('Type I_UNDERSTAND_DELETE').fill('I_UNDERSTAND_DELETE');
    await page.keyboard.press('Enter');
    await page.getByLabel(`Type ${order.order_number}`).fill(order.order_number);
    await page.keyboard.press('Enter');
    await screens.says('Order deleted.');
    await expect(page.getByText('No orders here')).toBeVisible();
    const path = `/api/orders/${order.order_number}`;
    expect(calls).toEqual([`DELETE ${path}`, `POST ${path}/delete`]);
  });
}

test('a failure says the default', async ({ page, data }) => {
  const screens = new OrderScreens(page);
  const order = await data.order();
  await data.lock(order);
  await screens.list(order);
  await page.route(`**/api/orders/${order.order_number}`, (route) => route.abort());
  await screens.choose(order, 'Delete order');
  await page.getByLabel('Type I_UNDERSTAND_DELETE').fill('I_UNDERSTAND_DELETE');
  await page.keyboard.press('Enter');
  await page.getByLabel(`Type ${order.order_number}`).fill(order.order_number);
  await page.keyboard.press('Enter');
  await expect(screens.dialog.getByRole('alert')).toHaveText('Failed to delete order');
});
