import type { Page } from '@playwright/test';
import { unique } from '../../../support/admin/data.js';
import { giveUpMails } from '../../../support/admin/failed-mail.js';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { mailTo } from '../../../support/outbox.js';

/** Presses things and counts how often. */
function counted(page: Page) {
  let clicks = 0;
  return {
    click: async (...[role, options]: Parameters<Page['getByRole']>) => {
      clicks += 1;
      await page.getByRole(role, options).click();
    },
    get clicks() {
      return clicks;
    },
  };
}

test('an address is corrected and its tickets sent again in four clicks from any screen', async ({
  page,
  staff,
  data,
  stack,
}) => {
  const order = await data.order({ paid: true });
  await mailTo(stack.outbox, order.buyer_email, /./);
  const corrected = `${unique('right').toLowerCase()}@example.com`;
  await staff.signIn(page, 'finance');
  await page.goto('/admin/tonight');
  const person = counted(page);
  await person.click('menuitem', { name: 'Orders', exact: true });
  await person.click('link', { name: order.order_number });
  await person.click('button', { name: 'Correct address and send' });
  const field = page.getByRole('dialog').getByRole('textbox');
  await expect(field).toHaveValue(order.buyer_email);
  await expectAccessible(page);
  await field.fill(corrected);
  await person.click('button', { name: 'Save and send' });
  await expect(page.getByText('The tickets are sent to this address.')).toBeVisible();
  expect(person.clicks).toBe(4);
  await mailTo(stack.outbox, corrected, /./);
});

test('a refused address is corrected from the inbox in two clicks', async ({ page, staff, data, stack }) => {
  const order = await data.order({ paid: true });
  await giveUpMails(stack, data, order, 'all recipients were rejected: 550 5.1.1 no such user');
  const corrected = `${unique('right').toLowerCase()}@example.com`;
  await staff.signIn(page, 'finance');
  await page.goto('/admin/inbox');
  const addresses = page.getByRole('region', { name: 'Addresses that do not exist' });
  const row = addresses.getByRole('listitem').filter({ hasText: order.order_number });
  await row.getByRole('button', { name: 'Correct address' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill(corrected);
  await page.getByRole('button', { name: 'Save and send' }).click();
  await expect(row).toBeHidden();
  await mailTo(stack.outbox, corrected, /./);
});
