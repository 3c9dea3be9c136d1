import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.js';
import { mailTo, ticketAddresses } from '../../support/outbox.js';
import { TicketBuyer } from '../../support/site/ticket-buyer.js';

/** Buys a ticket and gives the address from its mail. */
async function ownTicket(page: Page, outbox: string): Promise<string> {
  const buyer = new TicketBuyer(page);
  await buyer.checkOut();
  await buyer.payBy('QRIS');
  await buyer.succeeded();
  const [address] = ticketAddresses(await mailTo(outbox, buyer.email, /e-ticket/i));
  return address ?? '';
}

const qr = (page: Page) => page.getByRole('img', { name: 'QR code of this ticket' });

/** Whether the service worker is active and has cached the page and its answers whole. */
async function isCached(): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  if (active?.state !== 'activated' || !navigator.serviceWorker.controller) return false;
  const cache = await caches.open('tickets-v1');
  const requests = await cache.keys();
  const has = async (part: RegExp) => {
    const request = requests.find(({ url }) => part.test(new URL(url).pathname));
    const answer = request && (await cache.match(request));
    return answer !== undefined && (await answer.text()) !== '';
  };
  const parts = [/^\/t\//, /\/view$/, /\/site-settings$/, /TicketViewPage.*\.js$/, /\.css$/];
  return (await Promise.all(parts.map(has))).every(Boolean);
}

/** `waitForFunction` takes the promise of an answer for the answer. */
const cached = (page: Page) => expect.poll(() => page.evaluate(isCached)).toBe(true);

test('a ticket opens for its signature, and without a network once it has been opened', async ({
  page,
  stack,
  context,
}) => {
  const address = await ownTicket(page, stack.outbox);
  await page.goto(address);
  await expect(qr(page)).toBeVisible();
  await expect(page.getByText('Valid', { exact: true })).toBeVisible();
  await cached(page);
  await context.setOffline(true);
  await page.reload();
  await expect(qr(page)).toBeVisible();
  await expect(page.getByText('You are offline. This is the ticket as it was last seen.')).toBeVisible();
  await expect(page.goto(address.replace(/verify=.*/, 'verify=wrong'))).rejects.toThrow();
});

test('without a network the frame of a ticket names this edition', async ({ page, stack, context, backOffice }) => {
  await backOffice.changeSettings({ edition: '2031' });
  try {
    const address = await ownTicket(page, stack.outbox);
    await page.goto(address);
    await expect(page.getByText(/^© 2031 /)).toBeVisible();
    await cached(page);
    await context.setOffline(true);
    await page.reload();
    await expect(qr(page)).toBeVisible();
    await expect(page.getByText(/^© 2031 /)).toBeVisible();
  } finally {
    await backOffice.changeSettings({ edition: '2025' });
  }
});

test('without the right signature a ticket shows nothing', async ({ page, stack }) => {
  const address = await ownTicket(page, stack.outbox);
  const code = /TKT-[0-9A-Z]{12}/.exec(address)?.[0] ?? '';
  for (const wrong of [`/t/${code}`, `/t/${code}?verify=`, `${address.slice(0, -4)}AAAA`]) {
    await page.goto(wrong);
    await expect(
      page.getByRole('heading', { name: /^(ACCESS DENIED|THE PAGE YOU'RE LOOKING FOR DOES NOT EXIST)$/ }),
    ).toBeVisible();
    await expect(qr(page)).toBeHidden();
    await expect(page.getByText(code)).toBeHidden();
  }
});
