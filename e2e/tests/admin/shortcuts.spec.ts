import { expect, expectAccessible, test } from '../../support/admin/fixtures.js';

test('keys lead to screens, through a list, and to a new record', async ({ page, staff, data }) => {
  const order = await data.order();
  await staff.signIn(page, 'finance');
  await page.goto('/admin/mails');
  await expect(page.getByRole('heading', { name: 'Mails' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page.getByRole('link', { name: order.order_number })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(page.getByRole('link', { name: order.order_number })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Order ${order.order_number}` })).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('menuitem', { name: 'Update status' })).toBeVisible();
  await page.keyboard.press('Escape');
  // While it fades it still has the keys.
  await expect(page.getByRole('menuitem', { name: 'Update status', includeHidden: true })).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('i');
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible();
  await page.goto('/admin/referral-codes');
  await expect(page.getByRole('button', { name: 'Codes from a list' })).toBeVisible();
  // Keys count once the page knows whose they are, which nothing on it shows.
  await expect(async () => {
    await page.keyboard.press('n');
    await expect(page.getByRole('dialog', { name: 'New referral code' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('a new record in a narrow window, where the button for it floats', async ({ page, staff }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await staff.signIn(page, 'content');
  await page.goto('/admin/archive');
  await expect(page.getByRole('link', { name: 'Add video' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/admin\/archive\/create/);
});

test('what is typed into a field does nothing else', async ({ page, staff }) => {
  await staff.signIn(page, 'finance');
  await page.goto('/admin/orders');
  const field = page.getByPlaceholder('Search orders');
  await field.pressSequentially('go?/n');
  await expect(field).toHaveValue('go?/n');
  await expect(page).toHaveURL(/\/admin\/orders/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the list of keys switches single keys off on this device', async ({ page, staff }) => {
  await staff.signIn(page, 'finance');
  await page.goto('/admin/mails');
  await expect(page.getByRole('heading', { name: 'Mails' })).toBeVisible();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mails' })).toBeVisible();
  await page.keyboard.press('?');
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/admin\/mails/);
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(dialog.getByRole('switch')).not.toBeChecked();
});
