import { Icon } from '../../../art/icons/Icon';
import { TicketOrnament } from '../../../art/TicketOrnament';
import { useTexts } from '../../../lib/language';
import { usePageTitle } from '../../../lib/use-page-title';
import { useSiteSettings } from '../../../lib/festival/site-settings';
import { Card } from '../../../ui/layout/Card';
import { LinkButton } from '../../../ui/Button';
import { MailNote } from '../MailNote';
import { PAYMENT_TEXTS, pendingMessageText, type PendingMessage } from '../payment.texts';
import styles from '../PaymentCard.module.css';

/** There is no order to follow; `message` says why, and the note where a paid order's tickets are. */
export function NoPendingOrder({ message, ticketPath }: { message: PendingMessage; ticketPath: string }) {
  const texts = useTexts(PAYMENT_TEXTS);
  usePageTitle(texts.titles.none, useSiteSettings().festival_name);
  return (
    <Card ground="paper" className={styles.card}>
      <TicketOrnament className={styles.ornament} />
      <h1 className={styles.title}>{texts.titles.none}</h1>
      <p className={styles.reason} aria-live="polite">
        {pendingMessageText(message, texts.messages)}
      </p>
      <MailNote>{texts.alreadyPaid}</MailNote>
      <LinkButton to={ticketPath} size="large" block icon={<Icon name="ticket" />}>
        {texts.orderTickets}
      </LinkButton>
    </Card>
  );
}
