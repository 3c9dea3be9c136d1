import type { EventName } from '../../api/content/sections.js';
import { REALM_NAMES } from '../realm-names.js';
import { SITE_ROUTES } from '../routes.js';
import type { PublicPage } from './public-page.js';

export function eventDetailPage(event: EventName): PublicPage {
  const realm = REALM_NAMES[event];
  return {
    path: SITE_ROUTES.eventDetail.replace(':slug', event),
    title: { en: realm, id: realm },
    description: {
      en: `${realm}, one of the five realms of {name}: pictures, sponsors, media partners and what comes next.`,
      id: `${realm}, salah satu dari lima dunia {name}: foto, sponsor, media partner, dan acara berikutnya.`,
    },
    event,
    parent: SITE_ROUTES.event,
  };
}
