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

/** Nothing that axe finds wrong, once what moves for a moment has come to rest. */
export async function expectAccessible(page: Page, name = page.url()): Promise<void> {
  // A colour or an opacity on its way is not what the reader gets to see; what runs for seconds is no such thing.
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
