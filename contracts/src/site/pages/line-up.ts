import type { LocalizedText } from '../../language.js';
import type { PublicPage } from './public-page.js';
import { SITE_ROUTES } from '../routes.js';

export const LINE_UP_TITLE: LocalizedText = { en: 'Line-up & timetable', id: 'Line-up & jadwal' };

export const LINE_UP_PAGE: PublicPage = {
  path: SITE_ROUTES.lineUp,
  title: LINE_UP_TITLE,
  description: {
    en: 'Who plays at {name} on {date}, on which stage and when. Mark your acts and share them with friends.',
    id: 'Siapa yang tampil di {name} pada {date}, di panggung mana dan jam berapa. Tandai pilihanmu dan bagikan.',
  },
};
