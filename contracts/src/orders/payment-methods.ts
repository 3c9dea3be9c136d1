import type { Language } from '../language.js';

/** What the payment window usually offers, for pages and the assistant; the window itself lists what an order may use. */
export const PAYMENT_METHODS: readonly Readonly<Record<Language, string>>[] = [
  { en: 'QRIS', id: 'QRIS' },
  { en: 'e-wallets such as GoPay or ShopeePay', id: 'e-wallet seperti GoPay atau ShopeePay' },
  { en: 'bank transfer by virtual account', id: 'transfer bank lewat virtual account' },
  { en: 'debit or credit card', id: 'kartu debit atau kredit' },
];
