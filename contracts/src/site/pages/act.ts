import type { Act } from '../../api/content/acts.js';
import { textIn } from '../../language.js';
import { SITE_ROUTES } from '../routes.js';
import type { PublicPage } from './public-page.js';

/** The page of an act that is announced. */
export function actPage(act: Act): PublicPage {
  const about = (language: 'en' | 'id', otherwise: string) => textIn(language, act, 'about') || otherwise;
  return {
    path: SITE_ROUTES.act.replace(':act', String(act.id)),
    title: { en: act.name, id: act.name },
    description: {
      en: about('en', `${act.name} plays at {name}: {date}, {venue}.`),
      id: about('id', `${act.name} tampil di {name}: {date}, {venue}.`),
    },
    picture: act.image,
    parent: SITE_ROUTES.lineUp,
  };
}
