import { expect, type Page } from '@playwright/test';
import { AFTER_RETRIES, answer, lose, stall } from './answers.js';

/** The calls of the first page and the about page. */
export const STORY_CALLS = [
  '/api/site-settings',
  '/api/hero-section',
  '/api/event-upcoming-details',
  '/api/countdown-events',
  '/api/closing-section',
  '/api/merchandise',
  '/api/divisions',
  '/api/archive-videos',
] as const;

/** The first page and the about page in every state that they can be in. */
export const STORY_STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: (page) => openWhole(page, '/'),
  'home without an answer': async (page) => {
    for (const call of STORY_CALLS) await answer(page, call, 404, { success: false, message: 'It is gone' });
    await openWhole(page, '/');
    await expect(page.getByText('Error loading countdown events')).toBeVisible();
  },
  'home with empty lists': async (page) => {
    for (const call of ['/api/event-upcoming-details', '/api/countdown-events'])
      await answer(page, call, 200, { success: true, data: [] });
    await answer(page, '/api/merchandise', 200, { success: true, data: { items: [], bundles: [] } });
    await openWhole(page, '/');
    await expect(page.getByText('No countdown events available')).toBeVisible();
  },
  'home while it loads': async (page) => {
    for (const call of STORY_CALLS) await stall(page, call);
    await page.goto('/');
    await expect(page.getByText('Loading the countdown')).toBeAttached();
  },
  'home in Indonesian': async (page) => {
    await inIndonesian(page);
    await openWhole(page, '/');
    await expect(page.getByRole('heading', { name: 'Cuplikan petualangan' })).toBeVisible();
  },
  'home after the festival, an address with an error': async (page) => {
    await page.goto('/?at=2099-01-01T10:00');
    await page.getByRole('button', { name: 'Tell me about next year' }).click();
    await page.getByRole('button', { name: 'Keep me posted' }).click();
    await expect(page.getByText('Type your e-mail address')).toBeVisible();
  },
  'a mailed link to next year’s list': async (page) => {
    await page.goto(`/next-year/confirm?token=${'a'.repeat(32)}`);
    await page.getByRole('button', { name: 'Yes, write to me' }).click();
    await expect(page.getByText('This link is not valid any more')).toBeVisible();
  },
  about: (page) => openWhole(page, '/about'),
  'about with a film playing': async (page) => {
    await showFilms(page);
    await openWhole(page, '/about');
    await page.getByRole('button', { name: 'Play video: The Opening Night' }).click();
    await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  },
  'about without an answer': async (page) => {
    for (const call of STORY_CALLS) await lose(page, call);
    await openWhole(page, '/about');
    await expect(page.getByText('Error loading archive videos')).toBeVisible(AFTER_RETRIES);
  },
  'about in Indonesian': async (page) => {
    await inIndonesian(page);
    await openWhole(page, '/about');
    await expect(page.getByRole('heading', { name: 'KENALI TIM KAMI' })).toBeVisible();
  },
};

/** Answers in the video platform's place. */
export async function showFilms(page: Page): Promise<void> {
  const body = '<!doctype html><html lang="en"><title>Film</title><h1>A film</h1></html>';
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ contentType: 'text/html', body }));
}

/** Opens a page and scrolls through it, so that lazy parts are rendered too. */
async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  if (path === '/') await expect(page.locator('main figure')).toHaveCount(7);
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function inIndonesian(page: Page): Promise<void> {
  await page.context().addCookies([{ name: 'site_language', value: 'id', domain: 'localhost', path: '/' }]);
}
