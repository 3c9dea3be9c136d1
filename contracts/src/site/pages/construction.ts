import type { LocalizedText } from '../../language.js';
import type { PublicPage } from './public-page.js';

export const CONSTRUCTION_TITLE: LocalizedText = { en: 'Under construction', id: 'Dalam pembangunan' };

/** Replaces every page that isn't shown during construction. */
export const CONSTRUCTION_PAGE: PublicPage = {
  path: '/*',
  title: CONSTRUCTION_TITLE,
  description: {
    en: 'This site is currently under construction. Please come back another time.',
    id: 'Situs ini sedang dalam pembangunan. Silakan kembali lain waktu.',
  },
  isPrivate: true,
};
