import { useTexts } from '../../lib/language';
import { Card } from '../../ui/layout/Card';
import { MailNote } from './MailNote';
import { PAYMENT_TEXTS } from './payment.texts';
import styles from './PaymentCard.module.css';
import { StatusMark } from './StatusMark';

/**
 * The server's rendering of a payment page: only the browser knows the order and its state. The note is the largest
 * text, so the largest content is in the first painting.
 */
export function AwaitedOrder() {
  const { awaited, alreadyPaid } = useTexts(PAYMENT_TEXTS);
  return (
    <Card ground="paper" className={styles.card} aria-busy="true">
      <StatusMark tone="waiting" />
      <h1 className={styles.title}>{awaited.title}</h1>
      <p className={styles.message}>{awaited.words}</p>
      <MailNote>{alreadyPaid}</MailNote>
    </Card>
  );
}
