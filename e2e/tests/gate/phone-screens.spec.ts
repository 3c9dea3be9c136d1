import { setTimeout as pause } from 'node:timers/promises';
import { AdminData } from '../../support/admin/data.js';
import { expect, test } from '../../support/fixtures.js';
import { GatePhone } from '../../support/gate/gate-phone.js';
import { expectAccessible, expectFitting } from '../../support/site/checks.js';

const LOOKS = ['Dark screen', 'Light screen'] as const;

for (const look of LOOKS) {
  test(`every screen of a phone fits and is accessible: ${look}`, async ({ browser, request }) => {
    test.setTimeout(120_000);
    const data = await AdminData.open(request);
    const [ticket = ''] = await data.tickets(1, 'Rina Wulandari Kusumawardhani');
    const phone = await GatePhone.pair(browser, data, 'Phone 1', 'North gate');
    const { page } = phone;
    // A screen that has just come may still be finding its size.
    const check = (name: string) =>
      expect(async () => {
        await expectAccessible(page, `${look}: ${name}`);
        await expectFitting(page, `${look}: ${name}`);
      }).toPass({ timeout: 10_000 });
    const menu = () => page.getByRole('button', { name: 'Menu' }).click();
    if (look === 'Light screen') {
      await menu();
      await page.getByRole('button', { name: look }).click();
      await page.keyboard.press('Escape');
    }
    await check('scanner');
    await menu();
    await check('menu');
    await page.getByRole('button', { name: 'Gate and settings' }).click();
    await check('PIN');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Type a code' }).click();
    await check('typing');
    await page.keyboard.press('Escape');
    await phone.scan(ticket);
    await check('valid');
    await phone.next();
    await phone.network(false);
    await phone.read('TKT-000000000000');
    await page.getByRole('heading', { name: 'NOT VALID' }).waitFor();
    await check('not valid');
    await phone.next();
    // The same code at once is taken for the same look at it.
    await pause(3_500);
    await phone.scan(ticket);
    await check('used');
    await phone.next();
    await menu();
    await page.getByRole('button', { name: 'Link with another phone' }).click();
    await check('link');
    await page.getByRole('button', { name: 'Show this phone’s code' }).click();
    await page.getByRole('img', { name: 'This phone’s code' }).waitFor();
    await check('link code');
    await page.getByRole('button', { name: 'To the scanner' }).click();
    await menu();
    await page.getByRole('button', { name: 'Ready for tonight' }).click();
    await check('ready');
    await phone.close();
  });
}

test('the screen before pairing fits and is accessible', async ({ page }) => {
  await page.goto('/gate/');
  await page.getByRole('button', { name: /lead’s code/ }).waitFor();
  await expectAccessible(page);
  await expectFitting(page);
});
