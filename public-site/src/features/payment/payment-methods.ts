import type { BuyerPayment } from '@festival/contracts';

/** Names that the banks, wallets and shops give themselves; the same in every language. */
const NAMES: Readonly<Record<string, string>> = {
  bca: 'BCA',
  bni: 'BNI',
  bri: 'BRI',
  cimb: 'CIMB Niaga',
  bsi: 'BSI',
  permata: 'Permata',
  mandiri: 'Mandiri',
  seabank: 'SeaBank',
  danamon: 'Danamon',
  qris: 'QRIS',
  gopay: 'GoPay',
  shopeepay: 'ShopeePay',
  dana: 'DANA',
  ovo: 'OVO',
  akulaku: 'Akulaku',
  kredivo: 'Kredivo',
  indomaret: 'Indomaret',
  alfamart: 'Alfamart',
  credit_card: 'Visa / Mastercard / JCB',
  echannel: 'Mandiri Bill',
};

const named = (key: string): string => NAMES[key] ?? key.replaceAll('_', ' ');

/** `BCA Virtual Account`, `QRIS`, `Indomaret`. */
export function methodName({ payment_type: type, channel }: BuyerPayment): string {
  if (type === 'bank_transfer') return `${channel === null ? '' : `${named(channel)} `}Virtual Account`;
  return named(type === 'cstore' && channel !== null ? channel : type);
}
