import type { PaymentStatusData } from '@festival/contracts';
import {
  pollDelayMs,
  startPending,
  stepPending,
  type PendingEvent,
  type PendingState,
  type PendingPhase,
} from './pending-machine';
import { viewPending } from './pending-view';

const ORDER = 'FEST-0123456789';
const SESSION = { snapToken: 'token', expiresAt: null };

function answer(status: string, flag: 'is_successful' | 'is_failed' | 'is_pending' | 'none'): PendingEvent {
  const data: PaymentStatusData = {
    order_number: ORDER,
    status,
    status_description: '',
    is_successful: flag === 'is_successful',
    is_failed: flag === 'is_failed',
    is_pending: flag === 'is_pending',
    paid_at: flag === 'is_successful' ? '2025-11-01T05:00:00Z' : null,
  };
  return { type: 'answered', data };
}

/** Runs events one after the other; gives the last state and the types of all effects. */
function run(start: PendingState, ...events: PendingEvent[]): { state: PendingState; effects: string[] } {
  let state = start;
  const effects: string[] = [];
  for (const event of events) {
    const step = stepPending(state, event);
    state = step.state;
    effects.push(...step.effects.map((effect) => effect.type));
  }
  return { state, effects };
}

const watching = (): PendingState => startPending(ORDER, SESSION);
const asking = (): PendingState => run(watching(), { type: 'check_pressed' }).state;

describe('titles, status lines and messages', () => {
  const cases: [string, PendingEvent, PendingPhase, string, string | null, string][] = [
    [
      'paid',
      answer('settlement', 'is_successful'),
      'paid',
      'Payment Successful!',
      'Paid',
      'Payment confirmed! Redirecting to your tickets...',
    ],
    [
      'expire',
      answer('expire', 'is_failed'),
      'failed',
      'Payment Expired',
      'Expired',
      'Payment has expired. Please create a new order to continue.',
    ],
    [
      'cancel',
      answer('cancel', 'is_failed'),
      'failed',
      'Payment Failed',
      'Cancelled',
      'Payment was cancelled. Please try again if you want to continue.',
    ],
    [
      'deny',
      answer('deny', 'is_failed'),
      'failed',
      'Payment Failed',
      'Denied',
      'Payment was denied. Please try with a different payment method.',
    ],
    [
      'failure',
      answer('failure', 'is_failed'),
      'failed',
      'Payment Failed',
      'Failed',
      'Payment failed or was cancelled.',
    ],
    ['failed', answer('failed', 'is_failed'), 'failed', 'Payment Failed', 'Failed', 'Payment failed or was cancelled.'],
    [
      'cancelled by staff',
      answer('cancelled', 'is_failed'),
      'failed',
      'Order Cancelled',
      'Cancelled',
      'Payment failed or was cancelled.',
    ],
    [
      'deleted',
      { type: 'not_found' },
      'deleted',
      'Order Expired',
      'Removed from system',
      'Order has expired and been removed from the system. Please create a new order to continue.',
    ],
    [
      'cancelled by the buyer',
      { type: 'cancelled', automatic: false },
      'cancelled',
      'Order Cancelled',
      'Cancelled by user',
      'Your order has been successfully cancelled.',
    ],
    [
      'session over',
      { type: 'cancelled', automatic: true },
      'cancelled',
      'Order Cancelled',
      'Cancelled by user',
      'Payment session expired. Please create a new order.',
    ],
    [
      'pending',
      answer('pending', 'is_pending'),
      'monitoring',
      'Payment Pending',
      'Waiting for payment',
      "Payment still being processed (pending). We'll keep checking...",
    ],
    [
      'unknown',
      answer('challenge', 'none'),
      'monitoring',
      'Payment Pending',
      'Waiting for payment',
      'Status: challenge. Continuing to monitor...',
    ],
    [
      'unreadable',
      { type: 'unreadable' },
      'monitoring',
      'Payment Pending',
      'Waiting for payment',
      'Could not retrieve status. We will keep trying.',
    ],
    [
      'no connection',
      { type: 'connection_lost' },
      'monitoring',
      'Payment Pending',
      'Waiting for payment',
      'Connection issue. Retrying...',
    ],
    [
      'too many asks',
      { type: 'told_to_wait', seconds: 9 },
      'monitoring',
      'Payment Pending',
      'Waiting for payment',
      'Could not retrieve status. We will keep trying.',
    ],
  ];
  it.each(cases)('%s', (_name, event, phase, title, label, message) => {
    const { state } = run(asking(), event);
    expect({ phase: state.phase, message: state.message, ...viewPending(state) }).toMatchObject({
      phase,
      message,
      title,
      label,
    });
  });

  it('says that there is nothing to pay for', () => {
    const none = startPending(null, null);
    expect(viewPending(none)).toMatchObject({ title: 'No Pending Payment', label: null, active: false });
    expect(none.message).toBe('No pending payment found.');
    expect(startPending(null, null, 'Invalid order data.').message).toBe('Invalid order data.');
  });

  it('prefers the description of the status in its message', () => {
    const event = answer('pending', 'is_pending');
    if (event.type === 'answered') event.data.status_description = 'Waiting for payment';
    expect(run(asking(), event).state.message).toBe(
      "Payment still being processed (Waiting for payment). We'll keep checking...",
    );
  });
});

describe('effects of an answer', () => {
  it.each([
    ['paid', answer('settlement', 'is_successful'), ['store_success', 'clear_pending', 'go_to_success']],
    ['failed', answer('deny', 'is_failed'), ['clear_pending']],
    ['deleted', { type: 'not_found' } as const, ['clear_pending']],
    ['pending', answer('pending', 'is_pending'), []],
    ['no connection', { type: 'connection_lost' } as const, []],
  ])('%s', (_name, event, effects) => {
    expect(run(asking(), event).effects).toEqual(effects);
  });

  it('carries what the success page shows', () => {
    const step = stepPending(asking(), answer('settlement', 'is_successful'));
    expect(step.effects[0]).toEqual({
      type: 'store_success',
      order: { orderNumber: ORDER, status: 'settlement', paidAt: '2025-11-01T05:00:00Z' },
    });
  });

  it('ignores an answer that comes after the order was cancelled', () => {
    const { state, effects } = run(
      asking(),
      { type: 'cancelled', automatic: false },
      answer('settlement', 'is_successful'),
    );
    expect(state.phase).toBe('cancelled');
    expect(effects).toEqual(['clear_pending']);
  });
});

describe('cadence', () => {
  it('runs one check at a time', () => {
    const { effects } = run(
      watching(),
      { type: 'poll_due' },
      { type: 'page_seen' },
      { type: 'check_pressed' },
      { type: 'recheck_due' },
      { type: 'poll_due' },
    );
    expect(effects).toEqual(['check']);
  });

  it('polls every second for 180 checks, then every five', () => {
    let state = watching();
    for (let poll = 0; poll < 180; poll += 1) {
      expect(pollDelayMs(state)).toBe(1_000);
      state = run(state, { type: 'poll_due' }, { type: 'connection_lost' }).state;
    }
    expect(pollDelayMs(state)).toBe(5_000);
  });

  it('counts down from 3 and then from 5, and checks at the end of each', () => {
    let state = watching();
    const seen: number[] = [];
    let checks = 0;
    for (let second = 0; second < 9; second += 1) {
      seen.push(state.countdownSeconds);
      const step = run(state, { type: 'second_passed' });
      checks += step.effects.length;
      state = run(step.state, { type: 'connection_lost' }).state;
    }
    expect(seen).toEqual([3, 2, 1, 5, 4, 3, 2, 1, 5]);
    expect(checks).toBe(2);
  });

  it('starts the countdown from 5 again when the button is pressed', () => {
    const later = run(watching(), { type: 'second_passed' }, { type: 'check_pressed' });
    expect(later.state.countdownSeconds).toBe(5);
    expect(later.effects).toEqual(['check']);
  });

  it('keeps quiet for as long as the server asked', () => {
    const paused = run(asking(), { type: 'told_to_wait', seconds: 3 }).state;
    const quiet = run(paused, { type: 'poll_due' }, { type: 'page_seen' }, { type: 'check_pressed' });
    expect(quiet.effects).toEqual([]);
    expect(quiet.state.countdownSeconds).toBeGreaterThanOrEqual(3);
    const over = run(paused, { type: 'second_passed' }, { type: 'second_passed' }, { type: 'second_passed' });
    expect(over.effects).toEqual(['check']);
  });

  it.each<[string, PendingEvent]>([
    ['paid', answer('settlement', 'is_successful')],
    ['failed', answer('expire', 'is_failed')],
    ['deleted', { type: 'not_found' }],
    ['cancelled', { type: 'cancelled', automatic: false }],
  ])('stops when %s', (_name, event) => {
    const ended = run(asking(), event).state;
    const { effects } = run(ended, { type: 'poll_due' }, { type: 'second_passed' }, { type: 'page_seen' });
    expect(effects).toEqual([]);
  });

  it('looks once more after a pop-up that ended well although the card had been denied first', () => {
    const denied = run(asking(), answer('deny', 'is_failed')).state;
    const { state, effects } = run(denied, { type: 'recheck_due' }, answer('settlement', 'is_successful'));
    expect(effects).toEqual(['check', 'store_success', 'clear_pending', 'go_to_success']);
    expect(state.phase).toBe('paid');
  });
});

describe('fresh payment token', () => {
  const bare = (): PendingState => run(startPending(ORDER, null), { type: 'check_pressed' }).state;
  const pending = answer('pending', 'is_pending');

  it('is asked for once when the order is pending and none is stored', () => {
    const { effects } = run(bare(), pending, { type: 'poll_due' }, pending);
    expect(effects).toEqual(['ask_token', 'check']);
  });

  it('is not asked for when one is stored', () => {
    expect(run(asking(), pending).effects).toEqual([]);
  });

  it('is kept when it comes', () => {
    const { state } = run(bare(), pending, { type: 'token_received', session: SESSION });
    expect(state.session).toEqual(SESSION);
  });

  it.each([
    ['never again after a refusal', true, 0],
    ['again, but not at once, after a failure', false, 1],
  ])('is asked for %s', (_name, final, times) => {
    let state = run(bare(), pending, { type: 'token_failed', final }).state;
    let asked = 0;
    for (let poll = 0; poll < 16; poll += 1) {
      const step = run(state, { type: 'poll_due' }, pending);
      asked += step.effects.filter((effect) => effect === 'ask_token').length;
      state = step.state;
    }
    expect(asked).toBe(times);
  });
});
