import type { LocalizedText } from '../../language.js';
import type { PublicPage } from './public-page.js';
import { SITE_ROUTES } from '../routes.js';

export const TICKET_TITLE: LocalizedText = { en: 'Ticket', id: 'Tiket' };

export const TICKET_PAGE: PublicPage = {
  path: SITE_ROUTES.ticket,
  title: TICKET_TITLE,
  description: {
    en: 'Tickets for the concert of {name} on {date}: choose yours, pay online and get your e-ticket by e-mail.',
    id: 'Tiket konser {name} pada {date}: pilih tiketmu, bayar online, dan e-tiketnya dikirim ke emailmu.',
  },
  tellsEvent: true,
};
