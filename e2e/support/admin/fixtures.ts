import type { Page, TestType } from '@playwright/test';
import { AdminData } from './data.js';
import { Staff } from './staff.js';
import { expect, JOURNEY, test as base } from '../fixtures.js';
import { expectAccessible as expectAccessibleNow } from '../site/checks.js';

interface TestFixtures {
  data: AdminData;
}
interface WorkerFixtures {
  staff: Staff;
}

type TestArgs<T> = T extends TestType<infer Args, infer _> ? Args : never;
type WorkerArgs<T> = T extends TestType<infer _, infer Args> ? Args : never;
type AdminTest = TestType<TestArgs<typeof base> & TestFixtures, WorkerArgs<typeof base> & WorkerFixtures>;

/** The back office on a desk's screen, over a product with staff of every role. */
export const test: AdminTest = base.extend<TestFixtures, WorkerFixtures>({
  viewport: { width: 1280, height: 900 },
  staff: [async ({ stack }, use) => use(Staff.hire(stack)), { scope: 'worker' }],
  data: async ({ stack, playwright }, use) => {
    const request = await playwright.request.newContext({ baseURL: stack.url });
    await use(await AdminData.open(request));
    await request.dispose();
  },
});

/** Expects no axe violations once short animations have ended. */
export async function expectAccessible(page: Page, name = page.url()): Promise<void> {
  // Colours and opacities change during animations under a second; longer ones are not waited for.
  await page.waitForFunction(() => {
    const isPassing = (each: Animation) => Number(each.effect?.getTiming().duration) < 1_000;
    return document
      .getAnimations()
      .filter(isPassing)
      .every(({ playState }) => playState !== 'running');
  });
  await expectAccessibleNow(page, name);
}

export { expect, JOURNEY };
