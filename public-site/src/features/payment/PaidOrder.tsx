import { useLanguage, useTexts } from '../../lib/language';
import { Card } from '../../ui/Card';
import { MailNote } from './MailNote';
import { formatPaidAt } from './paid-at';
import { PAYMENT_TEXTS } from './payment.texts';
import styles from './PendingOrder.module.css';
import { StatusMark } from './StatusMark';
import paid from './PaidOrder.module.css';
import type { ReactNode } from 'react';

export interface PaidOrderProps {
  orderNumber: string;
  /** ISO 8601; null when the server didn't say. */
  paidAt: string | null;
  children: ReactNode;
}

/** What the success page says of a paid order (public-site specification, section 2 "/payment/success"). */
export function PaidOrder({ orderNumber, paidAt, children }: PaidOrderProps) {
  const { language } = useLanguage();
  const texts = useTexts(PAYMENT_TEXTS);
  const { success } = texts;
  return (
    <Card ground="paper" className={styles.card}>
      <StatusMark tone="good" />
      <h1 className={styles.title}>{success.title}</h1>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.orderNumber}</dt>
          <dd className={styles.number}>{orderNumber}</dd>
        </div>
        <div>
          <dt>{texts.status}</dt>
          <dd className={paid.paid}>{success.paid}</dd>
        </div>
        {paidAt !== null && (
          <div>
            <dt>{success.paidAt}</dt>
            <dd>
              <time dateTime={paidAt}>{formatPaidAt(paidAt, language)}</time>
            </dd>
          </div>
        )}
      </dl>
      <MailNote>{success.mailNote}</MailNote>
      {children}
    </Card>
  );
}
