import type { LocalizedText } from '../../language.js';
import type { PublicPage } from './public-page.js';
import { SITE_ROUTES } from '../routes.js';

export const PAYMENT_SUCCESS_TITLE: LocalizedText = { en: 'Payment Successful!', id: 'Pembayaran Berhasil!' };

export const PAYMENT_SUCCESS_PAGE: PublicPage = {
  path: SITE_ROUTES.paymentSuccess,
  title: PAYMENT_SUCCESS_TITLE,
  description: {
    en: 'Your payment has arrived.',
    id: 'Pembayaranmu sudah diterima.',
  },
  isPrivate: true,
};
