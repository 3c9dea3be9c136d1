import type { Page, Route } from '@playwright/test';

/** An order that only the test knows of. */
export const ORDER = 'FEST-0123456789';
export const TICKET = { code: 'TKT-7F3KQ9M2XW4B', verify: 'k1.signature' };
export const TICKET_ADDRESS = `/t/${TICKET.code}?verify=${TICKET.verify}`;

/** Queries that server rendering answers: the browser would not ask again. */
const PREFETCHED =
  /^\/api\/(archive-videos|closing-section|countdown-events|divisions|event-pages|event-upcoming-details|guest-stars|hero-section|merchandise|site-settings|ticket-types)/;
const renderedInBrowser = new WeakSet<Page>();

async function standIn(page: Page, path: string, handle: (route: Route) => unknown): Promise<void> {
  if (PREFETCHED.test(path)) await renderInBrowser(page);
  await page.route(`**${path}`, handle);
}

/** Answers a call in the server's place. */
export async function answer(page: Page, path: string, status: number, body: object): Promise<void> {
  await standIn(page, path, (route) => route.fulfill({ status, json: body }));
}

const RENDERED = /<div id="root">.*<script type="application\/json" id="page-state">.*?<\/script>/s;

/** Opens pages as if the server could not render them: the browser then asks for everything. */
export async function renderInBrowser(page: Page): Promise<void> {
  if (renderedInBrowser.has(page)) return;
  renderedInBrowser.add(page);
  await page.route(
    ({ pathname }) => !/^\/(api|assets)\//.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(RENDERED, '<div id="root"></div>');
      return route.fulfill({ response, body });
    },
  );
}

/** For texts that tell what is lost: the site asks again for three seconds, and for lost code for six, before it says so. */
export const AFTER_RETRIES = { timeout: 15_000 };

/** Lets a call end without an answer, as without a network. */
export async function lose(page: Page, path: string): Promise<void> {
  await standIn(page, path, (route) => route.abort());
}

/** Lets a call wait for its answer as long as the test lasts. */
export async function stall(page: Page, path: string): Promise<void> {
  await standIn(page, path, () => undefined);
}

type Outcome = 'is_successful' | 'is_failed' | 'is_pending';

/** The payment status of the test's order from now on. */
export function answerStatus(page: Page, status: string, outcome: Outcome): Promise<void> {
  const flags = { is_successful: false, is_failed: false, is_pending: false, [outcome]: true };
  const isOpen = outcome === 'is_pending';
  const expiresAt = new Date(Date.now() + 25 * 60_000).toISOString();
  const data = { order_number: ORDER, status, status_description: 'Waiting for the transfer', ...flags };
  const paidAt = outcome === 'is_successful' ? '2025-11-01T05:04:00Z' : null;
  return answer(page, `/api/payment/${ORDER}/status`, 200, {
    success: true,
    data: { ...data, is_open: isOpen, expires_at: expiresAt, paid_at: paidAt },
  });
}

/** The ticket page's own answer. */
export function answerTicket(page: Page, status: string, checkedInAt: string | null = null): Promise<void> {
  const festival = { name: 'The Legacy of the Five Realms', date: '2025-11-22', venue: 'Campus Hall, Gading Serpong' };
  const sold = { ticket_type_header: 'Pre Sales 2', number: 1, quantity: 2 };
  const data = { ticket_code: TICKET.code, status, checked_in_at: checkedInAt, ...sold, festival };
  return answer(page, `/api/tickets/${TICKET.code}/view*`, 200, { success: true, data });
}

/** What check-existing answers the owner of an open order. */
export function answerOpenOrder(page: Page): Promise<void> {
  const order = { order_number: ORDER, status: 'pending', expires_at: '2025-11-01T05:30:00Z' };
  const message = 'You have an open order.';
  const body = { success: false, message, errors: { email: [message] }, data: { open_order: order } };
  return answer(page, '/api/orders/check-existing', 422, body);
}

/** Puts an order that waits for its payment into the browser's storage, as raw text if given. */
export async function storePending(
  page: Page,
  text = JSON.stringify({ orderId: ORDER, snapToken: 'kept' }),
): Promise<void> {
  await page.addInitScript((stored) => {
    if (sessionStorage.getItem('stored_by_test')) return;
    sessionStorage.setItem('stored_by_test', 'yes');
    localStorage.setItem('pending_order', stored);
  }, text);
}
