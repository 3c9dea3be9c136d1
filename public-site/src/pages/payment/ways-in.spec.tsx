import { act, screen } from '@testing-library/react';
import { callsOf, freshBrowser, offline, ok, ORDER, refuse, serve, status, type Handler } from '../../testing/site';
import {
  CREATE,
  openPage,
  pass,
  pending,
  press,
  STATUS,
  storePending,
  recordPopUp,
  type RecordedPopUp,
} from '../../testing/payment';

beforeEach(() => {
  freshBrowser();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const denied: Handler = () => status('deny', 'is_failed', { is_open: true });
const own = () => localStorage.setItem('purchase_token', 'bearer');

/** How a buyer comes to the payment page. */
const WAYS: Record<string, { address: string; prepare: () => void; isOwner: boolean }> = {
  'the pop-up closed, a reload, a second tab': {
    address: '/payment/pending',
    prepare: () => {
      own();
      storePending();
    },
    isOwner: true,
  },
  'Back after it': {
    address: '/ticket',
    prepare: () => {
      own();
      storePending();
    },
    isOwner: true,
  },
  'the pop-up ended with an error, the same order again': {
    address: `/payment/pending?order_id=${ORDER}`,
    prepare: own,
    isOwner: true,
  },
  'the mailed link': {
    address: `/payment/pending?order_id=${ORDER}&resume=sig`,
    prepare: () => undefined,
    isOwner: true,
  },
  'another device': { address: `/payment/pending?order_id=${ORDER}`, prepare: () => undefined, isOwner: false },
};

const TO_PAY = ['Re-open Payment', 'Check Status Now', 'Cancel Order'];
const ELSEWHERE = ['Send the Link Again', 'Check Status Now', 'Re-open Payment', 'Cancel Order'];
const OVER = ['Order New Tickets'];

/** How the order is doing, with title and buttons for its owner and for anybody else. */
const STATES: [string, Handler, string, string[], string[]][] = [
  ['pending', pending, 'Payment Pending', TO_PAY, ELSEWHERE],
  ['denied, open', denied, 'Payment Failed', TO_PAY, ELSEWHERE],
  ['denied, its time over', () => status('deny', 'is_failed'), 'Payment Failed', OVER, OVER],
  ['expired', () => status('expire', 'is_failed'), 'Payment Expired', OVER, OVER],
  ['cancelled by the buyer', () => status('cancel', 'is_failed'), 'Payment Failed', OVER, OVER],
  ['cancelled by staff', () => status('cancelled', 'is_failed'), 'Order Cancelled', OVER, OVER],
  ['failed', () => status('failure', 'is_failed'), 'Payment Failed', OVER, OVER],
  ['refunded', () => status('refund', 'is_failed'), 'Order Cancelled', OVER, OVER],
  ['removed', () => refuse(404, 'Order not found'), 'Order Expired', OVER, OVER],
  ['paid', () => status('settlement', 'is_successful'), 'Payment Successful!', [], []],
  ['paid, a part given back', () => status('partial_refund', 'is_successful'), 'Payment Successful!', [], []],
  ['not to be reached', offline, 'Payment Pending', TO_PAY, TO_PAY],
];

const cells = Object.entries(WAYS).flatMap(([way, { address, prepare, isOwner }]) =>
  STATES.map(([state, answer, title, forOwner, forOthers]) => ({
    name: `${state}, by way of ${way}`,
    address,
    prepare,
    answer,
    title,
    buttons: isOwner ? forOwner : forOthers,
  })),
);

const shownButtons = () =>
  [...(screen.getByRole('heading', { level: 1 }).parentElement?.querySelectorAll('button') ?? [])].map(
    ({ textContent }) => textContent,
  );

it.each(cells)('$name', async ({ address, prepare, answer, title, buttons }) => {
  prepare();
  serve({ [STATUS]: answer, 'POST /api/auth/resume': () => ok({ token: 'given back' }) });
  await openPage(address);
  await pass(200);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(shownButtons()).toEqual(buttons);
  expect(document.title).toMatch(new RegExp(`^${title} · `));
});

describe('a denied payment of an open order', () => {
  const KEPT = JSON.stringify({ orderId: ORDER, snapToken: 'kept' });
  let popUp: RecordedPopUp;
  beforeEach(() => {
    popUp = recordPopUp();
  });

  it('stays stored, is paid another way, and goes on to the tickets', async () => {
    own();
    storePending();
    let answer = denied;
    serve({ [STATUS]: (one) => answer(one) });
    await openPage('/payment/pending');
    await pass(200);
    expect(localStorage.getItem('pending_order')).toBe(KEPT);
    expect(screen.getByText('Your tickets are still held until 19:42 WIB.')).toBeTruthy();
    await press('Re-open Payment');
    expect(popUp.tokens).toEqual(['kept']);
    await act(async () => popUp.options?.onSuccess());
    // The server hears of it only later.
    await pass(3_000);
    answer = () => status('settlement', 'is_successful');
    await pass(3_000);
    expect(screen.getByRole('heading', { name: 'Payment Successful!' })).toBeTruthy();
  });

  it('opens with a token that is asked for when none is stored', async () => {
    own();
    serve({ [STATUS]: denied });
    await openPage(`/payment/pending?order_id=${ORDER}`);
    await pass(200);
    await press('Re-open Payment');
    expect(popUp.tokens).toEqual(['snap']);
  });

  it('asks for a fresh token after a pop-up that ended with an error', async () => {
    own();
    storePending();
    const asked = serve({ [STATUS]: denied });
    await openPage('/payment/pending');
    await pass(200);
    await press('Re-open Payment');
    await act(async () => popUp.options?.onError());
    await pass(0);
    await press('OK');
    await pass(0);
    await press('Re-open Payment');
    await pass(0);
    expect(popUp.tokens).toEqual(['kept', 'snap']);
    expect(callsOf(asked, CREATE)).toHaveLength(1);
  });
});

describe('without the purchase', () => {
  it('the link to pay is mailed again', async () => {
    const asked = serve({ 'POST /api/orders/send-link': () => ok() });
    await openPage(`/payment/pending?order_id=${ORDER}`);
    await pass(200);
    await press('Send the Link Again');
    expect(callsOf(asked, 'POST /api/orders/send-link')[0]?.body).toEqual({ order_number: ORDER });
    expect(screen.getByText(/the link is on its way to the e-mail address/)).toBeTruthy();
  });

  it('says so when it can not be', async () => {
    serve({ 'POST /api/orders/send-link': () => refuse(429, 'Too many requests.') });
    await openPage(`/payment/pending?order_id=${ORDER}`);
    await pass(200);
    await press('Send the Link Again');
    expect(screen.getByText('The link could not be sent just now. Please try again later.')).toBeTruthy();
  });
});

it('a page without an order is titled so', async () => {
  serve();
  await openPage('/payment/pending');
  expect(document.title).toMatch(/^No Pending Payment · /);
});
