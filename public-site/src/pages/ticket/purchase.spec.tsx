import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  freshBuyer,
  openedPopUp,
  field,
  openCheckout,
  fillIn,
  submit,
  buy,
  popUpEnds,
  stored,
} from '../../testing/buyer';
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
  type Handler,
} from '../../testing/site';

beforeEach(freshBuyer);

describe('a purchase', () => {
  it('goes through check, login, order and payment, and opens the pop-up', async () => {
    const asked = serve();
    await buy();
    await waitFor(() => expect(openedPopUp()?.token).toBe('snap'));
    expect(openedPopUp()?.options.language).toBe('en');
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
      language: 'en',
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
    await waitFor(() => expect(openedPopUp()).not.toBeNull());
    for (const call of ['POST /api/orders/check-existing', 'POST /api/auth/login']) {
      expect(callsOf(asked, call)[0]?.headers.get('Authorization')).toBe('Bearer earlier');
    }
  });

  it('success: stores the paid order and shows it', async () => {
    serve({ [`GET /api/payment/${ORDER}/status`]: () => status('settlement', 'is_successful') });
    await buy();
    await popUpEnds('onSuccess');
    expect(await screen.findByText('Payment Successful!')).toBeTruthy();
    expect(stored('recent_successful_order')).toMatchObject({ orderNumber: ORDER, status: 'paid' });
    expect(localStorage.getItem('pending_order')).toBeNull();
    expect(sessionStorage.getItem('checkout_form')).toBeNull();
  });

  it.each([
    ['onSuccess', 'Payment Successful!'],
    ['onClose', 'Payment Pending'],
  ] as const)('%s: the form is not seen again before the next page', async (how, next) => {
    serve({
      [`GET /api/payment/${ORDER}/status`]: () =>
        how === 'onSuccess' ? status('settlement', 'is_successful') : status('pending', 'is_pending'),
    });
    await buy();
    await waitFor(() => expect(openedPopUp()).not.toBeNull());
    let seen = 0;
    const look = () => {
      const button = document.querySelector('form button[type="submit"]');
      if (/PROCEED/.test(button?.textContent ?? '') && button?.getAttribute('aria-disabled') !== 'true') seen += 1;
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    await popUpEnds(how);
    expect(await screen.findByText(next)).toBeTruthy();
    observer.disconnect();
    expect(seen).toBe(0);
  });

  it.each(['onPending', 'onClose'] as const)('%s: goes to the payment page with the order stored', async (how) => {
    serve();
    await buy();
    await popUpEnds(how);
    expect(await screen.findByText('Payment Pending')).toBeTruthy();
    expect(currentAddress()).toBe('/payment/pending');
    expect(stored('pending_order')).toMatchObject({ orderId: ORDER });
  });

  it('error: clears the stored order and leaves the result to the payment page', async () => {
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
  it('repeats its key after a lost answer, and the typed text stays', async () => {
    const answers: Handler[] = [offline, () => placed()];
    const asked = serve({ 'POST /api/orders': (one) => (answers.shift() ?? offline)(one) });
    await buy();
    expect(await screen.findByText(/^Payment processing failed: No connection to the server\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(field('Full name').value).toBe('Sari Dewi');
    await submit();
    await waitFor(() => expect(openedPopUp()).not.toBeNull());
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
    await waitFor(() => expect(openedPopUp()?.token).toBe('snap'));
  });

  it('applies the discount whose last use it took', async () => {
    const isPlaced = () => callsOf(asked, 'POST /api/orders').length > 0;
    const tokens: Handler[] = [
      () => refuse(502, ''),
      () => ok({ snap_token: 'snap', redirect_url: '', expires_at: '' }),
    ];
    const asked = serve({
      'POST /api/discount-codes/validate': () =>
        isPlaced() ? refuse(422, 'Invalid discount code') : ok({ discount_code: { discount_percentage: 10 } }),
      'POST /api/orders': () => placed({ final_amount: 69_300 }),
      [`GET /api/payment/${ORDER}/create`]: (one) => (tokens.shift() ?? offline)(one),
    });
    await buy({ 'Discount code (optional)': 'quest10' });
    await userEvent.click(await screen.findByRole('button', { name: 'Continue · Rp 69.300' }));
    await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
    await submit();
    await waitFor(() => expect(openedPopUp()?.token).toBe('snap'));
    const keys = callsOf(asked, 'POST /api/orders').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
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
