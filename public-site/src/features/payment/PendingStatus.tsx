import { Icon } from '../../art/icons/Icon';
import { useTexts } from '../../lib/language';
import { PAYMENT_TEXTS } from './payment.texts';
import styles from './PendingOrder.module.css';
import type { PendingState } from './pending-machine';
import type { PendingView } from './pending-view';

interface PendingStatusProps {
  state: PendingState;
  view: PendingView;
}

/** Order number, status line, message and the countdown; only the message is read out when it changes. */
export function PendingStatus({ state, view }: PendingStatusProps) {
  const { label, message, active } = view;
  const texts = useTexts(PAYMENT_TEXTS);
  return (
    <>
      {state.orderNumber !== null && (
        <dl className={styles.facts}>
          <div>
            <dt>{texts.orderNumber}</dt>
            <dd className={styles.number}>{state.orderNumber}</dd>
          </div>
          <div>
            <dt>{texts.status}</dt>
            <dd key={label}>{label}</dd>
          </div>
        </dl>
      )}
      <p className={styles.message} aria-live="polite">
        <span key={message}>{message}</span>
      </p>
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
