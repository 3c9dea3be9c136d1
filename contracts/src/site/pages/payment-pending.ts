import type { LocalizedText } from '../../language.js';
import type { PublicPage } from './public-page.js';
import { SITE_ROUTES } from '../routes.js';

export const PAYMENT_PENDING_TITLE: LocalizedText = { en: 'Payment Pending', id: 'Menunggu Pembayaran' };

export const PAYMENT_PENDING_PAGE: PublicPage = {
  path: SITE_ROUTES.paymentPending,
  title: PAYMENT_PENDING_TITLE,
  description: {
    en: 'The state of your payment.',
    id: 'Status pembayaranmu.',
  },
  isPrivate: true,
};
