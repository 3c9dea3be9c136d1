import type { BuyerOrder } from '@festival/contracts';
import { PAYMENT_TEXTS } from '../payment.texts';
import { startPending, type PendingEvent, type PendingState, type Refusal } from './pending-machine';
import { answer, asking, ORDER, run } from './testing/ports';
import { viewPending, type PendingAction, type Purchase } from './pending-view';

const PENDING = answer('pending', 'is_pending');
const DENIED = answer('deny', 'is_failed', true);
const HELD = 'Your tickets are held until 19:42 WIB.';
const STILL_HELD = 'Your tickets are still held until 19:42 WIB.';
const DENY = 'Payment was denied. Please try with a different payment method.';
const PROCESSING = "Payment still being processed (pending). We'll keep checking...";
const TO_PAY: readonly PendingAction[] = ['reopen', 'check', 'cancel'];
const ELSEWHERE: readonly PendingAction[] = ['sendLink', 'check', 'reopen', 'cancel'];
const BY_MAIL = 'To pay on this device, open the link in the e-mail that we sent when you ordered.';
const NO_TIME = 'There is no time left to pay this order. Please cancel it and create a new order.';

const bare = (): PendingState => run(startPending(ORDER, null), { type: 'check_pressed' }).state;
const refused = (reason: Refusal): PendingEvent => ({ type: 'token_failed', final: true, reason });
const owner = (payment: BuyerOrder['payment'] = null): Purchase => ({
  kind: 'owner',
  order: { payment } as BuyerOrder,
});
const QRIS = { payment_type: 'qris', channel: null, number: null, biller_code: null, is_waiting: true };

describe('the payment page’s words and buttons', () => {
  type Case = [string, PendingState, Purchase, string, string, string | null, readonly PendingAction[]];
  const cases: Case[] = [
    [
      'pending, no method chosen',
      run(asking(), PENDING).state,
      owner(),
      'Payment Pending',
      'This order is not paid yet. Re-open the payment to choose how you want to pay.',
      HELD,
      TO_PAY,
    ],
    ['pending, method chosen', run(asking(), PENDING).state, owner(QRIS), 'Payment Pending', PROCESSING, HELD, TO_PAY],
    [
      'pending, the pop-up has just said that it is paid',
      run(asking(), PENDING, { type: 'pop_up_ended', outcome: 'success' }).state,
      owner(),
      'Payment Pending',
      PROCESSING,
      HELD,
      TO_PAY,
    ],
    [
      'pending, the pop-up was closed again',
      run(asking(), PENDING, { type: 'pop_up_ended', outcome: 'pending' }, { type: 'pop_up_ended', outcome: 'close' })
        .state,
      owner(),
      'Payment Pending',
      'This order is not paid yet. Re-open the payment to choose how you want to pay.',
      HELD,
      TO_PAY,
    ],
    [
      'pending, the order not read yet',
      run(asking(), PENDING).state,
      { kind: 'loading' },
      'Payment Pending',
      'Checking the status of your payment.',
      HELD,
      TO_PAY,
    ],
    [
      'pending on a device without the purchase',
      run(bare(), PENDING, refused('notOwner')).state,
      { kind: 'stranger' },
      'Payment Pending',
      PROCESSING,
      BY_MAIL,
      ELSEWHERE,
    ],
    [
      'pending in the last two minutes, payment open already',
      run(asking(), PENDING).state,
      owner(QRIS),
      'Payment Pending',
      PROCESSING,
      HELD,
      TO_PAY,
    ],
    [
      'pending in the last two minutes, no payment open',
      run(bare(), PENDING, refused('noTimeLeft')).state,
      owner(),
      'Payment Pending',
      'This order is not paid yet.',
      NO_TIME,
      ['cancel', 'check'],
    ],
    ['denied, the order open', run(asking(), DENIED).state, owner(), 'Payment Failed', DENY, STILL_HELD, TO_PAY],
    [
      'denied in the last two minutes, no payment open',
      run(bare(), DENIED, refused('noTimeLeft')).state,
      owner(),
      'Payment Failed',
      DENY,
      NO_TIME,
      ['cancel', 'check'],
    ],
    [
      'denied, on a device without the purchase',
      run(bare(), DENIED, refused('notOwner')).state,
      { kind: 'stranger' },
      'Payment Failed',
      DENY,
      BY_MAIL,
      ELSEWHERE,
    ],
    [
      'denied, and its time is over',
      run(asking(), answer('deny', 'is_failed')).state,
      owner(),
      'Payment Failed',
      DENY,
      null,
      ['orderNew'],
    ],
    [
      'denied, then tried another way',
      run(asking(), DENIED, { type: 'poll_due' }, PENDING).state,
      owner(QRIS),
      'Payment Pending',
      PROCESSING,
      HELD,
      TO_PAY,
    ],
    [
      'authorized, waiting for the capture',
      run(asking(), answer('authorize', 'is_pending')).state,
      owner(),
      'Payment Pending',
      "Payment still being processed (authorize). We'll keep checking...",
      HELD,
      TO_PAY,
    ],
    [
      'expired',
      run(asking(), answer('expire', 'is_failed')).state,
      owner(),
      'Payment Expired',
      'Payment has expired. Please create a new order to continue.',
      null,
      ['orderNew'],
    ],
    [
      'cancelled here',
      run(asking(), PENDING, { type: 'cancelled', automatic: false }).state,
      owner(),
      'Order Cancelled',
      'Your order has been successfully cancelled.',
      null,
      ['orderNew'],
    ],
    [
      'cancelled in another tab',
      run(asking(), answer('cancel', 'is_failed')).state,
      owner(),
      'Payment Failed',
      'Payment was cancelled. Please try again if you want to continue.',
      null,
      ['orderNew'],
    ],
    [
      'cancelled by staff',
      run(asking(), answer('cancelled', 'is_failed')).state,
      owner(),
      'Order Cancelled',
      'Payment failed or was cancelled.',
      null,
      ['orderNew'],
    ],
    [
      'failure',
      run(asking(), answer('failure', 'is_failed')).state,
      owner(),
      'Payment Failed',
      'Payment failed or was cancelled.',
      null,
      ['orderNew'],
    ],
    [
      'paid',
      run(asking(), answer('settlement', 'is_successful')).state,
      owner(),
      'Payment Successful!',
      'Payment confirmed! Redirecting to your tickets...',
      null,
      [],
    ],
    [
      'paid, a part given back',
      run(asking(), answer('partial_refund', 'is_successful')).state,
      owner(),
      'Payment Successful!',
      'Payment confirmed! Redirecting to your tickets...',
      null,
      [],
    ],
    [
      'refunded',
      run(asking(), answer('refund', 'is_failed')).state,
      owner(),
      'Order Cancelled',
      'Your payment was refunded. The tickets of this order are no longer valid.',
      null,
      ['orderNew'],
    ],
    [
      'charged back',
      run(asking(), answer('chargeback', 'is_failed')).state,
      owner(),
      'Order Cancelled',
      'The payment of this order was charged back. Its tickets are no longer valid.',
      null,
      ['orderNew'],
    ],
    [
      'deleted',
      run(asking(), { type: 'not_found' }).state,
      { kind: 'stranger' },
      'Order Expired',
      'Order has expired and been removed from the system. Please create a new order to continue.',
      null,
      ['orderNew'],
    ],
    [
      'offline from the start',
      run(asking(), { type: 'connection_lost' }).state,
      { kind: 'loading' },
      'Payment Pending',
      'Connection issue. Retrying...',
      null,
      TO_PAY,
    ],
    [
      'offline after a denial',
      run(asking(), DENIED, { type: 'poll_due' }, { type: 'connection_lost' }).state,
      owner(),
      'Payment Failed',
      'Connection issue. Retrying...',
      STILL_HELD,
      TO_PAY,
    ],
  ];

  it.each(cases)('%s', (_name, state, purchase, title, message, note, actions) => {
    expect(viewPending(state, PAYMENT_TEXTS.en, purchase)).toMatchObject({ title, message, note, actions });
  });

  it.each(cases)('%s: there is a way on, or the page goes on by itself', (_name, state, purchase) => {
    const { actions } = viewPending(state, PAYMENT_TEXTS.id, purchase, 'id');
    expect(actions.length > 0 || state.phase === 'paid').toBe(true);
  });
});
