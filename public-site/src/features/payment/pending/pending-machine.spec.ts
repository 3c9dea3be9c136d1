import { startPending, stepPending, type PendingEvent, type PendingPhase } from './pending-machine';
import { ORDER, answer, run, asking } from './testing/ports';
import { PAYMENT_TEXTS } from '../payment.texts';
import { viewPending } from './pending-view';

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
      { type: 'rate_limited', seconds: 9 },
      'monitoring',
      'Payment Pending',
      'Waiting for payment',
      'Could not retrieve status. We will keep trying.',
    ],
  ];
  it.each(cases)('%s', (_name, event, phase, title, label, message) => {
    const { state } = run(asking(), event);
    expect({ phase: state.phase, ...viewPending(state, PAYMENT_TEXTS.en) }).toMatchObject({
      phase,
      message,
      title,
      label,
    });
  });

  it('says that there is nothing to pay for', () => {
    const none = startPending(null, null);
    expect(viewPending(none, PAYMENT_TEXTS.en)).toMatchObject({
      title: 'No Pending Payment',
      label: null,
      message: 'No pending payment found.',
      active: false,
    });
    const invalid = startPending(null, null, { key: 'invalidOrder' });
    expect(viewPending(invalid, PAYMENT_TEXTS.en).message).toBe('Invalid order data.');
  });

  it('prefers the description of the status in its message', () => {
    const event = answer('pending', 'is_pending');
    if (event.type === 'answered') event.data.status_description = 'Waiting for payment';
    expect(viewPending(run(asking(), event).state, PAYMENT_TEXTS.en).message).toBe(
      "Payment still being processed (Waiting for payment). We'll keep checking...",
    );
    expect(viewPending(run(asking(), event).state, PAYMENT_TEXTS.id).message).toBe(
      'Pembayaran masih diproses. Kami terus mengecek...',
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

  it('carries the facts of the success page', () => {
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
