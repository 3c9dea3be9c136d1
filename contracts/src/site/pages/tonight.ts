import type { LocalizedText } from '../../language.js';
import type { PublicPage } from './public-page.js';
import { SITE_ROUTES } from '../routes.js';

export const TONIGHT_TITLE: LocalizedText = { en: 'Tonight', id: 'Malam ini' };

/** For those who are there, with the tickets of their phone: nothing for search engines. */
export const TONIGHT_PAGE: PublicPage = {
  path: SITE_ROUTES.tonight,
  title: TONIGHT_TITLE,
  description: {
    en: 'Your guide through the night of {name}: ticket, timetable, map and help, without a network too.',
    id: 'Panduanmu di malam {name}: tiket, jadwal, peta, dan bantuan, juga tanpa internet.',
  },
  isPrivate: true,
};
