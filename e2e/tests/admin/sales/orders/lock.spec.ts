import { expect, expectAccessible, test } from '../../../../support/admin/fixtures.js';
import { OrderScreens, watchChanges } from '../../../../support/admin/order-screens.js';

test.beforeEach(({ page, staff }) => staff.signIn(page, 'finance'));

test('locks with a reason and unlocks, each after its word', async ({ page, data }) => {
  const screens = new OrderScreens(page);
  const order = await data.order();
  await screens.list(order);
  const dialog = await screens.choose(order, 'Lock sync');
  await expect(dialog).toHaveAccessibleName(`Lock sync of ${order.order_number}`);
  await expect(page.getByLabel('Type LOCK')).toBeFocused();
  await expectAccessible(page);
  await screens.button('Lock sync').click();
  await screens.says('Type LOCK to confirm.');
  await page.getByLabel('Type LOCK').fill('lock');
  await page.keyboard.press('Enter');
  await screens.says('Type LOCK to confirm.');
  await expect(page.getByLabel('Reason (optional)')).toHaveAttribute('maxlength', '1000');
  await page.getByLabel('Reason (optional)').fill('Paid at the desk');
  await page.getByLabel('Type LOCK').fill('LOCK');
  await page.keyboard.press('Enter');
  await screens.says('Sync locked.');
  await expect(screens.dialog).toBeHidden();
  await expect(screens.menuButton(order)).toBeFocused();
  await expect(screens.row(order)).toContainText('Locked');
  await screens.choose(order, 'Unlock sync');
  await expect(screens.dialog).toContainText('Paid at the desk');
  await screens.button('Unlock sync').click();
  await screens.says('Type UNLOCK to confirm.');
  await expectAccessible(page);
  await page.getByLabel('Type UNLOCK').fill('UNLOCK');
  await screens.button('Unlock sync').click();
  await screens.says('Sync unlocked.');
  await expect(screens.row(order)).toContainText('Auto');
});

for (const way of ['Cancel', 'Escape'] as const) {
  test(`${way} leaves lock and unlock undone`, async ({ page, data }) => {
    const screens = new OrderScreens(page);
    const order = await data.order();
    await screens.list(order);
    const calls = watchChanges(page);
    await screens.choose(order, 'Lock sync');
    await page.getByLabel('Type LOCK').fill('LOCK');
    await (way === 'Cancel' ? screens.button('Cancel').click() : page.keyboard.press('Escape'));
    await expect(screens.dialog).toBeHidden();
    await expect(screens.menuButton(order)).toBeFocused();
    expect(calls).toEqual([]);
  });
}

test('a double click locks once, and the button is busy meanwhile', async ({ page, data }) => {
  const screens = new OrderScreens(page);
  const order = await data.order();
  await screens.list(order);
  const calls = watchChanges(page);
  let goOn: (value?: unknown) => void = () => undefined;
  const held = new Promise((resolve) => (goOn = resolve));
  await page.route('**/lock-sync', async (route) => {
    await held;
    await route.continue();
  });
  await screens.choose(order, 'Lock sync');
  await page.getByLabel('Type LOCK').fill('LOCK');
  await screens.button('Lock sync').dblclick();
  await expect(screens.dialog.getByRole('button', { name: 'Lock sync' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(screens.dialog).toBeVisible();
  goOn();
  await screens.says('Sync locked.');
  expect(calls).toEqual([`POST /api/orders/${order.order_number}/lock-sync`]);
});

for (const [answer, text] of [
  [{ status: 500, body: 'broken' }, 'Failed to lock sync'],
  [{ status: 409, json: { success: false, message: 'Somebody was faster.' } }, 'Somebody was faster.'],
] as const) {
  test(`a refusal is told in the dialog: ${text}`, async ({ page, data }) => {
    const screens = new OrderScreens(page);
    const order = await data.order();
    await screens.list(order);
    await page.route('**/lock-sync', (route) => route.fulfill(answer));
    await screens.choose(order, 'Lock sync');
    await page.getByLabel('Type LOCK').fill('LOCK');
    await page.keyboard.press('Enter');
    await expect(screens.dialog.getByRole('alert')).toHaveText(text);
    await expectAccessible(page);
    await screens.cancel();
  });
}

test('who looked at the order before somebody changed it is told', async ({ page, data, backOffice }) => {
  const screens = new OrderScreens(page);
  const order = await data.order();
  await screens.list(order);
  await screens.choose(order, 'Lock sync');
  await data.updateEmail(order, 'somebody.else@example.com');
  await page.getByLabel('Type LOCK').fill('LOCK');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This order was changed in the meantime. Please reload it and try again.')).toBeVisible();
  await expect(screens.dialog).toBeHidden();
  await expect(screens.row(order)).toContainText('somebody.else@example.com');
  expect((await backOffice.order(order.order_number)).sync_locked).toBe(false);
  await screens.choose(order, 'Lock sync');
  await page.getByLabel('Type LOCK').fill('LOCK');
  await page.keyboard.press('Enter');
  await expect(screens.dialog).toBeHidden();
  expect((await backOffice.order(order.order_number)).sync_locked).toBe(true);
});

test('the dialog stays open while the list refreshes and its order goes elsewhere', async ({ page, data }) => {
  await page.clock.install();
  const screens = new OrderScreens(page);
  const order = await data.order();
  await screens.list(order);
  await screens.choose(order, 'Lock sync');
  await page.getByLabel('Type LOCK').fill('LO');
  await page.route('**/api/admin/orders?*', (route) =>
    route.fulfill({ json: { success: true, data: [] }, headers: { 'content-range': 'orders */0' } }),
  );
  const refreshed = page.waitForResponse('**/api/admin/orders?*');
  await page.clock.runFor(31_000);
  await refreshed;
  await expect(page.getByText('No orders here')).toBeAttached();
  await expect(page.getByLabel('Type LOCK')).toHaveValue('LO');
  await expect(page.getByLabel('Type LOCK')).toBeFocused();
});
