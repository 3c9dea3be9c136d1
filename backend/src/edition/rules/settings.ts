import { NOTHING_REMOVED } from '../../platform/settings/retention-facts.js';
import type { Settings } from '../../platform/settings/settings.service.js';
import { shifted } from './dates.js';

export interface NextEdition {
  edition: string;
  concertAt: Date;
  days: number;
}

type Rule<K extends keyof Settings> = 'stays' | ((value: Settings[K], next: NextEdition) => Settings[K]);

/** What becomes of each setting; a new one doesn't compile before it is decided. */
export const SETTING_RULES: { readonly [K in keyof Settings]: Rule<K> } = {
  backup_folder: 'stays',
  bundle_ticket: 'stays',
  festival: (facts, { edition, concertAt }) => ({ ...facts, edition, concertDate: concertAt.toISOString() }),
  gate: (facts, { days }) => ({
    ...facts,
    pin: null,
    pinCheck: null,
    endsAt: facts.endsAt === null ? null : shifted(new Date(facts.endsAt), days).toISOString(),
  }),
  hero: 'stays',
  kept_keys: 'stays',
  mail_check: 'stays',
  readiness: () => ({ report: null }),
  refund_limit: ({ amount }) => ({ amount, next: null }),
  retention: 'stays',
  retention_state: () => NOTHING_REMOVED,
  secret_key: 'stays',
  // Until the committee opens the site. Next year other people answer the phone, and the stages stand elsewhere.
  site: (site) => ({
    ...site,
    groundMap: null,
    groundMapPlaces: '',
    groundMapPlacesIndonesian: null,
    helpNumbers: [],
    underConstruction: true,
  }),
  theme: 'stays',
  two_factor: 'stays',
};
