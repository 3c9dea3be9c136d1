import type { Page } from '@playwright/test';

/**
 * Waits until the page is hydrated: it shows its content before its scripts are there,
 * and a test is quicker than any visitor. Its lazy parts (`data-lazy`) follow when something is done there.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main') ?? document.querySelector('#root > *');
    // React's own mark on what it looks after.
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps$'));
  });
}
