import type { Page, Route } from '@playwright/test';
import { unique } from '../../../support/admin/data.js';
import { expect, expectAccessible, test } from '../../../support/admin/fixtures.js';

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page, staff }) => {
  await staff.signIn(page, 'gate');
  await page.goto('/admin/scanner');
  await expect(page.getByRole('button', { name: 'Start Scanning' })).toBeVisible();
});

async function enter(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Manual Code Entry' }).click();
  await page.getByLabel('Ticket code').fill(code);
  await page.getByRole('button', { name: 'Check Ticket' }).click();
}

const verdict = (page: Page, word: string) => page.getByText(word, { exact: true });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue Scanning' }).click();

test('a valid code lets in once, then it is used', async ({ page, data }) => {
  const code = await data.ticket('Budi Santoso');
  await expectAccessible(page);
  await enter(page, code.toLowerCase());
  await expect(verdict(page, 'VALID')).toBeVisible();
  await expect(verdict(page, 'Budi Santoso')).toBeVisible();
  // At once: the verdict goes by itself after five seconds.
  await goOn(page);
  await expect(verdict(page, 'VALID')).toBeHidden();
});

test('a used code says when and where it was used', async ({ page, data }) => {
  const code = await data.ticket('Ayu Lestari');
  await data.checkIn(code);
  await enter(page, code);
  await expect(verdict(page, 'ALREADY USED')).toBeVisible();
  await expect(verdict(page, 'Ticket already used')).toBeVisible();
  await expect(verdict(page, 'Ayu Lestari')).toBeVisible();
  await expect(page.getByText(/Gate A/).first()).toBeVisible();
  await expectAccessible(page);
});

test('an unknown code is not valid; a short one is not sent', async ({ page }) => {
  await page.getByRole('button', { name: 'Manual Code Entry' }).click();
  await page.getByLabel('Ticket code').fill('ab');
  await expect(page.getByLabel('Ticket code')).toHaveValue('AB');
  await page.getByRole('button', { name: 'Check Ticket' }).click();
  await expect(page.getByText('Enter at least 3 characters')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await enter(page, unique('TKT-'));
  await expect(verdict(page, 'NOT VALID')).toBeVisible();
  await expect(verdict(page, 'Ticket not found')).toBeVisible();
  await goOn(page);
  await expect(page.getByRole('button', { name: 'Start Scanning' })).toBeVisible();
});

const answer = (status: number, body: object | string) => (route: Route) =>
  route.fulfill({ status, body: typeof body === 'string' ? body : JSON.stringify(body) });

for (const [text, calls, handle] of [
  ['Check-in failed', '**/api/tickets/checkin/*', answer(500, { success: false })],
  ['Unexpected response from server', '**/api/tickets/checkin/*', answer(200, '<html></html>')],
  ['Network error occurred', '**/api/tickets/checkin/*', (route: Route) => route.abort()],
  ['Validation error', '**/tickets/validate/**', answer(500, { success: false })],
  ['Unexpected response from server', '**/tickets/validate/**', answer(502, 'bad gateway')],
  ['Network error occurred', '**/tickets/validate/**', (route: Route) => route.abort()],
] as const) {
  test(`says ${text} when ${calls} goes wrong that way, and lets nobody in`, async ({ page, data }) => {
    const code = await data.ticket('Budi Santoso');
    await page.route(calls, handle);
    await enter(page, code);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(verdict(page, 'VALID')).toBeHidden();
    await page.unroute(calls);
    await goOn(page);
    // Another one: a repeat of the same code is ignored for three seconds.
    await enter(page, await data.ticket('Ayu Lestari'));
    await expect(verdict(page, 'VALID')).toBeVisible();
  });
}

for (const [text, name] of [
  ['Please allow camera permissions', 'NotAllowedError'],
  ['No camera found on this device', 'NotFoundError'],
  ['Camera not supported in this browser', null],
] as const) {
  test(`says ${text}`, async ({ page }) => {
    await page.addInitScript((error) => {
      const refuse = async () => {
        throw new DOMException('refused', error ?? '');
      };
      const value = error === null ? undefined : { getUserMedia: refuse, enumerateDevices: async () => [] };
      Object.defineProperty(navigator, 'mediaDevices', { value });
    }, name);
    await page.reload();
    await page.getByRole('button', { name: 'Start Scanning' }).click();
    await expect(page.getByText(text).first()).toBeVisible();
    await expectAccessible(page);
  });
}
