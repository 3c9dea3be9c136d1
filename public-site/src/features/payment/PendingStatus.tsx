import { Icon } from '../../art/icons/Icon';
import { PAYMENT_TEXTS } from './payment.texts';
import styles from './PendingOrder.module.css';
import type { PendingState } from './pending-machine';

interface PendingStatusProps {
  state: PendingState;
  label: string | null;
  active: boolean;
}

/** Order number, status line, message and the countdown; only the message is read out when it changes. */
export function PendingStatus({ state, label, active }: PendingStatusProps) {
  return (
    <>
      {state.orderNumber !== null && (
        <dl className={styles.facts}>
          <div>
            <dt>{PAYMENT_TEXTS.orderNumber}</dt>
            <dd className={styles.number}>{state.orderNumber}</dd>
          </div>
          <div>
            <dt>{PAYMENT_TEXTS.status}</dt>
            <dd key={label}>{label}</dd>
          </div>
        </dl>
      )}
      <p className={styles.message} aria-live="polite">
        <span key={state.message}>{state.message}</span>
      </p>
      <p className={styles.countdown}>
        {active && (
          <>
            <Icon name="clock" size={20} />
            {PAYMENT_TEXTS.nextCheck(state.countdownSeconds)}
          </>
        )}
      </p>
    </>
  );
}
