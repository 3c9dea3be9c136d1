import type { BuyerPayment } from '@festival/contracts';
import { act, screen } from '@testing-library/react';
import { callsOf, freshBrowser, offline, ok, refuse, serve } from '../../testing/site';
import { buyerOrder, openPage, ORDER_CALL, pass, pending, press, STATUS, storePending } from '../../testing/payment';

let copied: string[] = [];

beforeEach(() => {
  freshBrowser();
  copied = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  jest.useFakeTimers({ now: new Date('2025-11-01T12:13:30Z') });
  localStorage.setItem('purchase_token', 'bearer');
  storePending();
});
afterEach(() => jest.useRealTimers());

const waiting = (more: Partial<BuyerPayment>): BuyerPayment => ({
  payment_type: 'bank_transfer',
  channel: null,
  number: null,
  biller_code: null,
  is_waiting: true,
  ...more,
});

async function openWith(payment: BuyerPayment | null) {
  const asked = serve({ [STATUS]: pending, [ORDER_CALL]: () => ok(buyerOrder({ payment })) });
  await openPage('/payment/pending');
  await pass(200);
  return asked;
}

const valueOf = (name: string) => screen.queryByText(name)?.nextElementSibling?.textContent;

it('tells tickets, sum and until when it can be paid, and that it is not paid yet', async () => {
  await openWith(null);
  expect(screen.getByText(/^This order is not paid yet\./)).toBeTruthy();
  expect(screen.queryByText(/still being processed/)).toBeNull();
  expect(valueOf('Tickets')).toBe('2 × Pre Sales 2');
  expect(valueOf('Total')).toBe('Rp 150.000');
  expect(valueOf('Pay until')).toBe('1 November 2025 at 19:42 WIB28:30 left');
  await pass(30_000);
  expect(valueOf('Pay until')).toBe('1 November 2025 at 19:42 WIB28:00 left');
  expect(valueOf('Payment method')).toBeUndefined();
});

it.each([
  [{ channel: 'bca', number: '5304' }, 'BCA Virtual Account', { 'Virtual account number': '5304' }],
  [{ channel: 'permata', number: '8562' }, 'Permata Virtual Account', { 'Virtual account number': '8562' }],
  [
    { payment_type: 'echannel', channel: 'mandiri', number: '9900', biller_code: '70012' },
    'Mandiri Bill',
    { 'Company code': '70012', 'Bill key': '9900' },
  ],
  [{ payment_type: 'cstore', channel: 'alfamart', number: '3000' }, 'Alfamart', { 'Payment code': '3000' }],
  [{ payment_type: 'gopay' }, 'GoPay', {}],
  [{ payment_type: 'some_wallet' }, 'some wallet', {}],
])('names the chosen method and the account: %j', async (payment, method, numbers) => {
  await openWith(waiting(payment));
  expect(valueOf('Payment method')).toBe(method);
  for (const [name, number] of Object.entries(numbers)) expect(valueOf(name)).toBe(number);
  expect(screen.queryAllByRole('button', { name: /^Copy/ })).toHaveLength(Object.keys(numbers).length);
});

it('copies the account number, and says so of no other', async () => {
  let number = '53042024029';
  serve({ [STATUS]: pending, [ORDER_CALL]: () => ok(buyerOrder({ payment: waiting({ channel: 'bca', number }) })) });
  await openPage('/payment/pending');
  await pass(200);
  await press('Copy virtual account number');
  expect(copied).toEqual(['53042024029']);
  expect(screen.getByText('Copied')).toBeTruthy();
  number = '8888';
  await press('Check Status Now');
  await pass(0);
  expect(valueOf('Virtual account number')).toBe('8888');
  expect(screen.queryByText('Copied')).toBeNull();
});

it('offers no copying where the browser has no clipboard', async () => {
  Reflect.deleteProperty(navigator, 'clipboard');
  await openWith(waiting({ channel: 'bca', number: '5304' }));
  expect(valueOf('Virtual account number')).toBe('5304');
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull();
});

it('hears of a method that was chosen a moment ago', async () => {
  let payment: BuyerPayment | null = null;
  serve({ [STATUS]: pending, [ORDER_CALL]: () => ok(buyerOrder({ payment })) });
  await openPage('/payment/pending');
  await pass(200);
  payment = waiting({ channel: 'bca', number: '5304' });
  await pass(5_000);
  expect(valueOf('Payment method')).toBe('BCA Virtual Account');
  expect(screen.getByText(/^Payment still being processed/)).toBeTruthy();
});

it('asks no more than a few times by itself, and again when the buyer does', async () => {
  const asked = await openWith(null);
  await pass(120_000);
  const calls = callsOf(asked, ORDER_CALL).length;
  expect(calls).toBeLessThanOrEqual(6);
  await press('Check Status Now');
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(callsOf(asked, ORDER_CALL)).toHaveLength(calls + 1);
});

it('asks again after lost answers, and does not pretend to be checking meanwhile', async () => {
  let isLost = true;
  serve({ [STATUS]: pending, [ORDER_CALL]: (one) => (isLost ? offline(one) : ok(buyerOrder())) });
  await openPage('/payment/pending');
  await pass(10_000);
  expect(screen.queryByText(/^Checking the status/)).toBeNull();
  expect(screen.getByText(/^Payment still being processed/)).toBeTruthy();
  isLost = false;
  await pass(10_000);
  expect(valueOf('Total')).toBe('Rp 150.000');
});

it('asks no more when it is refused', async () => {
  const asked = serve({ [STATUS]: pending, [ORDER_CALL]: () => refuse(404, 'Not found') });
  await openPage('/payment/pending');
  await pass(60_000);
  expect(callsOf(asked, ORDER_CALL)).toHaveLength(1);
});

it.each([null, waiting({ channel: 'bca', number: '5304' })])(
  'hears of the method chosen in a payment that was opened again: %j',
  async (before) => {
    let payment = before;
    let close = () => {};
    window.snap = { pay: (_token, { onClose }) => (close = onClose) };
    serve({ [STATUS]: pending, [ORDER_CALL]: () => ok(buyerOrder({ payment })) });
    await openPage('/payment/pending');
    await pass(60_000);
    await press('Re-open Payment');
    await pass(0);
    await act(async () => close());
    await pass(1_000);
    payment = waiting({ channel: 'bni', number: '8888' });
    await pass(1_500);
    expect(valueOf('Virtual account number')).toBe('8888');
  },
);
