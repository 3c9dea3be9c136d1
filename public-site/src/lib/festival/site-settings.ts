import type { PublicSiteSettings } from '@festival/contracts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/api';

/** Shown until the server's settings arrive, and when they can't be had. */
export const BUILT_IN_SETTINGS: PublicSiteSettings = {
  festival_name: 'The Legacy of the Five Realms',
  edition: '2025',
  concert_date: '2025-11-22T11:00:00.000Z',
  venue: 'Campus, Gading Serpong, Tangerang, Banten, Indonesia',
  venue_indonesian: 'Kampus Gading Serpong, Tangerang, Banten, Indonesia',
  support_name: '',
  support_name_indonesian: null,
  support_whatsapp: '',
  social_network_link: '',
  photo_sharing_link: '',
  mail_link: '',
  video_platform_link: '',
  merchandise_order_link: '',
  refund_rule: '',
  refund_rule_indonesian: null,
  ground_map: null,
  ground_map_places: '',
  ground_map_places_indonesian: null,
  help_numbers: [],
  under_construction: false,
  // Unknown: nothing is promised.
  order_expiry_minutes: 0,
  bundle_enabled: false,
  theme: { colours: null, crest: null, hero: null },
};

/** GET /api/site-settings. An answer of the release before, or one that a phone has kept, may lack the newest fields. */
export const siteSettingsQuery = queryOptions({
  queryKey: ['site-settings'],
  queryFn: async ({ signal }): Promise<PublicSiteSettings> => ({
    ...BUILT_IN_SETTINGS,
    ...(await api('/api/site-settings', { signal })),
  }),
  networkMode: 'always',
});

/** The festival's name, dates, links and support contact as the editors set them. */
export function useSiteSettings(): PublicSiteSettings {
  return useQuery(siteSettingsQuery).data ?? BUILT_IN_SETTINGS;
}
