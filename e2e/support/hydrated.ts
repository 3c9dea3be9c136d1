import type { Page } from '@playwright/test';

/**
 * Waits until the browser has taken over what the server drew: the page shows its content before its scripts are there,
 * and a test is quicker than any visitor. Its lower parts (`data-late`) follow by themselves when something is done there.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main') ?? document.querySelector('#root > *');
    // React's own mark on what it looks after.
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps$'));
  });
}
