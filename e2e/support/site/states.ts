import { expect, type Page } from '@playwright/test';
import {
  AFTER_RETRIES,
  answer,
  answerOpenOrder,
  answerStatus,
  answerTicket,
  renderInBrowser,
  lose,
  ORDER,
  stall,
  storePending,
  TICKET_ADDRESS,
} from './answers.js';
import { STORY_STATES } from './story-states.js';
import { TicketBuyer } from './ticket-buyer.js';

type States = Readonly<Record<string, (page: Page) => Promise<void>>>;

const SHOP_STATES: States = {
  ticket: async (page) => {
    await page.goto('/ticket');
    await expect(page.getByRole('link', { name: /^BUY TICKET/ })).toBeVisible();
  },
  'ticket with built-in lists': async (page) => {
    await renderInBrowser(page);
    await lose(page, '/api/ticket-types');
    await lose(page, '/api/guest-stars');
    await page.goto('/ticket');
    await expect(page.getByText(/This is the last list that we know/)).toBeVisible(AFTER_RETRIES);
  },
  'ticket while the lists load': async (page) => {
    await renderInBrowser(page);
    await stall(page, '/api/ticket-types');
    await stall(page, '/api/guest-stars');
    await page.goto('/ticket');
    await expect(page.getByText('Loading tickets')).toBeAttached();
  },
  'menu open': async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/ticket');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  },
  checkout: async (page) => {
    await new TicketBuyer(page).openCheckout();
    await expect(page.getByText('Rp 77.000').first()).toBeVisible();
  },
  'checkout with errors': async (page) => {
    const buyer = new TicketBuyer(page);
    await buyer.openCheckout();
    await buyer.proceed();
    await expect(page.getByText('Full name is required')).toBeVisible();
    await expect(page.getByText('Phone number is required')).toBeVisible();
  },
  'checkout with codes': async (page) => {
    const buyer = new TicketBuyer(page);
    await buyer.openCheckout();
    await buyer.fillContact();
    await page.getByLabel('Quantity').selectOption('2');
    await buyer.apply('Referral code', 'crown01');
    await expect(page.getByText('Panitia: Demo Panitia')).toBeVisible();
    await buyer.apply('Discount code', 'unity10');
    await expect(page.getByText('Discount code applied: 10% off')).toBeVisible();
  },
  'checkout with wrong codes': async (page) => {
    await answer(page, '/api/referral-codes/validate', 422, { success: false, message: 'Invalid referral code' });
    await lose(page, '/api/discount-codes/validate');
    const buyer = new TicketBuyer(page);
    await buyer.openCheckout();
    await buyer.apply('Referral code', 'nobody');
    await buyer.apply('Discount code', 'nothing');
    await expect(page.getByText('Invalid referral code')).toBeVisible();
    await expect(page.getByText('Failed to validate discount code. Please try again.')).toBeVisible();
  },
  'checkout without price': async (page) => {
    await answer(page, '/api/orders/current-price*', 404, { success: false, message: 'No tickets available' });
    await new TicketBuyer(page).openCheckout();
    await expect(page.getByText('No tickets available')).toBeVisible();
  },
  'checkout with an open order': async (page) => {
    await answerOpenOrder(page);
    await submitCheckout(page);
    await expect(page.getByRole('dialog', { name: 'You already have an open order' })).toBeVisible();
  },
  'checkout refused': async (page) => {
    await answer(page, '/api/auth/login', 500, { success: false, message: 'Authentication failed' });
    await submitCheckout(page);
    await expect(page.getByText(/^Payment processing failed: /)).toBeVisible();
  },
};

const EVENT_STATES: States = {
  events: (page) => openPage(page, '/event'),
  'an event': (page) => openPage(page, '/event/unify'),
  merchandise: (page) => openPage(page, '/merchandise'),
};

const PAYMENT_STATES: States = {
  pending: async (page) => {
    await answerStatus(page, 'pending', 'is_pending');
    await storePending(page);
    await page.goto('/payment/pending');
    await expect(page.getByText(/^Payment still being processed/)).toBeVisible();
  },
  'pending, asked to cancel': async (page) => {
    await answerStatus(page, 'pending', 'is_pending');
    await storePending(page);
    await page.goto('/payment/pending');
    await page.getByRole('button', { name: 'Cancel Order' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  expired: (page) => endedOrder(page, 'expire', 'Payment Expired'),
  'cancelled by the provider': (page) => endedOrder(page, 'cancel', 'Payment Failed'),
  denied: (page) => endedOrder(page, 'deny', 'Payment Failed'),
  failed: (page) => endedOrder(page, 'failure', 'Payment Failed'),
  removed: async (page) => {
    await answer(page, `/api/payment/${ORDER}/status`, 404, { success: false, message: 'Order not found' });
    await page.goto(`/payment/pending?order_id=${ORDER}`);
    await expect(page.getByRole('heading', { name: 'Order Expired' })).toBeVisible();
  },
  'cancelled by the buyer': async (page) => {
    await answerStatus(page, 'pending', 'is_pending');
    await answer(page, `/api/orders/${ORDER}/cancel`, 200, { success: true });
    await storePending(page);
    await page.goto('/payment/pending');
    await page.getByRole('button', { name: 'Cancel Order' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Order' }).click();
    await expect(page.getByRole('heading', { name: 'Order Cancelled' })).toBeVisible();
  },
  'no pending order': async (page) => {
    await page.goto('/payment/pending');
    await expect(page.getByText('No pending payment found.')).toBeVisible();
  },
  success: async (page) => {
    await answerStatus(page, 'settlement', 'is_successful');
    await page.goto(`/payment/success?order_id=${ORDER}`);
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  },
};

const TICKET_STATES: States = {
  'valid ticket': (page) => openTicket(page, 'valid', 'Valid'),
  'used ticket': (page) => openTicket(page, 'used', 'Used', '2025-11-22T10:03:00Z'),
  'unpaid ticket': (page) => openTicket(page, 'pending', 'Waiting for payment'),
  'expired ticket': (page) => openTicket(page, 'expired', 'Expired'),
  'cancelled ticket': (page) => openTicket(page, 'cancelled', 'Cancelled'),
  'ticket view while it loads': async (page) => {
    await stall(page, '/api/tickets/*/view*');
    await page.goto(TICKET_ADDRESS);
    await expect(page.getByRole('heading', { name: 'Your ticket' })).toBeAttached();
  },
  'ticket that can not be reached': async (page) => {
    await lose(page, '/api/tickets/*/view*');
    await page.goto(TICKET_ADDRESS);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(AFTER_RETRIES);
  },
};

const ERROR_STATES: States = {
  'authentication required': (page) => openError(page, 401, 'AUTHENTICATION REQUIRED'),
  'access denied': (page) => openError(page, 403, 'ACCESS DENIED'),
  'not found': (page) => openError(page, 404, "THE PAGE YOU'RE LOOKING FOR DOES NOT EXIST"),
  'server error': (page) => openError(page, 500, 'SOMETHING WENT WRONG ON OUR END'),
  'under maintenance': (page) => openError(page, 503, 'SITE UNDER MAINTENANCE'),
  'application error': async (page) => {
    await renderInBrowser(page);
    await answer(page, '/api/ticket-types', 200, { success: true, data: [null] });
    await page.goto('/ticket');
    await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  },
};

/** Every page of the public site in every state that it can be in, by area; each opens one in a fresh page. */
export const SITE_AREAS: Readonly<Record<string, States>> = {
  'first page and about page': STORY_STATES,
  'events and merchandise': EVENT_STATES,
  'ticket page and checkout': SHOP_STATES,
  'payment pages': PAYMENT_STATES,
  'a buyer’s ticket': TICKET_STATES,
  'error pages': ERROR_STATES,
};

export const SITE_STATES: States = Object.assign({}, ...Object.values(SITE_AREAS));

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function submitCheckout(page: Page): Promise<void> {
  const buyer = new TicketBuyer(page);
  await buyer.openCheckout();
  await buyer.fillContact();
  await buyer.proceed();
}

async function endedOrder(page: Page, status: string, title: string): Promise<void> {
  await answerStatus(page, status, 'is_failed');
  await storePending(page);
  await page.goto('/payment/pending');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

async function openTicket(page: Page, status: string, word: string, checkedInAt?: string): Promise<void> {
  await answerTicket(page, status, checkedInAt);
  await page.goto(TICKET_ADDRESS);
  await expect(page.getByText(word, { exact: true })).toBeVisible();
}

async function openError(page: Page, status: number, headline: string): Promise<void> {
  await page.goto(`/error/${status}`);
  await expect(page.getByRole('heading', { name: headline })).toBeVisible();
}
