import { formatRupiah, type BuyerOrder } from '@festival/contracts';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../lib/language';
import { useNow } from '../../lib/now';
import styles from './PaymentCard.module.css';
import { methodName } from './payment-methods';
import { formatLeft, formatMoment } from './payment-times';
import { PAYMENT_TEXTS } from './payment.texts';

/** A name and its value in a list of facts. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The ordered tickets and their price. */
export function OrderedFacts({ order }: { order: BuyerOrder }) {
  const { facts } = useTexts(PAYMENT_TEXTS);
  return (
    <>
      <Fact name={facts.tickets}>
        {order.ticket_quantity} × {order.ticket_type_header}
      </Fact>
      <Fact name={facts.total}>{formatRupiah(order.final_amount)}</Fact>
      {order.payment && <Fact name={facts.method}>{methodName(order.payment)}</Fact>}
    </>
  );
}

/** Until when the order can be paid, and how long that is from now. */
export function DeadlineFact({ expiresAt }: { expiresAt: string }) {
  const { facts } = useTexts(PAYMENT_TEXTS);
  const { language } = useLanguage();
  const now = useNow();
  return (
    <Fact name={facts.payUntil}>
      <time dateTime={expiresAt}>{formatMoment(expiresAt, language)}</time>
      <span className={styles.left}>{facts.left(formatLeft(expiresAt, now))}</span>
    </Fact>
  );
}
