import { OPEN_ORDER_TEXTS } from '@festival/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshBuyer, openedPopUp, field, openCheckout, fillIn, submit, buy } from '../../testing/buyer';
import {
  callsOf,
  currentAddress,
  offline,
  ok,
  ORDER,
  placed,
  refuse,
  serve,
  status,
  unreadable,
  type Handler,
} from '../../testing/site';

beforeEach(freshBuyer);

const NO_CONNECTION = 'No connection to the server. Check your internet connection; nothing is ordered twice.';

describe('refusals', () => {
  it.each<[string, Handler, string]>([
    ['POST /api/orders/check-existing', () => refuse(422, 'This email has an open order.'), 'Email'],
    ['POST /api/orders/check-existing', () => refuse(422, 'This phone has an open order.'), 'Phone number'],
    ['POST /api/orders/check-existing', () => refuse(422, 'x', { errors: { phone: ['Taken.'] } }), 'Phone number'],
    ['POST /api/auth/login', () => refuse(422, 'x', { errors: { name: ['Too long.'] } }), 'Full name'],
    ['POST /api/orders', () => refuse(422, 'x', { errors: { buyer_email: ['Bad.'] } }), 'Email'],
    ['POST /api/orders', () => refuse(422, 'x', { errors: { buyer_phone: ['Bad.'] } }), 'Phone number'],
    [
      'POST /api/orders',
      () => refuse(422, 'x', { errors: { discount_code: ['Used up.'] } }),
      'Discount code (optional)',
    ],
    [
      'POST /api/orders',
      () => refuse(422, 'x', { errors: { referral_code: ['Unknown.'] } }),
      'Referral code (optional)',
    ],
  ])('of %s stand under their field, which is focused (%#)', async (call, handler, label) => {
    serve({ [call]: handler });
    await buy();
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
  });

  it('attributes a message that names no field to both', async () => {
    serve({ 'POST /api/orders/check-existing': () => refuse(422, 'You have an open order.') });
    await buy();
    expect(await screen.findAllByText('You have an open order.')).toHaveLength(2);
  });

  it.each<[string, string, Handler, string]>([
    ['nothing reachable', 'POST /api/orders/check-existing', offline, NO_CONNECTION],
    ['login unreachable', 'POST /api/auth/login', offline, NO_CONNECTION],
    ['login in trouble', 'POST /api/auth/login', () => refuse(500, ''), 'Authentication failed.'],
    ['login unreadable', 'POST /api/auth/login', unreadable, 'Authentication failed...'],
    ['login without token', 'POST /api/auth/login', () => ok({}), 'Authentication failed...'],
    ['login refused', 'POST /api/auth/login', () => refuse(429, 'Slow down.'), 'Slow down.'],
    ['order unreachable', 'POST /api/orders', offline, NO_CONNECTION],
    ['order in trouble', 'POST /api/orders', () => refuse(500, ''), 'Failed to create order.'],
    ['order unreadable', 'POST /api/orders', unreadable, 'Order creation failed...'],
    [
      'order sold out',
      'POST /api/orders',
      () => refuse(409, 'Tickets for this category are sold out.'),
      'Tickets for this category are sold out.',
    ],
    ['payment unreachable', `GET /api/payment/${ORDER}/create`, offline, NO_CONNECTION],
    [
      'payment in trouble',
      `GET /api/payment/${ORDER}/create`,
      () => refuse(502, ''),
      'Failed to create payment token.',
    ],
    ['payment unreadable', `GET /api/payment/${ORDER}/create`, unreadable, 'Payment creation failed...'],
  ])('%s: an alert with the reason', async (_name, call, handler, reason) => {
    serve({ [call]: handler });
    await buy();
    expect(await screen.findByText(`Payment processing failed: ${reason} Please try again.`)).toBeTruthy();
  });

  it('refreshes the cards and the price when sold out', async () => {
    const asked = serve({ 'POST /api/orders': () => refuse(409, 'Tickets for this category are sold out.') });
    await buy();
    await screen.findByText(/sold out/);
    expect(callsOf(asked, 'GET /api/ticket-types')).toHaveLength(2);
    expect(callsOf(asked, 'GET /api/orders/current-price')).toHaveLength(2);
  });

  it('tells a missing anti-forgery token', async () => {
    serve();
    await openCheckout();
    document.querySelector('meta[name="csrf-token"]')?.remove();
    await fillIn();
    await submit();
    expect(
      await screen.findByText(
        'Payment processing failed: CSRF token not found. Please refresh the page and try again. Please try again.',
      ),
    ).toBeTruthy();
  });
});

describe('an open order that may be somebody else’s', () => {
  const taken: Handler = () =>
    refuse(422, OPEN_ORDER_TEXTS.email, {
      errors: { email: [OPEN_ORDER_TEXTS.email], phone: [OPEN_ORDER_TEXTS.phone] },
    });

  it.each<[string, Handler, RegExp]>([
    ['is sent', () => ok(), /the link is on its way to the e-mail address that it was placed with/],
    ['can not be sent', () => refuse(429, 'Too many requests.'), /The link could not be sent just now/],
  ])('says that the link was mailed, and a new one %s', async (_name, sent, told) => {
    const asked = serve({ 'POST /api/orders/check-existing': taken, 'POST /api/orders/send-link': sent });
    await buy();
    expect(await screen.findByRole('alertdialog', { name: 'An order is waiting for payment' })).toBeTruthy();
    expect(screen.getByText(OPEN_ORDER_TEXTS.email)).toBeTruthy();
    expect(screen.getByText(OPEN_ORDER_TEXTS.phone)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send the Link Again' }));
    expect(await screen.findByText(told)).toBeTruthy();
    const details = { email: 'Sari@Example.com', phone: '0812-3456-7890' };
    expect(callsOf(asked, 'POST /api/orders/send-link')[0]?.body).toEqual(details);
  });

  it('goes back to the form', async () => {
    const asked = serve({ 'POST /api/orders/check-existing': taken });
    await buy();
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    expect(callsOf(asked, 'POST /api/orders/send-link')).toEqual([]);
  });
});

describe('an open order of one’s own', () => {
  const OPEN = 'FEST-AAAAAAAAAA';
  const open: Handler = () =>
    refuse(422, 'You have an open order.', {
      errors: { email: ['x'] },
      data: { open_order: { order_number: OPEN, status: 'pending', expires_at: '2025-11-01T05:00:00Z' } },
    });

  it('can be gone on with', async () => {
    serve({ 'POST /api/orders/check-existing': open });
    await buy();
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with this order' }));
    await waitFor(() => expect(currentAddress()).toBe(`/payment/pending?order_id=${OPEN}`));
  });

  it('can be cancelled, and the new one goes on', async () => {
    let cancelled = false;
    const asked = serve({
      'POST /api/orders/check-existing': (one) => (cancelled ? ok() : open(one)),
      [`POST /api/orders/${OPEN}/cancel`]: () => {
        cancelled = true;
        return ok();
      },
    });
    localStorage.setItem('purchase_token', 'earlier');
    await buy();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel it and start anew' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Order' }));
    await waitFor(() => expect(openedPopUp()?.token).toBe('snap'));
    const [cancel] = callsOf(asked, `POST /api/orders/${OPEN}/cancel`);
    expect(cancel?.headers.get('Authorization')).toBe('Bearer earlier');
  });

  async function startOver(code: number): Promise<void> {
    let hasEnded = false;
    serve({
      'POST /api/orders/check-existing': (one) => (hasEnded ? ok() : open(one)),
      [`POST /api/orders/${OPEN}/cancel`]: () => {
        hasEnded = true;
        return refuse(code, 'Not open any more.');
      },
      [`GET /api/payment/${OPEN}/status`]: () => status('expire', 'is_failed'),
    });
    await buy();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel it and start anew' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Order' }));
  }

  it('that is gone by now does not block the new one', async () => {
    await startOver(404);
    await waitFor(() => expect(openedPopUp()?.token).toBe('snap'));
  });

  it('that has ended or was paid meanwhile tells which on its page', async () => {
    await startOver(409);
    await waitFor(() => expect(currentAddress()).toBe(`/payment/pending?order_id=${OPEN}`));
    expect(await screen.findByRole('button', { name: 'Order New Tickets' })).toBeTruthy();
  });

  it('that has no time left can only be cancelled, and the new one goes on', async () => {
    const NEW = 'FEST-BBBBBBBBBB';
    const openOrder = { order_number: ORDER, status: 'pending', expires_at: '2025-11-01T05:00:00Z' };
    let cancelled = false;
    const asked = serve({
      'POST /api/orders': () => placed(cancelled ? { order_number: NEW } : {}),
      [`GET /api/payment/${ORDER}/create`]: () => refuse(409, 'No time left.', { data: { open_order: openOrder } }),
      [`GET /api/payment/${NEW}/create`]: () => ok({ snap_token: 'new', redirect_url: '', expires_at: '' }),
      [`POST /api/orders/${ORDER}/cancel`]: () => {
        cancelled = true;
        return ok();
      },
    });
    await buy();
    expect(await screen.findByText(/no time left to pay order FEST-0123456789, which ends at 12:00 WIB/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Continue with this order' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel it and start anew' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Order' }));
    await waitFor(() => expect(openedPopUp()?.token).toBe('new'));
    const keys = callsOf(asked, 'POST /api/orders').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });
});
