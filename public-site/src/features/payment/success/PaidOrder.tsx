import type { BuyerOrder } from '@festival/contracts';
import { type ReactNode, useEffect } from 'react';
import { useContentText, useLanguage, useTexts } from '../../../lib/language';
import { concertDate } from '../../../lib/festival/concert-date';
import { useSiteSettings } from '../../../lib/festival/site-settings';
import { Card } from '../../../ui/layout/Card';
import { LinkButton } from '../../../ui/Button';
import { LineIcon } from '../../../art/icons/LineIcon';
import { Celebration } from './Celebration';
import { MailNote } from '../MailNote';
import { Fact, OrderedFacts } from '../OrderFacts';
import { formatMoment, formatTime } from '../payment-times';
import { PAYMENT_TEXTS } from '../payment.texts';
import { SUCCESS_TEXTS } from './success.texts';
import styles from '../PaymentCard.module.css';
import { StatusMark } from '../StatusMark';
import paid from './PaidOrder.module.css';
import { usePurchase } from '../usePurchase';

const QR_SIGN =
  'M3.5 3.5h6v6h-6zM14.5 3.5h6v6h-6zM3.5 14.5h6v6h-6zM14.5 14.5h2.2v2.2M20.5 14.5v6h-2M14.5 20.5h1.2M6.5 6.5h.1M17.5 6.5h.1M6.5 17.5h.1';

export interface PaidOrderProps {
  orderNumber: string;
  status: string;
  /** ISO 8601; null when the server didn't say. */
  paidAt: string | null;
  /** The page of a ticket; `verify` is the signature that opens it. */
  ticketPath: (code: string, verify: string) => string;
  /** Told of the order once its tickets are there, on the buyer's own device. */
  onTickets: (order: BuyerOrder) => void;
  children: ReactNode;
}

/** A paid order on the success page. */
export function PaidOrder({ orderNumber, status, paidAt, ticketPath, onTickets, children }: PaidOrderProps) {
  const { language } = useLanguage();
  const texts = useTexts(PAYMENT_TEXTS);
  const { facts } = texts;
  const success = useTexts(SUCCESS_TEXTS);
  const purchase = usePurchase(orderNumber, status);
  const order = purchase.kind === 'owner' ? purchase.order : null;
  useEffect(() => {
    if (order && order.tickets.length > 0) onTickets(order);
  }, [order, onTickets]);
  const settings = useSiteSettings();
  const textOf = useContentText();
  const date = order?.festival.date ?? settings.concert_date;
  const venue = textOf(order?.festival ?? settings, 'venue');
  return (
    <Card ground="paper" className={styles.card}>
      <span className={paid.mark}>
        <StatusMark tone="good" />
        <Celebration />
      </span>
      <h1 className={styles.title}>{success.title}</h1>
      <dl className={styles.facts}>
        <Fact name={texts.orderNumber}>
          <span className={styles.number}>{orderNumber}</span>
        </Fact>
        <Fact name={texts.status}>
          <span className={paid.paid}>{success.paid}</span>
        </Fact>
        {paidAt !== null && (
          <Fact name={success.paidAt}>
            <time dateTime={paidAt}>{formatMoment(paidAt, language)}</time>
          </Fact>
        )}
        {order && <OrderedFacts order={order} />}
        <Fact name={facts.when}>
          <time dateTime={date}>
            {concertDate(date, language, 'long')}, {formatTime(date, language)}
          </time>
        </Fact>
        <Fact name={facts.where}>{venue}</Fact>
      </dl>
      <MailNote>{order ? success.mailedTo(order.buyer_email) : success.mailNote}</MailNote>
      {order?.tickets.map(({ ticket_code: code, number, verify }) => (
        // A page load of its own: only then may its service worker cache it for the gate.
        <LinkButton
          key={code}
          to={ticketPath(code, verify)}
          reloadDocument
          size="large"
          block
          icon={<LineIcon path={QR_SIGN} />}
        >
          {success.ticket(number, order.ticket_quantity)}
        </LinkButton>
      ))}
      {children}
    </Card>
  );
}
