import type { LocalizedText } from '../../language.js';
import type { PublicPage } from './public-page.js';
import { SITE_ROUTES } from '../routes.js';

export const EVENT_TITLE: LocalizedText = { en: 'Events', id: 'Acara' };

export const EVENT_PAGE: PublicPage = {
  path: SITE_ROUTES.event,
  title: EVENT_TITLE,
  description: {
    en: 'The events of {name}: Unveiling, E-Ulympic, U-Care, Ulympic and Unify, with videos and a countdown.',
    id: 'Acara {name}: Unveiling, E-Ulympic, U-Care, Ulympic, dan Unify, lengkap dengan video dan hitung mundur.',
  },
};
