import { useQuery } from '@tanstack/react-query';
import { siteSettingsQuery } from './site-settings';
import { useTakenOver } from './taken-over';

/** `closed`: the site is under construction; `preview`: it is, and staff who are signed in see it all the same. */
export type SiteAccess = 'open' | 'closed' | 'preview';

/** What the server knew of this visitor when it sent the page; it alone can read a staff session. */
const META = 'meta[name="site-access"]';

const toldByPage = () => document.querySelector<HTMLMetaElement>(META)?.content ?? null;
/** A page that the server has drawn is everybody's. */
const toldToAll = () => null;

/** Whether the visitor gets to see the site: the settings count, the page's word until they are there. */
export function useSiteAccess(): SiteAccess {
  const told = useTakenOver(toldByPage, toldToAll);
  const { data: settings } = useQuery(siteSettingsQuery);
  if (settings && !settings.under_construction) return 'open';
  if (told === 'preview') return 'preview';
  return settings || told === 'closed' ? 'closed' : 'open';
}
