import type { Page } from '@playwright/test';

/**
 * Opens a page by navigation inside the site: the browser fetches its content, which is otherwise in the server's HTML.
 */
export async function visitFromInside(page: Page, path: string): Promise<void> {
  await page.goto('/error/404');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate((next) => {
    history.pushState(null, '', next);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
