import { useTexts } from '../../lib/language';
import { Card } from '../../ui/Card';
import { LinkButton } from '../../ui/Button';
import { PAYMENT_TEXTS, pendingMessageText, type PendingMessage } from './payment.texts';
import styles from './PendingOrder.module.css';

/** There is no order to follow; `message` says why. */
export function NoPendingOrder({ message, ticketPath }: { message: PendingMessage; ticketPath: string }) {
  const texts = useTexts(PAYMENT_TEXTS);
  return (
    <Card ground="paper" className={styles.card}>
      <h1 className={styles.title}>{texts.titles.none}</h1>
      <p className={styles.message} aria-live="polite">
        {pendingMessageText(message, texts.messages)}
      </p>
      <LinkButton to={ticketPath} size="large" block>
        {texts.orderTickets}
      </LinkButton>
    </Card>
  );
}
