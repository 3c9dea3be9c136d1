import type { Page } from '@playwright/test';
import { expect, expectAccessible, JOURNEY, test } from '../../../support/admin/fixtures.js';

test.beforeEach(({ page, staff }) => staff.signIn(page));

const PHONE = { width: 360, height: 740 };

/** A printed page; Chromium writes each sheet as an object of its own. */
async function sheets(page: Page): Promise<number> {
  // The fonts have other widths.
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test(
  'the question mark opens the screen’s section next to a form that keeps what was typed',
  JOURNEY,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/admin/ticket-types/create');
    const header = page.getByLabel(/^Header/);
    await header.fill('Early Crown');
    await page.getByRole('button', { name: 'Help' }).click();
    const drawer = page.getByRole('complementary', { name: 'Handbook' });
    await expect(drawer.getByRole('heading', { name: 'Open a sale' })).toBeFocused();
    const picture = drawer.getByRole('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
    await expectAccessible(page);
    await header.fill('Early Crown 2');
    await drawer.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(drawer).toBeHidden();
    await expect(header).toHaveValue('Early Crown 2');
  },
);

test('on a phone it fills the screen, and the form is there again when it is closed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin/ticket-types/create');
  await page.getByLabel(/^Header/).fill('Early Crown');
  await page.getByRole('button', { name: 'Help' }).click();
  const drawer = page.getByRole('complementary', { name: 'Handbook' });
  await expect(drawer.getByRole('heading', { name: 'Open a sale' })).toBeVisible();
  expect((await drawer.boundingBox())?.width).toBe(360);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel(/^Header/)).toHaveValue('Early Crown');
});

for (const page of ['index', 'treasurer', 'gate-volunteer', 'on-call'])
  test(`${page} fits a phone and is accessible`, async ({ page: phone }) => {
    await phone.setViewportSize(PHONE);
    await phone.goto(`/admin/handbook/${page}?language=id`);
    await expect(phone.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await overflow(phone)).toBeLessThanOrEqual(0);
    await expectAccessible(phone);
  });

for (const language of ['en', 'id'])
  test(`the volunteer’s page is one printed sheet, in ${language}`, async ({ page }) => {
    await page.goto(`/admin/handbook/gate-volunteer?language=${language}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await sheets(page)).toBe(1);
    // So that the count can fail.
    await page.goto(`/admin/handbook/treasurer?language=${language}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(await sheets(page)).toBeGreaterThan(3);
  });
