import type { Page } from '@playwright/test';

/**
 * Opens a page as a visitor who is on the site already: the browser asks for its content, which the server would
 * otherwise send with the page.
 */
export async function visitFromInside(page: Page, path: string): Promise<void> {
  await page.goto('/error/404');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
