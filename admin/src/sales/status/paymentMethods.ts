import { t } from '../../lib/i18n/t';

/** The provider's names of payment methods, in words. */
const METHODS: Readonly<Record<string, string>> = {
  akulaku: 'Akulaku PayLater',
  bank_transfer: t('Bank transfer'),
  bca_klikbca: 'KlikBCA',
  bca_klikpay: 'BCA KlikPay',
  bca_va: 'BCA Virtual Account',
  bni_va: 'BNI Virtual Account',
  bri_epay: 'BRImo',
  bri_va: 'BRI Virtual Account',
  cimb_clicks: 'OCTO Clicks',
  cimb_va: 'CIMB Niaga Virtual Account',
  credit_card: t('Card'),
  cstore: t('Convenience store'),
  danamon_online: 'Danamon Online Banking',
  echannel: 'Mandiri Bill Payment',
  gopay: 'GoPay',
  indomaret: 'Indomaret',
  kredivo: 'Kredivo',
  other_qris: 'QRIS',
  other_va: t('Virtual account'),
  permata_va: 'Permata Virtual Account',
  qris: 'QRIS',
  shopeepay: 'ShopeePay',
  uob_ezpay: 'UOB EZ Pay',
};

/** `credit_card` → `Card`; one that isn't known is shown as the provider names it. */
export function methodName(method: string): string {
  return METHODS[method] ?? method;
}
