import { act, fireEvent, screen } from '@testing-library/react';
import {
  freshBrowser,
  callsOf,
  currentAddress,
  offline,
  ok,
  ORDER,
  refuse,
  serve,
  status,
  type Handler,
} from '../../testing/site';
import { showTab } from '../../lib/testing/browser-sight';
import { STATUS, CREATE, storePending, pass, press, checks, openPage } from '../../testing/payment';

/** For a page that renders each second of ten minutes or more, on a busy machine. */
const MANY_RENDERS_MS = 30_000;

beforeEach(() => {
  freshBrowser();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('opening the payment page', () => {
  it('has nothing to pay for', async () => {
    serve();
    await openPage('/payment/pending');
    expect(screen.getByText('No Pending Payment')).toBeTruthy();
    expect(screen.getByText('No pending payment found.')).toBeTruthy();
    expect(screen.getByText(/^Have you paid already\? Then look for your e-tickets in your inbox/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Order Tickets' }).getAttribute('href')).toBe('/ticket');
  });

  it('removes stored data that can not be read', async () => {
    localStorage.setItem('pending_order', '{oops');
    serve();
    await openPage('/payment/pending');
    expect(screen.getByText('Invalid order data.')).toBeTruthy();
    expect(localStorage.getItem('pending_order')).toBeNull();
  });

  it('leads to a recent success when there is nothing else', async () => {
    localStorage.setItem(
      'recent_successful_order',
      JSON.stringify({ orderNumber: ORDER, status: 'paid', paidAt: null }),
    );
    serve({ [STATUS]: () => status('settlement', 'is_successful') });
    await openPage('/payment/pending');
    expect(currentAddress()).toBe('/payment/success');
  });

  it.each(['order_id', 'order_number'])('checks an order in the address (%s) at once', async (name) => {
    const asked = serve();
    await openPage(`/payment/pending?${name}=${ORDER}`);
    expect(checks(asked)).toBe(1);
  });

  it('checks a stored order after 100 ms', async () => {
    storePending();
    const asked = serve();
    await openPage('/payment/pending');
    await pass(99);
    expect(checks(asked)).toBe(0);
    await pass(1);
    expect(checks(asked)).toBe(1);
  });

  it('trades a mailed signature for the purchase token first', async () => {
    const asked = serve({ 'POST /api/auth/resume': () => ok({ token: 'given back' }) });
    await openPage(`/payment/pending?order_id=${ORDER}&resume=sig`);
    await pass(0);
    expect(callsOf(asked, 'POST /api/auth/resume')[0]?.body).toEqual({ order_number: ORDER, signature: 'sig' });
    expect(localStorage.getItem('purchase_token')).toBe('given back');
    expect(currentAddress()).toBe(`/payment/pending?order_id=${ORDER}`);
    expect(callsOf(asked, CREATE)[0]?.headers.get('Authorization')).toBe('Bearer given back');
  });

  it.each([
    [403, 'Payment Pending', () => status('pending', 'is_pending')],
    [409, 'Payment Expired', () => status('expire', 'is_failed')],
    [404, 'Order Expired', () => refuse(404, 'Order not found.')],
  ])('goes on without the token when the link is refused (%d), and shows the order’s state', async (...given) => {
    const [refusal, title, status] = given;
    const asked = serve({ 'POST /api/auth/resume': () => refuse(refusal, 'No.'), [STATUS]: status });
    await openPage(`/payment/pending?order_id=${ORDER}&resume=bad`);
    await pass(0);
    expect(screen.getByText(/link could not be used/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(checks(asked)).toBe(1);
    expect(localStorage.getItem('purchase_token')).toBeNull();
  });
});

describe('watching', () => {
  it(
    'asks every second, in the end every five, and says that it can not reach the server',
    async () => {
      storePending();
      const asked = serve({ [STATUS]: offline });
      await openPage('/payment/pending');
      await pass(10_000);
      expect(screen.getByText('Connection issue. Retrying...')).toBeTruthy();
      expect(checks(asked)).toBeGreaterThanOrEqual(8);
      await pass(1_000_000);
      const before = checks(asked);
      await pass(50_000);
      expect(checks(asked) - before).toBeLessThanOrEqual(11);
      expect(checks(asked) - before).toBeGreaterThanOrEqual(8);
    },
    MANY_RENDERS_MS,
  );

  it(
    'asks less while another tab is in front, and at once when the person returns',
    async () => {
      storePending();
      const asked = serve();
      await openPage('/payment/pending');
      await pass(500);
      await act(async () => showTab(false));
      const before = checks(asked);
      await pass(30_000);
      expect(checks(asked) - before).toBeLessThanOrEqual(16);
      expect(checks(asked) - before).toBeGreaterThanOrEqual(10);
      await pass(600_000);
      const late = checks(asked);
      await pass(50_000);
      expect(checks(asked) - late).toBeLessThanOrEqual(11);
      const gone = checks(asked);
      await act(async () => showTab(true));
      expect(checks(asked) - gone).toBe(1);
      await pass(10_000);
      expect(checks(asked) - gone).toBeGreaterThanOrEqual(9);
    },
    MANY_RENDERS_MS,
  );

  it('asks at once when the connection is back', async () => {
    storePending();
    const asked = serve({ [STATUS]: offline });
    await openPage('/payment/pending');
    await pass(500);
    const before = checks(asked);
    fireEvent(window, new Event('online'));
    await pass(0);
    expect(checks(asked) - before).toBe(1);
  });

  it('counts down 3, then 5', async () => {
    storePending();
    serve();
    await openPage('/payment/pending');
    expect(screen.getByText(/in 3 seconds/)).toBeTruthy();
    await pass(3_000);
    expect(screen.getByText(/in 5 seconds/)).toBeTruthy();
  });

  it('checks when the page is seen or focused, one check at a time', async () => {
    storePending();
    let answer: ((value: ReturnType<typeof ok>) => void) | null = null;
    const asked = serve({ [STATUS]: () => new Promise((resolve) => (answer = resolve)) });
    await openPage('/payment/pending');
    fireEvent(document, new Event('visibilitychange'));
    fireEvent(window, new Event('focus'));
    await pass(5_000);
    expect(checks(asked)).toBe(1);
    await act(async () => answer?.(status('pending', 'is_pending')));
    fireEvent(window, new Event('focus'));
    expect(checks(asked)).toBe(2);
  });

  it('does what the button says, and starts the countdown again', async () => {
    storePending();
    const asked = serve();
    await openPage('/payment/pending');
    await press('Check Status Now');
    expect(checks(asked)).toBe(1);
    expect(screen.getByText(/in 5 seconds/)).toBeTruthy();
  });

  it('makes no call for as long as the server asks', async () => {
    storePending();
    const asked = serve({ [STATUS]: () => ({ ...refuse(429, 'Slow down.'), headers: { 'Retry-After': '20' } }) });
    await openPage('/payment/pending');
    await pass(15_000);
    expect(checks(asked)).toBe(1);
    await pass(10_000);
    expect(checks(asked)).toBe(2);
  });

  it('warns before leaving while the payment is open', async () => {
    storePending();
    serve({ [STATUS]: () => status('expire', 'is_failed') });
    await openPage('/payment/pending');
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(true);
    await pass(200);
    expect(leave()).toBe(false);
  });

  it('confirms a payment and goes to the tickets after 500 ms', async () => {
    storePending();
    serve({ [STATUS]: () => status('settlement', 'is_successful', { paid_at: '2025-11-01T05:04:00Z' }) });
    await openPage('/payment/pending');
    await pass(100);
    expect(screen.getByText('Payment confirmed! Redirecting to your tickets...')).toBeTruthy();
    expect(localStorage.getItem('pending_order')).toBeNull();
    expect(JSON.parse(localStorage.getItem('recent_successful_order') ?? '')).toEqual({
      orderNumber: ORDER,
      status: 'settlement',
      paidAt: '2025-11-01T05:04:00Z',
    });
    await pass(499);
    expect(currentAddress()).toBe('/payment/pending');
    await pass(1);
    await pass(0);
    expect(currentAddress()).toBe('/payment/success');
    expect(screen.getByText('1 November 2025 at 12:04 WIB')).toBeTruthy();
  });

  it.each<[string, Handler, string]>([
    ['404', () => refuse(404, ''), 'Order Expired'],
    ['a message that says so', () => refuse(400, 'Order NOT FOUND.'), 'Order Expired'],
    ['failure', () => status('expire', 'is_failed'), 'Payment Expired'],
  ])('ends on %s and forgets the order', async (_name, handler, title) => {
    storePending();
    const asked = serve({ [STATUS]: handler });
    await openPage('/payment/pending');
    await pass(20_000);
    expect(screen.getByRole('heading', { name: title })).toBe(document.activeElement);
    expect(checks(asked)).toBe(1);
    expect(localStorage.getItem('pending_order')).toBeNull();
    await press('Order New Tickets');
    expect(currentAddress()).toBe('/ticket');
  });

  it('leaves another stored order alone', async () => {
    localStorage.setItem('pending_order', JSON.stringify({ orderId: 'FEST-BBBBBBBBBB', snapToken: 'other' }));
    serve({ [STATUS]: () => refuse(404, '') });
    await openPage(`/payment/pending?order_id=${ORDER}`);
    expect(screen.getByText('Order Expired')).toBeTruthy();
    expect(localStorage.getItem('pending_order')).toContain('FEST-BBBBBBBBBB');
  });
});
