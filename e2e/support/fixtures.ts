import { test as base, expect } from '@playwright/test';
import { BackOffice } from './admin/back-office.js';
import { Simulator } from './simulator.js';
import { READY_WITHIN_MS, Stack } from './stack.js';

/** Enough for the tests. After a change the assistant reads all its texts again: the whole demo's take it seconds. */
const KNOWLEDGE_ENTRIES = 20;

interface WorkerFixtures {
  stack: Stack;
}
interface TestFixtures {
  simulator: Simulator;
  backOffice: BackOffice;
}

/** Tests over a running product, shared by the tests of a worker. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    async ({}, use) => {
      const stack = await Stack.start();
      stack.change(
        `DELETE FROM chatbot_knowledge WHERE id NOT IN
         (SELECT id FROM chatbot_knowledge ORDER BY priority DESC, id LIMIT ?)`,
        KNOWLEDGE_ENTRIES,
      );
      stack.change(`UPDATE chatbot_knowledge SET training_phrases = '[]'`);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: READY_WITHIN_MS + 30_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.url),
  simulator: async ({ stack }, use) => {
    const simulator = new Simulator(stack.simulatorUrl);
    await use(simulator);
    await simulator.faults({});
  },
  backOffice: async ({ stack, playwright }, use) => {
    const context = await playwright.request.newContext({ baseURL: stack.url });
    await use(await BackOffice.signIn(context));
    await context.dispose();
  },
});

/** Of a test: `npm test` runs it. The others run in `npm run test:long`. */
export const JOURNEY = { tag: '@journey' };

export { expect };
