import type { LocalizedText } from '../../language.js';
import type { PublicPage } from './public-page.js';
import { SITE_ROUTES } from '../routes.js';

export const TICKET_VIEW_TITLE: LocalizedText = { en: 'Your ticket', id: 'Tiketmu' };

export const TICKET_VIEW_PAGE: PublicPage = {
  path: SITE_ROUTES.ticketView,
  title: TICKET_VIEW_TITLE,
  description: {
    en: 'Show this ticket at the gate.',
    id: 'Tunjukkan tiket ini di pintu masuk.',
  },
  isPrivate: true,
};
