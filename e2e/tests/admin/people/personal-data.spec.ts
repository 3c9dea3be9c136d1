import type { PersonalDataOverview } from '@festival/contracts';
import { readFileSync } from 'node:fs';
import { unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';
import { expectFitting } from '../../../support/site/checks.js';

const SIZES = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

for (const size of SIZES) {
  test.describe(`${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('a person is looked up, saved as a file, and erased once their order is over', async ({
      page,
      staff,
      data,
    }) => {
      const name = unique('Zyxnara ');
      const order = await data.order({ paid: true, buyer_name: name });
      await staff.signIn(page);
      await page.goto('/admin/personal-data');
      await expect(page.getByRole('article', { name: 'Buyers' })).toBeVisible();
      await expectFitting(page, 'what is kept');
      await page.screenshot({ path: `test-results/personal-data-${size.width}.png`, fullPage: true });

      // By the keyboard alone.
      await page.getByLabel('E-mail address').fill(order.buyer_email);
      await page.keyboard.press('Enter');
      await expect(page.getByText(`Kept of ${order.buyer_email}`)).toBeVisible();
      await expect(page.getByText(/has tickets for an event that isn't known to be over/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Erase' })).toBeDisabled();
      await expectAccessible(page, 'a person with tickets');
      await expectFitting(page, 'a person with tickets');

      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as a file' }).click();
      const text = readFileSync(await (await saved).path(), 'utf8');
      expect((JSON.parse(text) as { orders: Array<{ buyerName: string }> }).orders[0]?.buyerName).toBe(name);

      await data.setStatus(order, 'cancelled');
      // The payments learn of it within seconds.
      const erase = page.getByRole('button', { name: 'Erase' });
      await expect(async () => {
        await page.getByRole('button', { name: 'Look up' }).click();
        await expect(erase).toBeEnabled({ timeout: 1_000 });
      }).toPass({ timeout: 20_000 });
      await erase.click();
      await page.getByLabel('The e-mail address again').fill(order.buyer_email);
      await expectAccessible(page, 'the question');
      await page.screenshot({ path: `test-results/personal-data-erase-${size.width}.png` });
      await page.keyboard.press('Enter');
      await expect(page.getByText(`Nothing is kept of ${order.buyer_email}.`)).toBeVisible();
    });

    test('says what was announced, what failed, and asks about a date that was changed', async ({ page, staff }) => {
      await page.route('**/api/admin/personal-data', async (route) => {
        const answer = await route.fetch();
        const { data, ...rest } = (await answer.json()) as { data: PersonalDataOverview };
        const kinds = data.kinds.map((each) => ({
          ...each,
          due: 1_100,
          removal_from: '2040-02-22T20:00:00.000Z',
          has_failed: each.kind === 'mails',
        }));
        const earlier_ends = [{ ended_at: '2025-11-23T11:00:00.000Z', was: null }];
        const shown = { ...data, kinds, earlier_ends, is_restored: true, seen_on_nights: 3 };
        await route.fulfill({ response: answer, json: { ...rest, data: shown } });
      });
      await staff.signIn(page);
      await page.goto('/admin/personal-data');
      await expect(page.getByText(/has got a later date/)).toBeVisible();
      await expect(page.getByText(/could not remove all of it/)).toBeVisible();
      await expectAccessible(page, 'a question');
      await expectFitting(page, 'a question');
      await page.screenshot({ path: `test-results/personal-data-question-${size.width}.png`, fullPage: true });
    });
  });
}
