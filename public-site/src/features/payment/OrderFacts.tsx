import { formatRupiah, type BuyerOrder, type BuyerPayment } from '@festival/contracts';
import { useState, type ReactNode } from 'react';
import { Icon } from '../../art/icons/Icon';
import { useLanguage, useTexts } from '../../lib/language';
import { useNow } from '../../lib/now';
import { Button } from '../../ui/Button';
import styles from './PaymentCard.module.css';
import { methodName, numberLabel } from './payment-methods';
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

/** Where to pay to, once the buyer has chosen a bank or a shop. */
export function AccountFacts({ payment }: { payment: BuyerPayment }) {
  const { facts } = useTexts(PAYMENT_TEXTS);
  if (payment.number === null) return null;
  return (
    <>
      {payment.biller_code !== null && (
        <CopyFact key={payment.biller_code} name={facts.billerCode} value={payment.biller_code} />
      )}
      <CopyFact key={payment.number} name={numberLabel(payment, facts)} value={payment.number} />
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

function CopyFact({ name, value }: { name: string; value: string }) {
  const { facts } = useTexts(PAYMENT_TEXTS);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Fact name={name}>
      <span className={styles.copied}>
        <span className={styles.number}>{value}</span>
        {/* Plain http has no clipboard, and the number can still be selected. */}
        {'clipboard' in navigator && (
          <Button
            variant="outline"
            size="small"
            icon={<Icon name={copied ? 'check' : 'copy'} size={18} />}
            aria-label={facts.copy(name)}
            onClick={() => void copy()}
          />
        )}
        <span aria-live="polite">{copied && facts.copied}</span>
      </span>
    </Fact>
  );
}
