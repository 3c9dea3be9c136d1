import type { Page, Route } from '@playwright/test';

/**
 * Answers the next such call in the server's place. Not `times: 1`: then Playwright ends the interception while Chromium
 * is still answering, and on a busy machine the call reaches the server.
 */
export async function answerOnce(page: Page, url: string, answer: (route: Route) => Promise<void>): Promise<void> {
  let isAnswered = false;
  await page.route(url, (route) => {
    if (isAnswered) return route.continue();
    isAnswered = true;
    return answer(route);
  });
}
