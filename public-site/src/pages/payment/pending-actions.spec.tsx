import { act, fireEvent, screen } from '@testing-library/react';
import { freshBrowser, callsOf, ok, ORDER, refuse, serve, status, type Asked, type Handler } from '../../testing/site';
import {
  STATUS,
  CREATE,
  CANCEL,
  recordPopUp,
  type RecordedPopUp,
  pending,
  storePending,
  pass,
  press,
  checks,
  openPage,
} from '../../testing/payment';

beforeEach(() => {
  freshBrowser();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('re-opening the payment', () => {
  let popUp: RecordedPopUp;
  beforeEach(() => {
    popUp = recordPopUp();
  });

  it('uses the stored token', async () => {
    storePending();
    serve({ [STATUS]: pending });
    await openPage('/payment/pending');
    await press('Re-open Payment');
    expect(popUp.tokens).toEqual(['kept']);
  });

  it('gets a fresh token when none is stored and the purchase token is', async () => {
    localStorage.setItem('purchase_token', 'bearer');
    const asked = serve({ [STATUS]: pending });
    await openPage(`/payment/pending?order_id=${ORDER}`);
    await pass(10_000);
    expect(callsOf(asked, CREATE)).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem('pending_order') ?? '')).toEqual({ orderId: ORDER, snapToken: 'snap' });
    await press('Re-open Payment');
    expect(popUp.tokens).toEqual(['snap']);
  });

  it('waits for the first answer before it speaks of a token', async () => {
    localStorage.setItem('purchase_token', 'bearer');
    let answer: ((value: ReturnType<typeof status>) => void) | null = null;
    serve({ [STATUS]: () => new Promise((resolve) => (answer = resolve)) });
    await openPage(`/payment/pending?order_id=${ORDER}`);
    await press('Re-open Payment');
    expect(screen.queryByText(/^Payment session not available\./)).toBeNull();
    await act(async () => answer?.(status('pending', 'is_pending')));
    await pass(0);
    await press('Re-open Payment');
    expect(popUp.tokens).toEqual(['snap']);
  });

  it('says so when there is no token to be had', async () => {
    const asked = serve({ [STATUS]: pending });
    await openPage(`/payment/pending?order_id=${ORDER}`);
    await press('Re-open Payment');
    expect(screen.getByText(/^Payment session not available\./)).toBeTruthy();
    expect(callsOf(asked, CREATE)).toEqual([]);
  });

  it('tells why no payment can be opened any more, and the order can be cancelled', async () => {
    localStorage.setItem('purchase_token', 'bearer');
    const data = { open_order: { order_number: ORDER, status: 'pending', expires_at: '2025-11-01T12:42:00Z' } };
    const asked = serve({ [STATUS]: pending, [CREATE]: () => refuse(409, 'There is no time left.', { data }) });
    await openPage(`/payment/pending?order_id=${ORDER}`);
    await pass(20_000);
    expect(screen.getByText(/^There is no time left to pay this order\. Please cancel it/)).toBeTruthy();
    expect(callsOf(asked, CREATE)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Cancel Order' })).toBeTruthy();
  });

  it('cancels by itself an order that can not be paid any more', async () => {
    localStorage.setItem('purchase_token', 'bearer');
    serve({
      [STATUS]: pending,
      [CREATE]: () => ok({ snap_token: 'late', redirect_url: '', expires_at: '2020-01-01T00:00:00Z' }),
      [CANCEL]: () => ok(),
    });
    await openPage(`/payment/pending?order_id=${ORDER}`);
    await press('Re-open Payment');
    expect(popUp.tokens).toEqual([]);
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
    await openPage('/payment/pending');
    await press('Re-open Payment');
    await pass(5_000);
    expect(checks(asked)).toBe(1);
    paid = true;
    await act(async () => popUp.options?.[how]());
    await pass(wait - 1);
    expect(checks(asked)).toBe(1);
    await pass(2);
    expect(screen.getByText('Payment confirmed! Redirecting to your tickets...')).toBeTruthy();
  });

  it('onError: an alert', async () => {
    storePending();
    serve({ [STATUS]: pending });
    await openPage('/payment/pending');
    await press('Re-open Payment');
    await act(async () => popUp.options?.onError());
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
    await openPage('/payment/pending');
    await press('Re-open Payment');
    expect(screen.getByText('Failed to open payment. Please refresh the page and try again.')).toBeTruthy();
  });

  it('tells a provider that does not come up, and a script that does not load', async () => {
    delete window.snap;
    storePending();
    serve({ [STATUS]: pending });
    await openPage('/payment/pending');
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
    await openPage('/payment/pending');
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

  it('shows the failure and goes on watching', async () => {
    await cancel(() => refuse(409, 'No.'));
    expect(screen.getByText('Could not cancel the order. Please try again or contact support.')).toBeTruthy();
    expect(localStorage.getItem('pending_order')).not.toBeNull();
  });

  it('does nothing when the buyer declines to cancel', async () => {
    storePending();
    const asked = serve({ [STATUS]: pending });
    await openPage('/payment/pending');
    await press('Cancel Order');
    await press('Keep Order');
    expect(callsOf(asked, CANCEL)).toEqual([]);
  });
});
