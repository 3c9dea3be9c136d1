import { expect } from '@playwright/test';
import { mailTo } from '../outbox.js';
import type { Stack } from '../stack.js';
import type { AdminData, MadeOrder } from './data.js';

/** As if the mail server had refused the order's mails eight times; the worker is done with them before. */
export async function giveUpMails(stack: Stack, data: AdminData, order: MadeOrder, error: string): Promise<void> {
  await mailTo(stack.outbox, order.buyer_email, /./);
  const filter = encodeURIComponent(JSON.stringify({ q: order.order_number }));
  const states = async () => (await data.all<{ status: string }>(`mails?filter=${filter}`)).map(({ status }) => status);
  await expect.poll(states).not.toContain('sending');
  await expect.poll(states).not.toContain('queued');
  stack.change(
    `UPDATE mails SET status = 'failed', tries = 8, sent_at = NULL, last_error = ? WHERE order_number = ?`,
    error,
    order.order_number,
  );
}
