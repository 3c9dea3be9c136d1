import { act, screen } from '@testing-library/react';
import {
  currentAddress,
  freshBrowser,
  offline,
  openSite,
  ORDER,
  refuse,
  serve,
  status,
  type Handler,
} from '../ticket/testing/site';

const STATUS = `GET /api/payment/${ORDER}/status`;
const PAID: Handler = () => status('settlement', 'is_successful', { paid_at: '2025-11-01T17:30:00Z' });

const cache = () =>
  localStorage.setItem('recent_successful_order', JSON.stringify({ orderNumber: ORDER, status: 'paid', paidAt: null }));

/** In which code and answers arrive; the page's own times are longer. */
const ARRIVAL_MS = 50;

async function open(path: string, wait = 0): Promise<void> {
  openSite(path);
  await act(() => jest.advanceTimersByTimeAsync(ARRIVAL_MS));
  await act(() => jest.advanceTimersByTimeAsync(wait));
}

beforeEach(() => {
  freshBrowser();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('shows number, status, Jakarta time, the note on the mail and the way to more tickets', async () => {
  localStorage.setItem('pending_order', JSON.stringify({ orderId: ORDER, snapToken: 'x' }));
  serve({ [STATUS]: PAID });
  await open(`/payment/success?order_id=${ORDER}`);
  for (const text of ['Payment Successful!', ORDER, 'Paid', '2 November 2025 at 00:30 WIB']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.getByText(/e-tickets with QR codes .* spam/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Order More Tickets' }).getAttribute('href')).toBe('/ticket');
  expect(localStorage.getItem('pending_order')).toBeNull();
});

it('takes order_number as well', async () => {
  serve({ [STATUS]: PAID });
  await open(`/payment/success?order_number=${ORDER}`);
  expect(screen.getByText('Payment Successful!')).toBeTruthy();
});

it('shows a cached order before the server answered, and while it can not', async () => {
  cache();
  serve({ [STATUS]: offline });
  await open('/payment/success', 5_000);
  expect(screen.getByText('Payment Successful!')).toBeTruthy();
  expect(currentAddress()).toBe('/payment/success');
});

it('waits a little for a payment that the server has not heard of yet', async () => {
  cache();
  let asked = 0;
  serve({
    [STATUS]: (one) => {
      asked += 1;
      return asked < 3 ? status('pending', 'is_pending') : PAID(one);
    },
  });
  await open('/payment/success', 6_000);
  expect(screen.getByText('2 November 2025 at 00:30 WIB')).toBeTruthy();
});

it.each<[string, Handler]>([
  ['still pending', () => status('pending', 'is_pending')],
  ['failed', () => status('expire', 'is_failed')],
  ['not found', () => refuse(404, 'Order not found')],
])('a cached order that is %s goes to the payment page and is forgotten', async (_name, handler) => {
  cache();
  serve({ [STATUS]: handler });
  await open('/payment/success', 12_000);
  expect(currentAddress()).toBe(`/payment/pending?order_id=${ORDER}`);
  expect(localStorage.getItem('recent_successful_order')).toBeNull();
});

it.each<[string, Handler]>([
  ['pending', () => status('pending', 'is_pending')],
  ['not found', () => refuse(404, '')],
  ['unreachable', offline],
])('an addressed order that is %s goes to the payment page', async (_name, handler) => {
  serve({ [STATUS]: handler });
  await open(`/payment/success?order_id=${ORDER}`);
  expect(currentAddress()).toBe(`/payment/pending?order_id=${ORDER}`);
});

it('without any order goes to the payment page', async () => {
  serve();
  await open('/payment/success');
  expect(screen.getByText('No pending payment found.')).toBeTruthy();
});
