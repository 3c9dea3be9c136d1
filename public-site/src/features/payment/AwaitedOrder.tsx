import { useTexts } from '../../lib/language';
import { Card } from '../../ui/layout/Card';
import { MailNote } from './MailNote';
import { PAYMENT_TEXTS } from './payment.texts';
import styles from './PaymentCard.module.css';
import { StatusMark } from './StatusMark';

/**
 * What the server can draw of a payment: which order it is, and how it stands, only the browser knows. The note holds the
 * most words, which nothing larger follows: with it the page has its largest content in the first painting.
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
