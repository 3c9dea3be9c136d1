import { expect, type Page } from '@playwright/test';
import { expectFitting } from './checks.js';

/** A phone, half of a desk's screen (200 % zoom), the narrowest that reflow is asked for and half of the phone. */
const WIDTHS = [360, 640, 320, 180];

/** Nothing scrolls sideways, however narrow the screen is. */
export async function expectFittingEverywhere(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFitting(page);
  }
}
