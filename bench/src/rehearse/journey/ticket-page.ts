import type { Answer } from '../http/answer.js';
import type { Browser } from '../http/browser.js';
import { Failed, untilServed, type RehearsalContext } from './context.js';

/** The ticket page and its price. The answer is the page, which names its files. */
export async function openTicketPage(context: RehearsalContext, browser: Browser): Promise<Answer> {
  const page = await untilServed(context, () => browser.page('page', '/ticket'));
  if (page.status !== 200) throw new Failed('page', page);
  await browser.get('price', `/api/orders/current-price?ticket_type=${encodeURIComponent(context.tier.type)}`);
  return page;
}
