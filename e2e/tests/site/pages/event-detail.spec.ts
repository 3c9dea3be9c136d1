import type { AdminEventPage, EventName } from '@festival/contracts';
import type { Page } from '@playwright/test';
import type { BackOffice } from '../../../support/admin/back-office.js';
import { expect, test } from '../../../support/fixtures.js';
import { AFTER_RETRIES, lose } from '../../../support/site/answers.js';
import { expectAccessible, watchHosts, watchShifts } from '../../../support/site/checks.js';
import { visitFromInside } from '../../../support/site/visit.js';
import { expectFittingEverywhere } from '../../../support/site/zoom.js';

const REALMS: Readonly<Record<EventName, string>> = {
  unveiling: 'Unveiling',
  eulympic: 'E-Ulympic',
  ucare: 'U-Care',
  ulympic: 'Ulympic',
  unify: 'Unify',
};
const NOT_FOUND = "THE PAGE YOU'RE LOOKING FOR DOES NOT EXIST";

async function editPage(backOffice: BackOffice, name: EventName, changes: Partial<AdminEventPage>): Promise<void> {
  const page = (await backOffice.records<AdminEventPage>('event-pages')).find(({ id }) => id === name);
  if (!page) throw new Error(`no page ${name}`);
  await backOffice.edit('event-pages', page, changes);
}

const realm = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const dots = (page: Page) => page.getByRole('button', { name: /^Page \d of \d$/ });
const pictures = (page: Page) => page.getByRole('img', { name: /, picture \d$/ });

for (const [slug, name] of Object.entries(REALMS)) {
  test(`/event/${slug} is accessible, fits every screen and asks no other host`, async ({ page, stack }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const hosts = watchHosts(page);
    const shifted = await watchShifts(page);
    await page.goto(`/event/${slug}`, { waitUntil: 'networkidle' });
    await expect(realm(page, name)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next events' })).toBeVisible();
    expect(await shifted()).toBe(0);
    await expectAccessible(page);
    await expectFittingEverywhere(page);
    expect([...hosts]).toEqual([new URL(stack.url).host]);
  });
}

test('shows at the next load what an editor has set', async ({ page, backOffice }) => {
  // Whatever an editor's picture is, it comes from here.
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    }),
  );
  await editPage(backOffice, 'unify', {
    bg_color: '#123456',
    hero_src: 'https://pictures.example/hero.svg',
    unveiling_images: [1, 2, 3, 4, 5].map((number) => `https://pictures.example/${number}.svg`),
    image_section_bg: 'linear-gradient(to right, #111111, #eeeeee)',
  });
  await page.goto('/event/unify');
  await expect(pictures(page)).toHaveCount(5);
  await expect(dots(page)).toHaveCount(3);
  await expect(page.locator('rect[fill="#123456"]')).toBeVisible();
  await expect(page.locator('main img').first()).toHaveAttribute('src', 'https://pictures.example/hero.svg');
  const gradient = page.locator('main [style*="gradient"]');
  await expect(gradient.first()).toHaveCSS('background-image', /linear-gradient/);
  await editPage(backOffice, 'unify', { bg_color: '#FFC22F', hero_src: null, unveiling_images: [] });
  await page.reload();
  await expect(pictures(page)).toHaveCount(4);
  await expect(page.locator('main img[src*="pictures.example"]')).toHaveCount(0);
});

test('our drawings come back when the pictures of the content fail', async ({ page, backOffice }) => {
  await page.route('https://pictures.example/**', (route) => route.abort());
  const gone = 'https://pictures.example/gone.png';
  await editPage(backOffice, 'ucare', { hero_src: gone, paper_src: gone, sponsor_src: gone, unveiling_images: [gone] });
  await page.goto('/event/ucare');
  await expect(page.getByRole('img', { name: 'The proclamation of U-Care' })).toBeVisible();
  for (const title of ['Glimpses of the realm', 'Sponsors'])
    await page.getByRole('heading', { name: title, exact: true }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('article').getByRole('img', { name: 'Sponsors' })).toBeVisible();
  await expect(page.locator('main img[src*="pictures.example"]')).toHaveCount(0);
  await editPage(backOffice, 'ucare', { hero_src: null, paper_src: null, sponsor_src: null, unveiling_images: [] });
});

test('a page that is not active is not found until it is again', async ({ page, backOffice }) => {
  await editPage(backOffice, 'ulympic', { is_active: false });
  await page.goto('/event/ulympic');
  await expect(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible();
  await editPage(backOffice, 'ulympic', { is_active: true });
  await page.reload();
  await expect(realm(page, 'Ulympic')).toBeVisible();
});

test('an unknown event is not found', async ({ page }) => {
  await page.goto('/event/chess');
  await expect(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible();
});

test('the gallery shows two pictures a page, by dot, by key and by swipe', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/event/unveiling');
  const picture = (number: number) => page.getByRole('img', { name: `Unveiling, picture ${number}` });
  const shown = (numbers: number[]) =>
    Promise.all(
      [1, 2, 3, 4].map((number) =>
        numbers.includes(number)
          ? expect(picture(number)).toBeInViewport({ ratio: 0.5 })
          : expect(picture(number)).not.toBeInViewport({ ratio: 0.5 }),
      ),
    );
  await page.getByRole('list', { name: 'Pictures of Unveiling' }).focus();
  await picture(1).scrollIntoViewIfNeeded();
  await shown([1, 2]);
  await page.keyboard.press('ArrowRight');
  await shown([3, 4]);
  await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await dots(page).first().click();
  await shown([1, 2]);
  await picture(1).hover();
  await page.mouse.wheel(700, 0);
  await shown([3, 4]);
  await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true');
});

test('a page that can not be reached can be asked for again', async ({ page }) => {
  await lose(page, '/api/event-pages/unify');
  await visitFromInside(page, '/event/unify');
  await expect(page.getByText('This event could not be loaded.')).toBeVisible(AFTER_RETRIES);
  await expectAccessible(page);
  await page.unroute('**/api/event-pages/unify');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(realm(page, 'Unify')).toBeVisible();
});

test('the other events failing leaves the page as it is', async ({ page }) => {
  await lose(page, '/api/event-upcoming-details');
  await visitFromInside(page, '/event/unify');
  await expect(page.getByText('Error loading events', { exact: true })).toBeVisible(AFTER_RETRIES);
  await expect(realm(page, 'Unify')).toBeVisible();
});
