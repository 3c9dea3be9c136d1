import { LANGUAGE_COOKIE } from '@festival/contracts';
import { act, screen } from '@testing-library/react';
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
  type Handler,
} from '../../testing/site';
import { knownTickets } from '../../features/ticket-view/known-tickets';
import { buyerOrder, ORDER_CALL } from '../../testing/payment';

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

describe('to its owner', () => {
  const order = (more = {}) => ok(buyerOrder({ status: 'settlement', ...more }));
  const tickets = [
    { ticket_code: 'TKT-AAAAAAAAAAAA', number: 1, verify: 'k1.one' },
    { ticket_code: 'TKT-BBBBBBBBBBBB', number: 2, verify: 'k1.two' },
  ];

  it('keeps them for the guide through the night, the first one first', async () => {
    const now = new Date('2026-11-20T10:00:00Z');
    jest.setSystemTime(now);
    localStorage.setItem('purchase_token', 'bearer');
    serve({ [STATUS]: PAID, [ORDER_CALL]: () => order({ tickets }) });
    await open(`/payment/success?order_id=${ORDER}`);
    expect(knownTickets(now.getTime())).toMatchObject([
      { code: 'TKT-AAAAAAAAAAAA', verify: 'k1.one', header: 'Pre Sales 2', number: 1, quantity: 2 },
      { code: 'TKT-BBBBBBBBBBBB', verify: 'k1.two', number: 2 },
    ]);
  });

  it('tells tickets, sum, method, when, where and the address of the mail, and leads to the tickets', async () => {
    localStorage.setItem('purchase_token', 'bearer');
    const payment = { payment_type: 'qris', channel: null, number: null, biller_code: null, is_waiting: false };
    const asked = serve({ [STATUS]: PAID, [ORDER_CALL]: () => order({ payment, tickets }) });
    await open(`/payment/success?order_id=${ORDER}`);
    const shown = ['2 × Pre Sales 2', 'Rp 150.000', 'QRIS', 'Sunday, 22 November 2026, 18:00 WIB', 'Campus Hall'];
    for (const text of shown) expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText(/sent to sari@example\.com by e-mail\. .* spam/)).toBeTruthy();
    const links = screen.getAllByRole('link', { name: /^Show Ticket \d of 2$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/t/TKT-AAAAAAAAAAAA?verify=k1.one',
      '/t/TKT-BBBBBBBBBBBB?verify=k1.two',
    ]);
    expect(callsOf(asked, ORDER_CALL)[0]?.headers.get('Authorization')).toBe('Bearer bearer');
  });

  it('says the place in the visitor’s language', async () => {
    localStorage.setItem('purchase_token', 'bearer');
    document.cookie = `${LANGUAGE_COOKIE}=id; path=/`;
    serve({ [STATUS]: PAID, [ORDER_CALL]: () => order({ tickets }) });
    await open(`/payment/success?order_id=${ORDER}`);
    expect(screen.getByText('Aula Kampus')).toBeTruthy();
    expect(screen.queryByText('Campus Hall')).toBeNull();
  });

  it('shows the tickets as soon as the server has them', async () => {
    localStorage.setItem('purchase_token', 'bearer');
    let isKnown = false;
    serve({ [STATUS]: PAID, [ORDER_CALL]: () => order(isKnown ? { tickets } : {}) });
    await open(`/payment/success?order_id=${ORDER}`);
    expect(screen.queryByRole('link', { name: /^Show Ticket/ })).toBeNull();
    isKnown = true;
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getAllByRole('link', { name: /^Show Ticket/ })).toHaveLength(2);
  });

  it('tells anybody else when and where, but neither address nor tickets', async () => {
    localStorage.setItem('purchase_token', 'another buyer');
    serve({ [STATUS]: PAID, [ORDER_CALL]: () => refuse(404, 'Order not found.') });
    await open(`/payment/success?order_id=${ORDER}`);
    expect(screen.getByText('When')).toBeTruthy();
    expect(screen.queryByText(/@/)).toBeNull();
    expect(screen.queryByRole('link', { name: /^Show/ })).toBeNull();
  });
});
