import { SITE_ROUTES } from '../routes.js';
import type { PublicPage } from './public-page.js';

export const HOME_PAGE: PublicPage = {
  path: SITE_ROUTES.home,
  title: { en: '', id: '' },
  description: {
    en: 'The university’s annual festival: concert on {date} at {venue}, competitions, merchandise and tickets.',
    id: 'Festival tahunan universitas: konser pada {date} di {venue}, kompetisi, merchandise, dan tiket.',
  },
  tellsEvent: true,
};
