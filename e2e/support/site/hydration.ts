import type { Page } from '@playwright/test';

/**
 * Waits until the page is hydrated: it shows its content before its scripts are there, and a test is quicker than any
 * visitor. Lazy parts (`data-lazy`) are hydrated when something is done there.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main') ?? document.querySelector('#root > *');
    // React marks the elements that it has hydrated.
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps$'));
  });
}
