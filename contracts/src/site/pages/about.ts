import type { LocalizedText } from '../../language.js';
import type { PublicPage } from './public-page.js';
import { SITE_ROUTES } from '../routes.js';

export const ABOUT_TITLE: LocalizedText = { en: 'About Us', id: 'Tentang Kami' };

export const ABOUT_PAGE: PublicPage = {
  path: SITE_ROUTES.about,
  title: ABOUT_TITLE,
  description: {
    en: 'The story of {name}: its theme, vision and mission, the divisions behind it, and the videos of the edition.',
    id: 'Kisah {name}: tema, visi dan misi, divisi-divisi di baliknya, dan video edisi ini.',
  },
};
