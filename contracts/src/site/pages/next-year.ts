import type { LocalizedText } from '../../language.js';
import type { PublicPage } from './public-page.js';
import { SITE_ROUTES } from '../routes.js';

export const NEXT_YEAR_CONFIRM_TITLE: LocalizedText = { en: 'Hear of next year', id: 'Kabar tahun depan' };
export const NEXT_YEAR_UNSUBSCRIBE_TITLE: LocalizedText = { en: 'No more mails', id: 'Berhenti menerima email' };

/** Mailed links lead to both; their addresses hold a token. */
export const NEXT_YEAR_CONFIRM_PAGE: PublicPage = {
  path: SITE_ROUTES.nextYearConfirm,
  title: NEXT_YEAR_CONFIRM_TITLE,
  description: {
    en: 'Confirm that you want to hear of next year’s {name}.',
    id: 'Konfirmasi bahwa kamu ingin kabar {name} tahun depan.',
  },
  isPrivate: true,
};

export const NEXT_YEAR_UNSUBSCRIBE_PAGE: PublicPage = {
  path: SITE_ROUTES.nextYearUnsubscribe,
  title: NEXT_YEAR_UNSUBSCRIBE_TITLE,
  description: {
    en: 'Take your address off the list of {name}.',
    id: 'Hapus alamatmu dari daftar {name}.',
  },
  isPrivate: true,
};
