import type { Language } from '../language.js';

/** The usual payment methods, for pages and the assistant; the payment window lists an order's actual ones. */
export const PAYMENT_METHODS: readonly Readonly<Record<Language, string>>[] = [
  { en: 'QRIS', id: 'QRIS' },
  { en: 'e-wallets such as GoPay or ShopeePay', id: 'e-wallet seperti GoPay atau ShopeePay' },
  { en: 'bank transfer by virtual account', id: 'transfer bank lewat virtual account' },
  { en: 'debit or credit card', id: 'kartu debit atau kredit' },
];
