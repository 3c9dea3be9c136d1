import type { Page } from '@playwright/test';
import { unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';

const BUNDLE = '**/api/admin/settings/bundle-ticket';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const bundleSwitch = (page: Page) => card(page, 'Bundle discount').getByRole('switch');

/** Lets the saving wait until the test lets it go on, with this answer. */
async function holdSaving(page: Page, answer: 'continue' | { status: number; body: object } | 'abort') {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(BUNDLE, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await released;
    if (answer === 'continue') return route.fallback();
    if (answer === 'abort') return route.abort();
    return route.fulfill({ status: answer.status, json: answer.body });
  });
  return release;
}

/** Writes down every text next to the switch: 'saved' is there for two seconds only. */
async function whatItSays(page: Page): Promise<() => Promise<string[]>> {
  const output = await card(page, 'Bundle discount').getByRole('status').elementHandle();
  const texts = await page.evaluateHandle((element) => {
    const seen: string[] = [];
    const look = () => seen.push(element?.textContent ?? '');
    if (element) new MutationObserver(look).observe(element, { childList: true, characterData: true, subtree: true });
    return seen;
  }, output);
  return () => texts.jsonValue();
}

test('finance starts with figures, charts, tiers and the newest orders', async ({ page, staff, data }) => {
  const panitia = unique('Panitia ');
  const code = await data.referralCode(panitia);
  await data.order({ quantity: 2, paid: true, referral_code: code });
  const pending = await data.order({ buyer_name: unique('Newest ') });
  await staff.signIn(page, 'finance');
  await page.goto('/admin');
  await expect(card(page, 'Total Revenue')).toContainText('Net, paid minus refunded');
  for (const name of ['Web Total', 'Google Form Total', 'Pending Orders', 'Check-in Rate'])
    await expect(card(page, name)).toBeVisible();
  await expect(card(page, 'Check-in Rate')).toContainText('%');
  await expect(card(page, 'Tiers')).toContainText('sold');
  await expect(card(page, 'Referral leaderboard')).toContainText(panitia);
  await expect(card(page, 'Recent orders').getByRole('listitem').first()).toContainText(pending.buyer_name);
  await expectAccessible(page);
  await page.getByRole('link', { name: pending.order_number }).click();
  await expect(page.getByRole('heading', { name: `Order ${pending.order_number}` })).toBeVisible();
});

test('a chart opens as a table by keyboard', async ({ page, staff, data }) => {
  await data.order({ quantity: 2, paid: true });
  await staff.signIn(page);
  await page.goto('/admin');
  const summary = card(page, 'Tickets sold by day').getByText('Show as a table');
  await summary.focus();
  await page.keyboard.press('Enter');
  const table = card(page, 'Tickets sold by day').getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Day', 'Tickets', 'Pre Sales 2']);
  await expect(table.getByRole('row')).not.toHaveCount(1);
  await card(page, 'Money in by day').first().getByText('Show as a table').press('Enter');
  await expect(page.getByRole('region', { name: 'Money in by day: figures' }).getByRole('table')).toBeVisible();
  await expectAccessible(page);
});

test('on a phone everything is below each other and nothing goes sideways', async ({ page, staff, data }) => {
  await data.order({ paid: true });
  await page.setViewportSize({ width: 360, height: 780 });
  await staff.signIn(page);
  await page.goto('/admin');
  await expect(card(page, 'Money in by day')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
});

test('what needs a person leads to it', async ({ page, staff, data }) => {
  await data.order();
  await staff.signIn(page);
  await page.route('**/api/admin/dashboard', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const attention = [{ id: 1, order_number: 'FEST-0000000001', buyer_name: 'Siti', attention: 'paid_twice' }];
    body.data.needs_person = {
      attention_count: 1,
      attention,
      failed_mails: 3,
      differences: 2,
      personal_data: 'announced',
    };
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto('/admin');
  const needs = card(page, 'Needs a person');
  await expect(needs).toContainText('Two payments came in for this order');
  await expect(needs.getByRole('link', { name: '1 order needs attention' })).toHaveAttribute(
    'href',
    '/admin/reconciliation',
  );
  await expect(needs.getByRole('link', { name: '2 differences with the payment provider' })).toBeVisible();
  await expect(needs.getByRole('link', { name: 'Personal data will be removed in the next days' })).toHaveAttribute(
    'href',
    '/admin/personal-data',
  );
  await needs.getByRole('link', { name: '3 mails could not be sent' }).click();
  await expect(page.getByRole('heading', { name: 'Mails' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveText('Failed');
});

test('a dashboard that cannot be loaded says so, with a retry', async ({ page, staff }) => {
  await staff.signIn(page);
  await page.route('**/api/admin/dashboard', (route) => route.abort());
  await page.goto('/admin');
  await expect(page.getByText('The dashboard could not be loaded: Network error occurred')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/admin/dashboard');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, 'Total Revenue')).toBeVisible();
});

test('before the first sale the charts say so', async ({ page, staff }) => {
  await staff.signIn(page);
  await page.route('**/api/admin/dashboard', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, days: [], leaderboard: [], recent_orders: [] } },
    });
  });
  await page.goto('/admin');
  await expect(page.getByText('No sales yet')).toHaveCount(2);
  await expect(page.getByText('Nobody yet')).toBeVisible();
  await expect(page.getByText('No orders yet')).toBeVisible();
});

test.describe('the bundle switch', () => {
  test.beforeEach(({ page, staff }) => staff.signIn(page));

  test('turns at once, says saving… and saved, and stays', async ({ page }) => {
    await page.goto('/admin');
    await expect(bundleSwitch(page)).toBeEnabled();
    const before = await bundleSwitch(page).isChecked();
    const said = await whatItSays(page);
    const release = await holdSaving(page, 'continue');
    await bundleSwitch(page).focus();
    await page.keyboard.press('Space');
    await expect(bundleSwitch(page)).toBeChecked({ checked: !before });
    await expect(page.getByText('saving…')).toBeVisible();
    release();
    await expect.poll(said).toEqual(['saving…', 'saved', '']);
    await page.unroute(BUNDLE);
    await page.reload();
    await expect(bundleSwitch(page)).toBeChecked({ checked: !before });
    const saved = page.waitForResponse(BUNDLE);
    await bundleSwitch(page).click();
    expect((await saved).ok()).toBe(true);
  });

  for (const [how, answer, text] of [
    ['with the server’s text', { status: 409, body: { success: false, message: 'Not now.' } }, 'Not now.'],
    ['with a text of its own', 'abort', 'Save failed'],
  ] as const) {
    test(`reverts ${how} when the saving failed`, async ({ page }) => {
      await page.goto('/admin');
      await expect(bundleSwitch(page)).toBeEnabled();
      const before = await bundleSwitch(page).isChecked();
      const release = await holdSaving(page, answer);
      await bundleSwitch(page).click();
      await expect(bundleSwitch(page)).toBeChecked({ checked: !before });
      release();
      await expect(card(page, 'Bundle discount').getByRole('alert')).toHaveText(text);
      await expect(bundleSwitch(page)).toBeChecked({ checked: before });
      await expectAccessible(page);
    });
  }
});

test('who has no right to it lands where they work', async ({ page, staff }) => {
  await staff.signIn(page, 'gate');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/scanner');
});
