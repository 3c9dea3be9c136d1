import { Suspense, useState } from 'react';
import { Icon } from '../../../art/icons/Icon';
import { useTexts } from '../../../lib/language';
import { lazyCode } from '../../../ui/lazy-code';
import { DeadlineFact, Fact, OrderedFacts } from '../OrderFacts';
import { PAYMENT_TEXTS } from '../payment.texts';
import styles from '../PaymentCard.module.css';
import type { PendingState } from './pending-machine';
import type { PendingView, Purchase } from './pending-view';

// Of use only after a bank or a shop was chosen.
const AccountFacts = lazyCode(async () => (await import('./AccountFacts')).AccountFacts);

interface PendingStatusProps {
  state: PendingState;
  view: PendingView;
  purchase: Purchase;
}

/** The order, its state and the countdown; only message and note are read out when they change. */
export function PendingStatus({ state, view, purchase }: PendingStatusProps) {
  const { label, message, note, active } = view;
  const texts = useTexts(PAYMENT_TEXTS);
  // The room for the order's facts stays reserved.
  const [isOwner] = useState(purchase.kind !== 'stranger');
  const order = purchase.kind === 'owner' ? purchase.order : null;
  return (
    <>
      <div className={styles.message} aria-live="polite">
        <p key={message}>{message}</p>
        {note !== null && (
          <p key={note} className={styles.note}>
            {note}
          </p>
        )}
      </div>
      {state.orderNumber !== null && (
        <dl className={styles.facts} data-owner={isOwner || undefined}>
          <Fact name={texts.orderNumber}>
            <span className={styles.number}>{state.orderNumber}</span>
          </Fact>
          <Fact name={texts.status}>
            <span key={label}>{label}</span>
          </Fact>
          {active && state.expiresAt !== null && <DeadlineFact expiresAt={state.expiresAt} />}
          {order && <OrderedFacts order={order} />}
          {active && order?.payment && order.payment.number !== null && (
            <Suspense fallback={null}>
              <AccountFacts payment={order.payment} />
            </Suspense>
          )}
        </dl>
      )}
      <p className={styles.countdown}>
        {active && (
          <>
            <Icon name="clock" size={20} />
            {texts.nextCheck(state.countdownSeconds)}
          </>
        )}
      </p>
    </>
  );
}
