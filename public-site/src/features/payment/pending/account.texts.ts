import type { Texts } from '../../../lib/language';

const EN = {
  account: 'Virtual account number',
  billerCode: 'Company code',
  billKey: 'Bill key',
  paymentCode: 'Payment code',
  copy: (what: string) => `Copy ${what.toLowerCase()}`,
  copied: 'Copied',
};

export type AccountTexts = typeof EN;

export const ACCOUNT_TEXTS: Texts<AccountTexts> = {
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
