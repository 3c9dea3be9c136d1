import type { BuyerPayment } from '@festival/contracts';
import { useState } from 'react';
import { Icon } from '../../../art/icons/Icon';
import { type Texts, useTexts } from '../../../lib/language';
import { Button } from '../../../ui/Button';
import { Fact } from '../OrderFacts';
import styles from '../PaymentCard.module.css';

const EN = {
  account: 'Virtual account number',
  billerCode: 'Company code',
  billKey: 'Bill key',
  paymentCode: 'Payment code',
  copy: (what: string) => `Copy ${what.toLowerCase()}`,
  copied: 'Copied',
};

type AccountTexts = typeof EN;

const ACCOUNT_TEXTS: Texts<AccountTexts> = {
  en: EN,
  id: {
    account: 'Nomor virtual account',
    billerCode: 'Kode perusahaan',
    billKey: 'Kode tagihan',
    paymentCode: 'Kode pembayaran',
    copy: (what) => `Salin ${what.toLowerCase()}`,
    copied: 'Tersalin',
  },
};

/** Where to pay to, once the buyer has chosen a bank or a shop. */
export function AccountFacts({ payment }: { payment: BuyerPayment }) {
  const texts = useTexts(ACCOUNT_TEXTS);
  if (payment.number === null) return null;
  return (
    <>
      {payment.biller_code !== null && (
        <CopyFact key={payment.biller_code} name={texts.billerCode} value={payment.biller_code} />
      )}
      <CopyFact key={payment.number} name={numberLabel(payment, texts)} value={payment.number} />
    </>
  );
}

function CopyFact({ name, value }: { name: string; value: string }) {
  const texts = useTexts(ACCOUNT_TEXTS);
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
            aria-label={texts.copy(name)}
            onClick={() => void copy()}
          />
        )}
        <span aria-live="polite">{copied && texts.copied}</span>
      </span>
    </Fact>
  );
}

/** The name of the number to pay to. */
function numberLabel({ payment_type: type }: BuyerPayment, texts: AccountTexts): string {
  if (type === 'bank_transfer') return texts.account;
  return type === 'echannel' ? texts.billKey : texts.paymentCode;
}
