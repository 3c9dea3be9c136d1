import { unique } from '../../support/admin/data.js';
import { expect, expectAccessible, test } from '../../support/admin/fixtures.js';

test('finds an order from any screen by the keyboard alone', async ({ page, staff, data }) => {
  const name = `${unique('Maharani ')}`;
  const order = await data.order({ buyer_name: name });
  await staff.signIn(page, 'finance');
  await page.goto('/admin/mails');
  await expect(page.getByRole('heading', { name: 'Mails' })).toBeVisible();
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search everything' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await field.fill('ma');
  await expect(page.getByText('Type at least 3 characters.')).toBeHidden();
  await expect(page.getByRole('option', { name: 'Mails' })).toBeVisible();
  await field.fill(name);
  await expect(page.getByRole('option', { name: order.order_number })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Order ${order.order_number}` })).toBeVisible();
});

test('says what is too short and what finds nothing', async ({ page, staff }) => {
  await staff.signIn(page, 'content');
  await page.goto('/admin/guest-stars');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search everything' });
  await field.fill('zq');
  await expect(page.getByText('Type at least 3 characters.')).toBeVisible();
  await field.fill(unique('zq'));
  await expect(page.getByText('Nothing was found.')).toBeVisible();
});

test('an editor finds no order', async ({ page, staff, data }) => {
  const order = await data.order();
  await staff.signIn(page, 'content');
  await page.goto('/admin/guest-stars');
  await page.getByRole('combobox', { name: 'Search everything' }).fill(order.order_number);
  await expect(page.getByText('Nothing was found.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opens over the page', async ({ page, staff, data }) => {
    const code = await data.referralCode('Panitia');
    await staff.signIn(page, 'finance');
    await page.goto('/admin/orders');
    await page.getByRole('button', { name: 'Search everything' }).click();
    await page.getByRole('combobox', { name: 'Search everything' }).fill(code);
    await expect(page.getByRole('option', { name: code })).toBeInViewport({ ratio: 1 });
    await page.getByRole('option', { name: code }).click();
    await expect(page.getByRole('dialog', { name: 'Edit referral code' })).toBeVisible();
  });
});
