import { act, fireEvent, screen } from '@testing-library/react';
import {
  callsOf,
  currentAddress,
  freshBrowser,
  offline,
  ok,
  openSite,
  ORDER,
  refuse,
  serve,
  status,
  type Asked,
  type Handler,
} from '../ticket/testing/site';

const STATUS = `GET /api/payment/${ORDER}/status`;
const CREATE = `GET /api/payment/${ORDER}/create`;
const CANCEL = `POST /api/orders/${ORDER}/cancel`;

type Options = Parameters<NonNullable<typeof window.snap>['pay']>[1];

const pending: Handler = () => status('pending', 'is_pending');
const storePending = () => localStorage.setItem('pending_order', JSON.stringify({ orderId: ORDER, snapToken: 'kept' }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const checks = (asked: Asked[]) => callsOf(asked, STATUS).length;

/** Opens the page and lets its code arrive, without letting time pass. */
async function open(path: string): Promise<void> {
  openSite(path);
  await pass(0);
  await pass(0);
}

beforeEach(() => {
  freshBrowser();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('opening the payment page', () => {
  it('has nothing to pay for', async () => {
    serve();
    await open('/payment/pending');
    expect(screen.getByText('No Pending Payment')).toBeTruthy();
    expect(screen.getByText('No pending payment found.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Order Tickets' }).getAttribute('href')).toBe('/ticket');
  });

  it('removes stored data that can not be read', async () => {
    localStorage.setItem('pending_order', '{oops');
    serve();
    await open('/payment/pending');
    expect(screen.getByText('Invalid order data.')).toBeTruthy();
    expect(localStorage.getItem('pending_order')).toBeNull();
  });

  it('leads to a recent success when there is nothing else', async () => {
    localStorage.setItem(
      'recent_successful_order',
      JSON.stringify({ orderNumber: ORDER, status: 'paid', paidAt: null }),
    );
    serve({ [STATUS]: () => status('settlement', 'is_successful') });
    await open('/payment/pending');
    expect(currentAddress()).toBe('/payment/success');
  });

  it.each(['order_id', 'order_number'])('checks an order in the address (%s) at once', async (name) => {
    const asked = serve();
    await open(`/payment/pending?${name}=${ORDER}`);
    expect(checks(asked)).toBe(1);
  });

  it('checks a stored order after 100 ms', async () => {
    storePending();
    const asked = serve();
    await open('/payment/pending');
    await pass(99);
    expect(checks(asked)).toBe(0);
    await pass(1);
    expect(checks(asked)).toBe(1);
  });

  it('trades a mailed signature for the purchase token first', async () => {
    const asked = serve({ 'POST /api/auth/resume': () => ok({ token: 'given back' }) });
    await open(`/payment/pending?order_id=${ORDER}&resume=sig`);
    await pass(0);
    expect(callsOf(asked, 'POST /api/auth/resume')[0]?.body).toEqual({ order_number: ORDER, signature: 'sig' });
    expect(localStorage.getItem('purchase_token')).toBe('given back');
    expect(currentAddress()).toBe(`/payment/pending?order_id=${ORDER}`);
    expect(callsOf(asked, CREATE)[0]?.headers.get('Authorization')).toBe('Bearer given back');
  });

  it('goes on without the token when the link is refused', async () => {
    const asked = serve({ 'POST /api/auth/resume': () => refuse(403, 'No.') });
    await open(`/payment/pending?order_id=${ORDER}&resume=bad`);
    await pass(0);
    expect(screen.getByText(/link could not be used/)).toBeTruthy();
    expect(checks(asked)).toBe(1);
  });
});

describe('watching', () => {
  it('asks every second, then every five after 180 times', async () => {
    storePending();
    const asked = serve({ [STATUS]: offline });
    await open('/payment/pending');
    await pass(10_000);
    const early = checks(asked);
    expect(early).toBeGreaterThanOrEqual(10);
    await pass(172_000);
    const fast = checks(asked);
    await pass(50_000);
    // Ten slow polls, and the countdown's own ten.
    expect(checks(asked) - fast).toBeLessThanOrEqual(21);
    expect(checks(asked) - fast).toBeGreaterThanOrEqual(10);
  });

  it('counts down 3, then 5', async () => {
    storePending();
    serve();
    await open('/payment/pending');
    expect(screen.getByText(/in 3 seconds/)).toBeTruthy();
    await pass(3_000);
    expect(screen.getByText(/in 5 seconds/)).toBeTruthy();
  });

  it('checks when the page is seen or focused, one check at a time', async () => {
    storePending();
    let answer: ((value: ReturnType<typeof ok>) => void) | null = null;
    const asked = serve({ [STATUS]: () => new Promise((resolve) => (answer = resolve)) });
    await open('/payment/pending');
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
    await open('/payment/pending');
    await press('Check Status Now');
    expect(checks(asked)).toBe(1);
    expect(screen.getByText(/in 5 seconds/)).toBeTruthy();
  });

  it('keeps quiet for as long as the server asks', async () => {
    storePending();
    const asked = serve({ [STATUS]: () => ({ ...refuse(429, 'Slow down.'), headers: { 'Retry-After': '20' } }) });
    await open('/payment/pending');
    await pass(15_000);
    expect(checks(asked)).toBe(1);
    await pass(10_000);
    expect(checks(asked)).toBe(2);
  });

  it('warns before leaving while the payment is open', async () => {
    storePending();
    serve({ [STATUS]: () => status('expire', 'is_failed') });
    await open('/payment/pending');
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
    await open('/payment/pending');
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
    await open('/payment/pending');
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
    await open(`/payment/pending?order_id=${ORDER}`);
    expect(screen.getByText('Order Expired')).toBeTruthy();
    expect(localStorage.getItem('pending_order')).toContain('FEST-BBBBBBBBBB');
  });
});

describe('re-opening the payment', () => {
  let options: Options | null;
  let tokens: string[];
  beforeEach(() => {
    options = null;
    tokens = [];
    window.snap = {
      pay: (token, given) => {
        tokens.push(token);
        options = given;
      },
    };
  });

  it('uses the stored token', async () => {
    storePending();
    serve({ [STATUS]: pending });
    await open('/payment/pending');
    await press('Re-open Payment');
    expect(tokens).toEqual(['kept']);
  });

  it('gets a fresh token when none is stored and the purchase token is', async () => {
    localStorage.setItem('purchase_token', 'bearer');
    const asked = serve({ [STATUS]: pending });
    await open(`/payment/pending?order_id=${ORDER}`);
    await pass(10_000);
    expect(callsOf(asked, CREATE)).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem('pending_order') ?? '')).toEqual({ orderId: ORDER, snapToken: 'snap' });
    await press('Re-open Payment');
    expect(tokens).toEqual(['snap']);
  });

  it('says so when there is no token to be had', async () => {
    const asked = serve({ [STATUS]: pending });
    await open(`/payment/pending?order_id=${ORDER}`);
    await press('Re-open Payment');
    expect(screen.getByText(/^Payment session not available\./)).toBeTruthy();
    expect(callsOf(asked, CREATE)).toEqual([]);
  });

  it('cancels by itself what can not be paid any more', async () => {
    localStorage.setItem('purchase_token', 'bearer');
    serve({
      [STATUS]: pending,
      [CREATE]: () => ok({ snap_token: 'late', redirect_url: '', expires_at: '2020-01-01T00:00:00Z' }),
      [CANCEL]: () => ok(),
    });
    await open(`/payment/pending?order_id=${ORDER}`);
    await press('Re-open Payment');
    expect(tokens).toEqual([]);
    expect(screen.getByText('Payment session expired. Please create a new order.')).toBeTruthy();
  });

  it.each([
    ['onSuccess', 1_000],
    ['onPending', 1_000],
    ['onClose', 2_000],
  ] as const)('%s: asks for the status %d ms later', async (how, wait) => {
    storePending();
    let paid = false;
    // A denied card stops the page's own checks: the one that comes is the pop-up's.
    const asked = serve({
      [STATUS]: () => {
        if (paid) return status('settlement', 'is_successful');
        return status('deny', 'is_failed');
      },
    });
    await open('/payment/pending');
    await press('Re-open Payment');
    await pass(5_000);
    expect(checks(asked)).toBe(1);
    paid = true;
    await act(async () => options?.[how]());
    await pass(wait - 1);
    expect(checks(asked)).toBe(1);
    await pass(2);
    expect(screen.getByText('Payment confirmed! Redirecting to your tickets...')).toBeTruthy();
  });

  it('onError: an alert', async () => {
    storePending();
    serve({ [STATUS]: pending });
    await open('/payment/pending');
    await press('Re-open Payment');
    await act(async () => options?.onError());
    await pass(1);
    expect(screen.getByText('Payment failed. Please try again or contact support.')).toBeTruthy();
  });

  it('tells a pop-up that can not be opened', async () => {
    storePending();
    window.snap = {
      pay: () => {
        throw new Error('Invalid state transition');
      },
    };
    serve({ [STATUS]: pending });
    await open('/payment/pending');
    await press('Re-open Payment');
    expect(screen.getByText('Failed to open payment. Please refresh the page and try again.')).toBeTruthy();
  });

  it('tells a provider that does not come up, and a script that does not load', async () => {
    delete window.snap;
    storePending();
    serve({ [STATUS]: pending });
    await open('/payment/pending');
    await press('Re-open Payment');
    await pass(10_000);
    expect(screen.getByText('Payment system is still not ready...')).toBeTruthy();
    await press('OK');
    await pass(0);
    await press('Re-open Payment');
    await act(async () => document.querySelector('script')?.dispatchEvent(new Event('error')));
    expect(screen.getByText('Failed to load payment system. Please refresh the page and try again.')).toBeTruthy();
  });
});

describe('cancelling', () => {
  const QUESTION =
    'Are you sure you want to cancel this order? This action cannot be undone and you will need to create a new order to purchase tickets.';

  async function cancel(handler: Handler): Promise<Asked[]> {
    storePending();
    localStorage.setItem('purchase_token', 'bearer');
    const asked = serve({ [STATUS]: pending, [CANCEL]: handler });
    await open('/payment/pending');
    await press('Cancel Order');
    expect(screen.getByText(QUESTION)).toBeTruthy();
    const dialog = screen.getByRole('alertdialog');
    const confirm = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel Order');
    await act(async () => confirm && fireEvent.click(confirm));
    return asked;
  }

  it('tells success and forgets the order', async () => {
    const asked = await cancel(() => ok());
    expect(screen.getByText('Order Cancelled')).toBeTruthy();
    expect(screen.getByText('Cancelled by user')).toBeTruthy();
    expect(screen.getByText('Your order has been successfully cancelled.')).toBeTruthy();
    expect(localStorage.getItem('pending_order')).toBeNull();
    expect(callsOf(asked, CANCEL)[0]?.headers.get('Authorization')).toBe('Bearer bearer');
  });

  it('tells failure and keeps watching', async () => {
    await cancel(() => refuse(409, 'No.'));
    expect(screen.getByText('Could not cancel the order. Please try again or contact support.')).toBeTruthy();
    expect(localStorage.getItem('pending_order')).not.toBeNull();
  });

  it('does nothing when the buyer keeps the order', async () => {
    storePending();
    const asked = serve({ [STATUS]: pending });
    await open('/payment/pending');
    await press('Cancel Order');
    await press('Keep Order');
    expect(callsOf(asked, CANCEL)).toEqual([]);
  });
});
