import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { mailTo } from '../../../support/outbox.js';
import { expectFitting } from '../../../support/site/checks.js';

const TO = 'readiness@example.com';

test('a check names the faults, and a test mail that is opened is one less', async ({ page, staff, stack }) => {
  await staff.signIn(page);
  await page.goto('/admin/readiness');
  await page.getByRole('button', { name: /^Check/ }).click();
  const mail = page.getByRole('region', { name: 'Mail' });
  const testMail = mail.getByRole('listitem').filter({ hasText: 'Test mail' });
  await expect(testMail).toContainText('Fault');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectFitting(page, 'ready to sell, on a phone');

  await page.getByRole('button', { name: 'Send a test mail' }).click();
  await page.getByRole('textbox', { name: 'Recipient' }).fill(TO);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { text = '' } = await mailTo(stack.outbox, TO, /^Test mail of/);
  const link = /http\S+\/health\/test-mail\?token=[\w-]+/.exec(text)?.[0] ?? '';
  const phone = await page.context().newPage();
  await phone.goto(link);
  await expect(phone.getByText('Thank you: the test mail arrived.')).toBeVisible();
  await phone.close();

  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(testMail).toHaveCount(0);
  await mail.getByText(/^\d+ (is|are) right$/).click();
  await expect(testMail).toContainText('OK');
  await expectAccessible(page);
  // The dashboard leads here while there are faults.
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Ready to sell\? The last check found \d+ faults/ }).click();
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
});
