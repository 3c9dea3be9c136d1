import type { Page } from '@playwright/test';
import { unique } from '../../support/admin/data.js';
import { OrderScreens } from '../../support/admin/order-screens.js';
import { expect, test } from '../../support/admin/fixtures.js';
import { ADMIN_SCREENS, openScreen } from '../../support/admin/screens.js';
import { coveredOf, cutTexts, smallTargets } from '../../support/admin/touch-targets.js';

const SIZES = [
  { width: 320, height: 640 },
  { width: 740, height: 360 },
  { width: 1280, height: 800 },
];
/** Every button of the open dialog is on the screen and nothing lies over it. */
async function expectDialogInReach(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const last = dialog.getByRole('button').last();
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect.poll(() => coveredOf(last)).toBe(false);
}

for (const size of SIZES) {
  test.describe(`${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('what is pressed is at least 32 px wide and high, and no text is cut off', async ({ page, staff, data }) => {
      // Every screen, one after the other.
      test.setTimeout(120_000);
      await data.checkIn(await data.ticket(unique('Guest ')));
      await data.updateEmail(
        await data.order({ paid: true }),
        `${unique('maria.magdalena.kusumawardhani.')}@student.university.ac.id`,
      );
      await staff.signIn(page);
      const found: string[] = [];
      for (const screen of Object.keys(ADMIN_SCREENS)) {
        await openScreen(page, screen);
        await page.waitForLoadState('networkidle');
        found.push(...(await smallTargets(page)).map((each) => `${screen}: ${each}`));
        found.push(...(await cutTexts(page)).map((each) => `${screen}: "${each}" is cut off`));
      }
      expect(found).toEqual([]);
    });

    test('the buttons of a dialog are in reach', async ({ page, staff, data }) => {
      const order = await data.order();
      await staff.signIn(page);
      await page.goto('/admin/orders');
      await page.getByRole('button', { name: 'Add Manual Order' }).click();
      await expectDialogInReach(page);
      await page.goto('/admin/discount-codes/create');
      await expectDialogInReach(page);
      await page.goto('/admin/chatbot-training/create');
      await expectDialogInReach(page);
      if (size.width < 600) return;
      const orders = new OrderScreens(page);
      await orders.list(order);
      for (const action of ['Update status', 'Lock sync']) {
        await orders.choose(order, action);
        await expectDialogInReach(page);
        await orders.cancel();
      }
    });
  });
}

test('the actions of an order are in sight at 1280 px', async ({ page, staff, data }) => {
  const code = await data.referralCode(unique('Somebody with a long name '));
  const order = await data.order({
    buyer_name: unique('Maria Magdalena Kusumawardhani '),
    quantity: 5,
    referral_code: code,
  });
  await staff.signIn(page);
  const orders = new OrderScreens(page);
  await orders.list(order);
  await expect(orders.menuButton(order)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => coveredOf(orders.menuButton(order))).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the floating button leaves the pager free', async ({ page, staff, data }) => {
    for (let count = 0; count < 11; count += 1) await data.referralCode(unique('Panitia '));
    await staff.signIn(page);
    await page.goto('/admin/referral-codes?perPage=10');
    const next = page.getByRole('button', { name: 'Go to next page' });
    await expect(next).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect.poll(() => coveredOf(next)).toBe(false);
  });
});
