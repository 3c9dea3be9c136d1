import { expect, JOURNEY, test } from '../../support/fixtures.js';
import { mailTo, ticketAddresses } from '../../support/outbox.js';
import { expectAccessible, expectFitting } from '../../support/site/checks.js';
import { TicketBuyer } from '../../support/site/ticket-buyer.js';

/** Bytes as they come over the network: page, scripts, styles and fonts. */
const MOST_BYTES = 150_000;

/** Whether the service worker has cached the page and what it was made of. */
async function isKept(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration('/tonight');
  if (registration?.active?.state !== 'activated') return false;
  const paths = (await (await caches.open('tickets-v1')).keys()).map(({ url }) => new URL(url).pathname);
  const parts = [/^\/tonight$/, /^\/api\/acts$/, /^\/api\/site-settings$/, /TonightPage.*\.js$/, /\.woff2$/];
  return parts.every((part) => paths.some((path) => part.test(path)));
}

test(
  'the guide through the night shows ticket, timetable and map without a network',
  JOURNEY,
  async ({ page, stack, context }) => {
    const buyer = new TicketBuyer(page);
    await buyer.checkOut();
    await buyer.payBy('QRIS');
    await buyer.succeeded();
    const [address = ''] = ticketAddresses(await mailTo(stack.outbox, buyer.email, /e-ticket/i));
    await page.goto(address);
    await expect(page.getByRole('img', { name: 'QR code of this ticket' })).toBeVisible();

    await page.goto('/tonight');
    await expect.poll(() => page.evaluate(isKept)).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('You are offline. This is the guide as it was last seen.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code of this ticket' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Crown Stage' })).toBeVisible();
    await expect(page.getByRole('img', { name: /sketch of the ground/ })).toBeVisible();
    await expect(page.getByRole('link', { name: '112' })).toBeVisible();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `tonight at ${width}`);
      await expectFitting(page, `tonight at ${width}`);
    }
  },
);

test('the guide as it was last seen is the one that a phone keeps', async ({ page, backOffice, context }) => {
  await page.goto('/tonight');
  await expect.poll(() => page.evaluate(isKept)).toBe(true);
  const help_numbers = [{ label: 'Medical team', label_indonesian: null, phone: '0812 345 678' }];
  await backOffice.withContent('settings', 1, { help_numbers }, async () => {
    // By a link, as from the first page on the night: the browser asks for no page then.
    const { data } = await (await page.request.get('/api/site-settings')).json();
    await page.goto(`/?at=${data.concert_date.slice(0, 10)}T12:00`);
    await page.locator('a[href="/tonight"]').first().click();
    await expect(page.getByText('Medical team')).toBeVisible();
    const kept = (path: string) =>
      page.evaluate(async (asked) => (await (await caches.open('tickets-v1')).match(asked))?.text(), path);
    for (const path of ['/tonight', '/api/site-settings']) {
      await expect.poll(() => kept(path)).toContain('Medical team');
    }
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('link', { name: '0812 345 678' })).toBeVisible();
    await context.setOffline(false);
  });
});

test('the guide is small', async ({ page }) => {
  await page.goto('/tonight', { waitUntil: 'networkidle' });
  const bytes = await page.evaluate(() =>
    (performance.getEntries() as PerformanceResourceTiming[])
      .filter(({ entryType }) => entryType === 'resource' || entryType === 'navigation')
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});
