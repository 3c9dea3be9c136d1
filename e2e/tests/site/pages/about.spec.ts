import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/fixtures.js';
import { AFTER_RETRIES, lose } from '../../../support/site/answers.js';
import { watchHosts } from '../../../support/site/checks.js';
import { showFilms } from '../../../support/site/story-states.js';
import { untilHydrated } from '../../../support/site/hydration.js';
import { swipe } from '../../../support/site/swipe.js';

test.use({ serviceWorkers: 'block', hasTouch: true });

const panel = (page: Page) => page.getByRole('tabpanel').getByRole('heading');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const slide = (page: Page, number: number) => page.getByRole('button', { name: `Picture ${number} of 7` });

async function openAbout(page: Page): Promise<void> {
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'ABOUT US' })).toBeVisible();
  await untilHydrated(page);
}

test.describe('what editors set is seen at the next load', () => {
  test('a division', async ({ page, backOffice }) => {
    const words = { name: 'Scribes', title: 'The Wise', description1: 'They write.', description2: 'They read.' };
    const untranslated = { description1_english: null, description2_english: null };
    await backOffice.withContent('divisions', 1, { ...words, ...untranslated }, async () => {
      await openAbout(page);
      for (const text of Object.values(words))
        await expect(page.getByRole('tabpanel').getByText(text, { exact: true })).toBeVisible();
    });
  });

  test('a film, and the archive’s title', async ({ page, backOffice }) => {
    await backOffice.withContent('settings', 1, { festival_name: 'Moonlight Fair', edition: '2041' }, () =>
      backOffice.withContent('archive-videos', 2, { title: 'The first fair' }, async () => {
        await openAbout(page);
        await expect(page.getByRole('heading', { name: 'Moonlight Fair 2041 ARCHIVES' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Play video: The first fair' })).toBeVisible();
        await expect(page.getByText('Upcoming Events', { exact: true })).toHaveCount(0);
      }),
    );
  });
});

test.describe('divisions', () => {
  test('by keyboard', async ({ page }) => {
    await openAbout(page);
    await tab(page, 'Council').focus();
    await page.keyboard.press('ArrowRight');
    await expect(panel(page)).toHaveText('Events');
    await expect(tab(page, 'Events')).toBeFocused();
    await page.keyboard.press('End');
    await expect(panel(page)).toHaveText('Ticketing');
    await page.keyboard.press('ArrowRight');
    await expect(panel(page)).toHaveText('Council');
    await expect(tab(page, 'Council')).toBeFocused();
    await page.getByRole('button', { name: 'Previous division' }).press('Enter');
    await expect(panel(page)).toHaveText('Ticketing');
  });

  test('by touch', async ({ page }) => {
    await openAbout(page);
    const row = page.getByRole('tablist', { name: 'Divisions' });
    await row.scrollIntoViewIfNeeded();
    await tab(page, 'Events').tap();
    await expect(panel(page)).toHaveText('Events');
    await swipe(row.locator('..'), 120);
    await expect(panel(page)).toHaveText('Council');
    await swipe(row.locator('..'), -120);
    await expect(panel(page)).toHaveText('Events');
  });

  for (const [width, card, gap] of [
    [767, 100, 16],
    [768, 215, 24],
    [1536, 215, 24],
    [1537, 315, 32],
  ] as const) {
    test(`cards of ${card} px, ${gap} px apart, the chosen one in the middle of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openAbout(page);
      await page.getByRole('button', { name: 'Next division' }).click();
      await expect(panel(page)).toHaveText('Events');
      const measures = await page.getByRole('tab').evaluateAll((cards) =>
        cards.slice(0, 3).map((each) => {
          const own = each as HTMLElement;
          const { left, right } = own.getBoundingClientRect();
          return { width: own.offsetWidth, from: own.offsetLeft, middle: (left + right) / 2 };
        }),
      );
      expect(measures.map((each) => each.width)).toEqual([card, card, card]);
      expect((measures[2]?.from ?? 0) - (measures[1]?.from ?? 0) - card).toBe(gap);
      const middle = await page.evaluate(() => document.documentElement.clientWidth / 2);
      expect(Math.abs((measures[1]?.middle ?? 0) - middle)).toBeLessThanOrEqual(1);
    });
  }

  test('are the built-in fifteen without an answer', async ({ page }) => {
    await lose(page, '/api/divisions');
    await openAbout(page);
    await expect(page.getByRole('tab')).toHaveCount(15, AFTER_RETRIES);
    await expect(panel(page)).toHaveText('Council');
  });
});

test.describe('pictures', () => {
  test('go on by themselves, and wait while the tab is not seen', async ({ page }) => {
    await page.clock.install();
    await openAbout(page);
    await expect(slide(page, 1)).toHaveAttribute('aria-current');
    await page.clock.runFor(4500);
    await expect(slide(page, 2)).toHaveAttribute('aria-current');
  });

  test('stand still with less motion; by keyboard and touch', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await openAbout(page);
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await page.clock.runFor(20_000);
    await expect(slide(page, 1)).toHaveAttribute('aria-current');
    await slide(page, 3).press('Enter');
    await expect(slide(page, 3)).toHaveAttribute('aria-current');
    await page.keyboard.press('ArrowLeft');
    await expect(slide(page, 2)).toHaveAttribute('aria-current');
    const stage = page.getByRole('region', { name: 'Moments of the festival' }).locator('figure').nth(1);
    await stage.scrollIntoViewIfNeeded();
    await swipe(stage, -150);
    await expect(slide(page, 3)).toHaveAttribute('aria-current');
  });
});

test('a film asks the platform for nothing before it is started', async ({ page, stack }) => {
  const own = new URL(stack.url).host;
  await showFilms(page);
  const hosts = watchHosts(page);
  await page.goto('/about', { waitUntil: 'networkidle' });
  const play = page.getByRole('button', { name: 'Play video: The Opening Night' });
  await play.scrollIntoViewIfNeeded();
  expect([...hosts]).toEqual([own]);
  await play.press('Enter');
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'A film' })).toBeVisible();
  expect([...hosts]).toEqual([own, 'www.youtube-nocookie.com']);
  await expect(page.getByRole('link', { name: /^Open in YouTube/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/,
  );
  await page.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(play).toBeFocused();
});
