import { expect, expectAccessible, test } from '../../../../support/admin/fixtures.js';
import { OrderScreens, watchChanges } from '../../../../support/admin/order-screens.js';

const STATUSES = [
  'pending',
  'authorize',
  'capture',
  'settlement',
  'deny',
  'cancel',
  'expire',
  'refund',
  'partial_refund',
  'chargeback',
  'partial_chargeback',
  'failure',
  'paid',
  'failed',
  'cancelled',
];

test.beforeEach(({ page, staff }) => staff.signIn(page, 'finance'));

test('sets a status after both words, and locks', async ({ page, data }) => {
  const screens = new OrderScreens(page);
  const order = await data.order({ quantity: 2 });
  await screens.open(order);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Update status' }).click();
  await screens.button('Continue').click();
  await screens.says(`Invalid status. Allowed: ${STATUSES.join(', ')}`);
  await page.getByRole('combobox', { name: 'New status' }).click();
  await expect(page.getByRole('option')).toHaveText(STATUSES);
  await page.getByRole('option', { name: 'settlement' }).click();
  await page.getByLabel('Reason (optional)').fill('Transfer seen on the account');
  await expectAccessible(page);
  await screens.button('Continue').click();
  await expect(page.getByLabel('Type I_UNDERSTAND')).toBeFocused();
  await page.keyboard.press('Enter');
  await screens.says('Type I_UNDERSTAND to confirm.');
  await expectAccessible(page);
  await page.getByLabel('Type I_UNDERSTAND').fill('I_UNDERSTAND');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Type LOCK_AND_UPDATE')).toBeFocused();
  await screens.button('Lock and update').click();
  await screens.says('Type LOCK_AND_UPDATE to confirm.');
  await page.getByLabel('Type LOCK_AND_UPDATE').fill('LOCK_AND_UPDATE');
  await page.keyboard.press('Enter');
  await screens.says('Status updated and sync locked.');
  const card = page.getByRole('heading', { name: 'Transaction details' }).locator('..');
  await expect(card).toContainText('completed');
  await expect(card).toContainText('Transfer seen on the account');
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText(
    /WIBStatus set from pending to settlement, sync locked\. Reason: Transfer seen on the account · by finance@/,
  );
  await expect(page.getByRole('row').filter({ hasText: 'Valid' })).toHaveCount(2);
});

for (const words of [[], ['I_UNDERSTAND'], ['I_UNDERSTAND', 'LOCK_AND_UPDATE']]) {
  test(`Cancel after ${words.length} words changes nothing`, async ({ page, data }) => {
    const screens = new OrderScreens(page);
    const order = await data.order();
    await screens.list(order);
    const calls = watchChanges(page);
    await screens.choose(order, 'Update status');
    await page.getByRole('combobox', { name: 'New status' }).click();
    await page.getByRole('option', { name: 'failed' }).click();
    for (const [step, word] of words.entries()) {
      await screens.button('Continue').click();
      await page.getByLabel(`Type ${word}`).fill(word);
      if (step === 1) break;
    }
    await screens.cancel();
    expect(calls).toEqual([]);
    await screens.choose(order, 'Update status');
    await expect(page.getByRole('combobox', { name: 'New status' })).toBeVisible();
    await screens.cancel();
  });
}

test('a failure keeps the dialog and says the default', async ({ page, data }) => {
  const screens = new OrderScreens(page);
  const order = await data.order();
  await screens.list(order);
  await page.route('**/admin-status', (route) => route.abort());
  await screens.choose(order, 'Update status');
  await page.getByRole('combobox', { name: 'New status' }).click();
  await page.getByRole('option', { name: 'failed' }).click();
  await screens.button('Continue').click();
  await page.getByLabel('Type I_UNDERSTAND').fill('I_UNDERSTAND');
  await screens.button('Continue').click();
  await page.getByLabel('Type LOCK_AND_UPDATE').fill('LOCK_AND_UPDATE');
  await screens.button('Lock and update').click();
  await expect(screens.dialog.getByRole('alert')).toHaveText('Failed to update status');
});
