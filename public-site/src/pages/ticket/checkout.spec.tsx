import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  callsOf,
  currentAddress,
  freshBrowser,
  offline,
  ok,
  openSite,
  ORDER,
  placed,
  refuse,
  serve,
  status,
  unreadable,
  type Handler,
} from './testing/site';

type Options = Parameters<NonNullable<typeof window.snap>['pay']>[1];

let popUp: { token: string; options: Options } | null;

beforeEach(() => {
  freshBrowser();
  popUp = null;
  window.snap = {
    pay: (token, options) => {
      popUp = { token, options };
    },
  };
});

const submitButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'PROCEED TO CHECKOUT' });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function openCheckout(): Promise<void> {
  openSite('/ticket?ticket_type=pre-sales-2');
  await waitFor(async () => expect((await submitButton()).disabled).toBe(false));
}

async function fillIn(fields: Record<string, string> = {}): Promise<void> {
  const values = {
    'Full name': 'Sari Dewi',
    Email: 'Sari@Example.com',
    'Confirm email': 'sari@example.com',
    'Phone number': '0812-3456-7890',
    ...fields,
  };
  for (const [label, value] of Object.entries(values)) {
    await userEvent.clear(field(label));
    await userEvent.paste(value);
  }
}

async function submit(): Promise<void> {
  await userEvent.click(await submitButton());
}

async function buy(fields?: Record<string, string>): Promise<void> {
  await openCheckout();
  await fillIn(fields);
  await submit();
}

async function popUpEnds(how: 'onSuccess' | 'onPending' | 'onError' | 'onClose'): Promise<void> {
  await waitFor(() => expect(popUp).not.toBeNull());
  await act(async () => popUp?.options[how]());
}

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');

describe('validation', () => {
  it('tells what is missing and focuses the first error', async () => {
    const asked = serve();
    await openCheckout();
    await submit();
    for (const text of [
      'Full name is required',
      'Email is required',
      'Please confirm your email address',
      'Phone number is required',
    ]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(document.activeElement).toBe(field('Full name'));
    expect(screen.getByRole('textbox', { name: 'Full name', description: 'Full name is required' })).toBeTruthy();
    expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  });

  it.each([
    ['Email', 'sari@', 'Please enter a valid email address'],
    ['Confirm email', 'other@example.com', 'Email addresses do not match'],
    ['Phone number', '08 abc', 'Please enter a valid phone number'],
    ['Full name', '   ', 'Full name is required'],
  ])('of %s', async (label, value, text) => {
    serve();
    await buy({ [label]: value });
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('says that the e-mail must be active', async () => {
    serve();
    await openCheckout();
    expect(screen.getByRole('textbox', { name: 'Email', description: /active/ })).toBeTruthy();
  });

  it('offers 1 to 10 tickets, internal first', async () => {
    serve();
    await openCheckout();
    const offered = within(screen.getByLabelText('Quantity')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual('1 2 3 4 5 6 7 8 9 10'.split(' '));
    expect(field('Category').value).toBe('internal');
  });
});

describe('a purchase', () => {
  it('goes through check, login, order and payment, and opens the pop-up', async () => {
    const asked = serve();
    await buy();
    await waitFor(() => expect(popUp?.token).toBe('snap'));
    expect(popUp?.options.language).toBe('en');
    const steps = asked.map(({ call }) => call).filter((call) => call.startsWith('POST') || call.includes('/create'));
    expect(steps).toEqual([
      'POST /api/orders/check-existing',
      'POST /api/auth/login',
      'POST /api/orders',
      `GET /api/payment/${ORDER}/create`,
    ]);
    const [order] = callsOf(asked, 'POST /api/orders');
    expect(order?.body).toEqual({
      buyer_name: 'Sari Dewi',
      buyer_email: 'sari@example.com',
      buyer_phone: '0812-3456-7890',
      quantity: 1,
      category: 'internal',
      referral_code: null,
      discount_code: null,
      ticket_type: 'pre-sales-2',
    });
    expect(order?.headers.get('Authorization')).toBe('Bearer bearer');
    expect(order?.headers.get('Idempotency-Key')).toMatch(/.{32,}/);
    expect(stored('pending_order')).toEqual({ orderId: ORDER, snapToken: 'snap' });
    expect(localStorage.getItem('purchase_token')).toBe('bearer');
  });

  it('sends a known purchase token along, so that the server knows the owner', async () => {
    localStorage.setItem('purchase_token', 'earlier');
    const asked = serve();
    await buy();
    await waitFor(() => expect(popUp).not.toBeNull());
    for (const call of ['POST /api/orders/check-existing', 'POST /api/auth/login']) {
      expect(callsOf(asked, call)[0]?.headers.get('Authorization')).toBe('Bearer earlier');
    }
  });

  it('success: keeps the paid order and shows it', async () => {
    serve({ [`GET /api/payment/${ORDER}/status`]: () => status('settlement', 'is_successful') });
    await buy();
    await popUpEnds('onSuccess');
    expect(await screen.findByText('Payment Successful!')).toBeTruthy();
    expect(stored('recent_successful_order')).toMatchObject({ orderNumber: ORDER, status: 'paid' });
    expect(localStorage.getItem('pending_order')).toBeNull();
    expect(sessionStorage.getItem('checkout_form')).toBeNull();
  });

  it.each(['onPending', 'onClose'] as const)('%s: goes to the payment page with the order stored', async (how) => {
    serve();
    await buy();
    await popUpEnds(how);
    expect(await screen.findByText('Payment Pending')).toBeTruthy();
    expect(currentAddress()).toBe('/payment/pending');
    expect(stored('pending_order')).toMatchObject({ orderId: ORDER });
  });

  it('error: clears the stored order and lets the payment page tell what became of it', async () => {
    serve({ [`GET /api/payment/${ORDER}/status`]: () => status('deny', 'is_failed') });
    await buy();
    await popUpEnds('onError');
    expect(await screen.findByText('Payment was denied. Please try with a different payment method.')).toBeTruthy();
    expect(localStorage.getItem('pending_order')).toBeNull();
  });

  it('of nothing to pay goes straight to success', async () => {
    const asked = serve({
      'POST /api/orders': () => placed({ status: 'paid', final_amount: 0 }),
      [`GET /api/payment/${ORDER}/status`]: () => status('paid', 'is_successful'),
    });
    await buy();
    expect(await screen.findByText('Payment Successful!')).toBeTruthy();
    expect(callsOf(asked, `GET /api/payment/${ORDER}/create`)).toEqual([]);
    expect(stored('recent_successful_order')).toMatchObject({ orderNumber: ORDER, status: 'paid' });
  });
});

describe('the same order again', () => {
  it('repeats its key after a lost answer, and keeps what was typed', async () => {
    const answers: Handler[] = [offline, () => placed()];
    const asked = serve({ 'POST /api/orders': (one) => (answers.shift() ?? offline)(one) });
    await buy();
    expect(
      await screen.findByText('Payment processing failed: Failed to create order. Please try again.'),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(field('Full name').value).toBe('Sari Dewi');
    await submit();
    await waitFor(() => expect(popUp).not.toBeNull());
    const keys = callsOf(asked, 'POST /api/orders').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('goes on past its own open order when its answer was lost', async () => {
    let tries = 0;
    serve({
      'POST /api/orders/check-existing': () =>
        tries === 0
          ? ok()
          : refuse(422, 'Open', { data: { open_order: { order_number: ORDER, status: 'pending', expires_at: '' } } }),
      'POST /api/orders': (one) => {
        tries += 1;
        return tries === 1 ? offline(one) : placed();
      },
    });
    await buy();
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await submit();
    await waitFor(() => expect(popUp?.token).toBe('snap'));
  });

  it('has another key when its content is another', async () => {
    const asked = serve({ 'POST /api/orders': offline });
    await buy();
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await userEvent.selectOptions(screen.getByLabelText('Quantity'), '2');
    await submit();
    await waitFor(() => expect(callsOf(asked, 'POST /api/orders')).toHaveLength(2));
    const keys = callsOf(asked, 'POST /api/orders').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).not.toBe(keys[1]);
  });

  it('finds the form filled in after a reload', async () => {
    serve();
    await openCheckout();
    await fillIn();
    document.body.innerHTML = '';
    await openCheckout();
    expect(field('Phone number').value).toBe('0812-3456-7890');
  });
});

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
    ['login unreachable', 'POST /api/auth/login', offline, 'Authentication failed.'],
    ['login unreadable', 'POST /api/auth/login', unreadable, 'Authentication failed...'],
    ['login without token', 'POST /api/auth/login', () => ok({}), 'Authentication failed...'],
    ['login refused', 'POST /api/auth/login', () => refuse(429, 'Slow down.'), 'Slow down.'],
    ['order unreachable', 'POST /api/orders', offline, 'Failed to create order.'],
    ['order unreadable', 'POST /api/orders', unreadable, 'Order creation failed...'],
    [
      'order sold out',
      'POST /api/orders',
      () => refuse(409, 'Tickets for this category are sold out.'),
      'Tickets for this category are sold out.',
    ],
    ['payment unreachable', `GET /api/payment/${ORDER}/create`, offline, 'Failed to create payment token.'],
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
    expect(currentAddress()).toBe(`/payment/pending?order_id=${OPEN}`);
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
    await waitFor(() => expect(popUp?.token).toBe('snap'));
    const [cancel] = callsOf(asked, `POST /api/orders/${OPEN}/cancel`);
    expect(cancel?.headers.get('Authorization')).toBe('Bearer earlier');
  });
});

describe('price and codes', () => {
  const apply = (which: 'referral' | 'discount') =>
    screen.getByRole<HTMLButtonElement>('button', { name: `Apply ${which} code` });
  const input = (which: 'Referral' | 'Discount') => screen.getByLabelText(`${which} code (optional)`);

  it.each<[string, Handler, string]>([
    ['no connection', offline, 'Failed to fetch ticket price'],
    ['nothing on sale', () => refuse(404, 'No tickets available'), 'No tickets available'],
  ])('%s', async (_name, handler, text) => {
    jest.useFakeTimers({ advanceTimers: true });
    serve({ 'GET /api/orders/current-price': handler });
    openSite('/ticket?ticket_type=pre-sales-2');
    await screen.findByText('Order Summary');
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText(text)).toBeTruthy();
    expect((await submitButton()).disabled).toBe(true);
    jest.useRealTimers();
  });

  it('can not be bought at a price of 0', async () => {
    serve({ 'GET /api/orders/current-price': () => ok({ price: 0, ticket_type: 'x', header: 'X' }) });
    openSite('/ticket?ticket_type=pre-sales-2');
    await screen.findAllByText('Rp 0');
    expect((await submitButton()).disabled).toBe(true);
  });

  it('counts quantity, percentage and bundle, and takes the percentage back on an edit', async () => {
    const asked = serve({
      'POST /api/discount-codes/validate': () => ok({ discount_code: { code: 'QUEST10', discount_percentage: 10 } }),
    });
    await openCheckout();
    await userEvent.selectOptions(screen.getByLabelText('Quantity'), '3');
    await userEvent.type(input('Discount'), ' quest10');
    await userEvent.click(apply('discount'));
    expect(await screen.findByText('Rp 201.900')).toBeTruthy();
    expect(callsOf(asked, 'POST /api/discount-codes/validate')[0]?.body).toEqual({ code: 'QUEST10', amount: 231_000 });
    await userEvent.type(input('Discount'), 'X');
    expect(screen.getByText('Rp 225.000')).toBeTruthy();
  });

  it('names the committee member of a referral code until it is edited', async () => {
    serve({ 'POST /api/referral-codes/validate': () => ok({ referral_code: { code: 'AYU', panitia_name: 'Ayu' } }) });
    await openCheckout();
    expect(apply('referral').disabled).toBe(true);
    await userEvent.type(input('Referral'), 'ayu{Enter}');
    expect(await screen.findByText(/Panitia: Ayu/)).toBeTruthy();
    await userEvent.type(input('Referral'), 'x');
    expect(screen.queryByText(/Panitia/)).toBeNull();
  });

  it.each<[string, 'referral' | 'discount', Handler, string]>([
    ['the server’s word', 'referral', () => refuse(422, 'Code is inactive'), 'Code is inactive'],
    ['refused without a word', 'referral', () => refuse(422, ''), 'Invalid referral code'],
    ['no connection', 'referral', offline, 'Failed to validate referral code'],
    ['refused without a word', 'discount', () => refuse(422, ''), 'Invalid discount code'],
    ['no connection', 'discount', offline, 'Failed to validate discount code. Please try again.'],
  ])('%s (%s)', async (_name, which, handler, text) => {
    serve({ [`POST /api/${which}-codes/validate`]: handler });
    await openCheckout();
    await userEvent.type(input(which === 'referral' ? 'Referral' : 'Discount'), 'abc');
    await userEvent.click(apply(which));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('does not check a discount while the price is loading', async () => {
    serve({ 'GET /api/orders/current-price': () => new Promise(() => undefined) });
    openSite('/ticket?ticket_type=pre-sales-2');
    await userEvent.type(await screen.findByLabelText('Discount code (optional)'), 'abc');
    await userEvent.click(apply('discount'));
    expect(screen.getByText('Please wait for ticket price to load')).toBeTruthy();
  });
});
