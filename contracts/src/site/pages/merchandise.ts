import type { LocalizedText } from '../../language.js';
import type { PublicPage } from './public-page.js';
import { SITE_ROUTES } from '../routes.js';

export const MERCHANDISE_TITLE: LocalizedText = { en: 'Merchandise', id: 'Merchandise' };

export const MERCHANDISE_PAGE: PublicPage = {
  path: SITE_ROUTES.merchandise,
  title: MERCHANDISE_TITLE,
  description: {
    en: 'Official merchandise of {name}: t-shirt, lanyard, totebag, keychains, hand fan and bundles to pre-order.',
    id: 'Merchandise resmi {name}: kaus, lanyard, totebag, gantungan kunci, kipas, dan paket bundling.',
  },
};
