import type { AdminMerchandiseItem } from '@festival/contracts';
import { expect, test } from '../../../support/fixtures.js';
import { AFTER_RETRIES, lose, stall } from '../../../support/site/answers.js';
import { expectAccessible, watchHosts, watchShifts } from '../../../support/site/checks.js';
import { visitFromInside } from '../../../support/site/visit.js';
import { expectFittingEverywhere } from '../../../support/site/zoom.js';

const FORM = 'https://forms.example/everything';
const OWN_FORM = 'https://forms.example/lanyard';

test('the demo content’s items and bundles are listed', async ({ page }) => {
  await page.goto('/merchandise');
  const single = page.getByRole('region', { name: 'Single Purchase' });
  await expect(single.getByRole('heading', { level: 3 })).toHaveText([
    'Strength in Struggle cream t-shirt',
    'Festival lanyard',
    "Legends Don't Need To Roar totebag",
    'Keychain series',
    'Hand fan',
  ]);
  for (const price of ['80.000', '20.000', '40.000', '13.000-20.000', '12.000'])
    await expect(single.getByText(`IDR ${price}`)).toBeVisible();
  const bundling = page.getByRole('region', { name: 'Bundling Package' });
  await expect(bundling.getByRole('heading', { level: 3 })).toHaveText(['Heraklid', 'Herakles', 'Cadmus']);
  await expect(bundling.getByText('IDR 60,000-65,000')).toBeVisible();
});

test("links lead to the item's own form or that of the settings; without any, it says so", async ({
  page,
  backOffice,
}) => {
  const lanyard = (await backOffice.records<AdminMerchandiseItem>('merchandise-items')).find(
    ({ art }) => art === 'lanyard',
  );
  if (!lanyard) throw new Error('the demo has changed');
  await backOffice.changeSettings({ merchandise_order_link: FORM });
  await backOffice.edit('merchandise-items', lanyard, { link: OWN_FORM, price: '25.000' });
  await page.goto('/merchandise');
  const links = page.getByRole('link', { name: /^PRE-ORDER NOW: .* \(opens in a new tab\)$/ });
  await expect(links).toHaveCount(8);
  for (const link of await links.all()) {
    const isLanyard = (await link.getAttribute('aria-label'))?.includes('Festival lanyard');
    await expect(link).toHaveAttribute('href', isLanyard ? OWN_FORM : FORM);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expect(page.getByText('IDR 25.000')).toBeVisible();
  await backOffice.changeSettings({ merchandise_order_link: '' });
  await backOffice.edit('merchandise-items', lanyard, { link: null });
  await page.reload();
  await expect(page.getByText('Pre-orders open soon')).toHaveCount(8);
  await expect(links).toHaveCount(0);
  await expectAccessible(page);
  await backOffice.changeSettings({ merchandise_order_link: FORM });
});

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`the tabs scroll to their lists, motion: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto('/merchandise');
    const tab = page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link');
    const title = (name: string) => page.getByRole('heading', { level: 2, name });
    await expect(title('Bundling Package')).not.toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Cadmus' })).toBeVisible();
    await tab.filter({ hasText: 'Bundling Package' }).click();
    await expect(title('Bundling Package')).toBeInViewport({ ratio: 1 });
    await expect(tab.filter({ hasText: 'Bundling Package' })).toHaveAttribute('aria-current', 'true');
    await tab.filter({ hasText: 'Single Purchase' }).press('Enter');
    await expect(title('Single Purchase')).toBeInViewport({ ratio: 1 });
    await expect(tab.filter({ hasText: 'Single Purchase' })).toHaveAttribute('aria-current', 'true');
  });
}

test('the list failing leaves the page standing, and can be asked for again', async ({ page }) => {
  await lose(page, '/api/merchandise');
  await visitFromInside(page, '/merchandise');
  await expect(page.getByText('Error loading merchandise')).toHaveCount(2, AFTER_RETRIES);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/merchandise');
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('heading', { name: 'Cadmus' })).toBeVisible();
});

test('accessible while it loads', async ({ page }) => {
  await stall(page, '/api/merchandise');
  await visitFromInside(page, '/merchandise');
  await expect(page.getByText('Loading the merchandise').first()).toBeAttached();
  await expectAccessible(page);
});

test('accessible, fitting every screen, asking no other host, and nothing jumps', async ({ page, stack }) => {
  const hosts = watchHosts(page);
  const shifted = await watchShifts(page);
  await page.goto('/merchandise', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Cadmus' })).toBeAttached();
  expect(await shifted()).toBe(0);
  await expectAccessible(page);
  await expectFittingEverywhere(page);
  expect([...hosts]).toEqual([new URL(stack.url).host]);
});
