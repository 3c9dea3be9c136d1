export type MethodGroup = 'wallet' | 'bank' | 'card' | 'store' | 'credit';

export interface PaymentMethod {
  /** As in `enabled_payments`. */
  key: string;
  label: string;
  group: MethodGroup;
  paymentType: string;
  bank?: string;
  store?: string;
  defaultExpiryMinutes: number;
  refundable: boolean;
  partialRefund: boolean;
  reportsFraud: boolean;
  /** Smallest and largest amount, whole rupiah. */
  min: number;
  max: number;
}

const DAY = 24 * 60;
const unlimited = Number.MAX_SAFE_INTEGER;

function wallet(key: string, label: string, max: number, partialRefund: boolean, minutes = 15): PaymentMethod {
  const paymentType = key === 'other_qris' ? 'qris' : key;
  return {
    key,
    label,
    group: 'wallet',
    paymentType,
    defaultExpiryMinutes: minutes,
    refundable: true,
    partialRefund,
    reportsFraud: true,
    min: 1,
    max,
  };
}

function bank(key: string, label: string, code: string, min: number, max: number): PaymentMethod {
  return {
    key,
    label,
    group: 'bank',
    paymentType: 'bank_transfer',
    bank: code,
    defaultExpiryMinutes: DAY,
    refundable: false,
    partialRefund: false,
    reportsFraud: true,
    min,
    max,
  };
}

function store(key: string, label: string, min: number, reportsFraud: boolean): PaymentMethod {
  return {
    key,
    label,
    group: 'store',
    paymentType: 'cstore',
    store: key,
    defaultExpiryMinutes: DAY,
    refundable: false,
    partialRefund: false,
    reportsFraud,
    min,
    max: 5_000_000,
  };
}

function credit(key: string, label: string, min: number): PaymentMethod {
  return {
    key,
    label,
    group: 'credit',
    paymentType: key,
    defaultExpiryMinutes: DAY,
    refundable: true,
    partialRefund: true,
    reportsFraud: true,
    min,
    max: unlimited,
  };
}

/** Every method the simulator knows, in the order of its list, with the provider's amount limits and default expiries. */
export const PAYMENT_METHODS: readonly PaymentMethod[] = [
  wallet('gopay', 'GoPay', 20_000_000, true),
  wallet('other_qris', 'QRIS', 10_000_000, true),
  wallet('shopeepay', 'ShopeePay', 20_000_000, false),
  wallet('dana', 'DANA', 20_000_000, true),
  wallet('ovo', 'OVO', 99_999_999, false, 60),
  bank('bca_va', 'BCA Virtual Account', 'bca', 10_000, 20_000_000_000),
  bank('bni_va', 'BNI Virtual Account', 'bni', 1, unlimited),
  bank('bri_va', 'BRI Virtual Account', 'bri', 1, 20_000_000_000),
  { ...bank('echannel', 'Mandiri Bill Payment', 'mandiri', 1, 50_000_000_000), paymentType: 'echannel' },
  bank('permata_va', 'Permata Virtual Account', 'permata', 1, 9_999_999_999),
  bank('cimb_va', 'CIMB Niaga Virtual Account', 'cimb', 1, 250_000_000),
  bank('danamon_va', 'Danamon Virtual Account', 'danamon', 1, unlimited),
  bank('bsi_va', 'BSI Virtual Account', 'bsi', 1_000, unlimited),
  bank('seabank_va', 'SeaBank Virtual Account', 'seabank', 10_000, 100_000_000),
  bank('saqu_va', 'Bank Saqu Virtual Account', 'saqu', 1, unlimited),
  bank('other_va', 'Other banks', 'bni', 1, unlimited),
  {
    key: 'credit_card',
    label: 'Credit card',
    group: 'card',
    paymentType: 'credit_card',
    defaultExpiryMinutes: 10,
    refundable: true,
    partialRefund: true,
    reportsFraud: true,
    min: 10_000,
    max: 999_999_999,
  },
  store('indomaret', 'Indomaret', 10_000, false),
  store('alfamart', 'Alfamart', 1, true),
  credit('akulaku', 'Akulaku', 5_000),
  credit('kredivo', 'Kredivo', 1),
];

const aliases: Record<string, (method: PaymentMethod) => boolean> = {
  bank_transfer: (method) => method.group === 'bank',
  cstore: (method) => method.group === 'store',
};

export function findMethod(key: string): PaymentMethod | undefined {
  return PAYMENT_METHODS.find((method) => method.key === key);
}

/**
 * The method behind a Core `payment_type` or a Snap key: `qris`, `bank_transfer` with `bank`, `cstore` with `store`, `bca_va` …
 * A bank transfer without bank is BCA, a store without name is Indomaret.
 */
export function methodForPaymentType(type: string, detail: { bank?: string; store?: string } = {}) {
  if (type === 'qris') return findMethod('other_qris');
  if (type === 'bank_transfer') return PAYMENT_METHODS.find((method) => method.bank === (detail.bank ?? 'bca'));
  if (type === 'cstore') return findMethod(detail.store ?? 'indomaret');
  return findMethod(type);
}

/** The methods offered for an amount: `enabled_payments` with its aliases, all when it is absent, minus those whose limits exclude it. */
export function offeredMethods(enabled: string[] | null, grossAmount: number): PaymentMethod[] {
  const wanted = (method: PaymentMethod) =>
    enabled === null || enabled.some((key) => key === method.key || aliases[key]?.(method) === true);
  return PAYMENT_METHODS.filter((method) => wanted(method) && grossAmount >= method.min && grossAmount <= method.max);
}
