import { unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { untilHydrated } from '../../../support/site/hydration.js';

test('forty names become forty codes with a link and a picture each', async ({ page, staff }) => {
  const word = unique('Panitia');
  const names = Array.from({ length: 40 }, (_, index) => `${word} ${index}`);
  await staff.signIn(page, 'finance');
  await page.goto('/admin/referral-codes');
  await page.getByRole('button', { name: 'Codes from a list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Codes from a list' });
  await dialog.getByRole('textbox', { name: 'Names' }).fill(`${names.join('\n')}\nx`);
  await dialog.getByRole('button', { name: 'Check' }).click();
  await expect(dialog.getByText('1 rows are wrong.')).toBeVisible();
  await expect(dialog.getByRole('row').nth(1)).toContainText('Panitia name must be at least 2 characters');
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Names' }).fill(names.join('\n'));
  await dialog.getByRole('button', { name: 'Check' }).click();
  await dialog.getByRole('button', { name: 'Make 40 codes' }).click();
  const links = page.getByRole('dialog', { name: 'Links and QR codes' });
  await expect(links.getByRole('listitem')).toHaveCount(40);
  const first = links.getByRole('listitem', { name: `${word} 0`, exact: true });
  const download = page.waitForEvent('download');
  await first.getByRole('button', { name: 'Save PNG' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.png$/);
  const link = (await first.getByText('/ticket?referral=').textContent()) ?? '';
  const code = new URL(link).searchParams.get('referral') ?? '';
  await page.goto(link);
  await untilHydrated(page);
  await expect.poll(() => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).toContain(code);
  await page.goto('/ticket?ticket_type=pre-sales-2');
  await expect(page.getByRole('textbox', { name: 'Referral code' })).toHaveValue(code);
});

test('chosen codes are deactivated, and the result is counted', async ({ page, staff, data }) => {
  const code = await data.referralCode(unique('Panitia '));
  await staff.signIn(page, 'finance');
  await page.goto(`/admin/referral-codes?filter=${encodeURIComponent(JSON.stringify({ q: code }))}`);
  await page
    .getByRole('row', { name: new RegExp(code) })
    .getByRole('checkbox')
    .click();
  await expect(page.getByText('1 item selected')).toBeVisible();
  await page.getByRole('button', { name: 'Deactivate' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Deactivate/ })
    .click();
  await expect(page.getByText('1 done.')).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText('Inactive');
});
