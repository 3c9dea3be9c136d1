import { Card } from '../../ui/Card';
import { LinkButton } from '../../ui/Button';
import { PAYMENT_TEXTS } from './payment.texts';
import styles from './PendingOrder.module.css';

/** There is no order to follow; `message` says why. */
export function NoPendingOrder({ message, ticketPath }: { message: string; ticketPath: string }) {
  return (
    <Card ground="paper" className={styles.card}>
      <h1 className={styles.title}>{PAYMENT_TEXTS.titles.none}</h1>
      <p className={styles.message} aria-live="polite">
        {message}
      </p>
      <LinkButton to={ticketPath} size="large" block>
        {PAYMENT_TEXTS.orderTickets}
      </LinkButton>
    </Card>
  );
}
