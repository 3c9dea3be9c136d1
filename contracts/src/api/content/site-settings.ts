import type { VersionedRecord, SeenRecord } from '../seen-record.js';

/** The editors' facts of the festival for every page. A missing link is an empty text. */
export interface SiteSettings {
  festival_name: string;
  edition: string;
  /** ISO 8601 in UTC. */
  concert_date: string;
  venue: string;
  venue_indonesian: string | null;
  support_name: string;
  support_name_indonesian: string | null;
  /** Digits with country code, as a WhatsApp link takes them; empty when there is none. */
  support_whatsapp: string;
  social_network_link: string;
  photo_sharing_link: string;
  mail_link: string;
  video_platform_link: string;
  /** The order form of items and bundles without a link. */
  merchandise_order_link: string;
  /** When money is paid back; empty: nothing is said of it. */
  refund_rule: string;
  refund_rule_indonesian: string | null;
  /** Every public page shows the construction screen, except to signed-in staff. */
  under_construction: boolean;
}

/** GET /api/site-settings: the editors' settings, and the server's for buying. */
export interface PublicSiteSettings extends SiteSettings {
  /** Minutes for which an unpaid order holds its seats. */
  order_expiry_minutes: number;
  /** Whether the bundle discount is on. */
  bundle_enabled: boolean;
}

/** Omitted fields stay unchanged. `concert_date` without an offset is Jakarta's time. */
export type SiteSettingsRequest = Partial<SiteSettings> & SeenRecord;

/** GET and PUT /api/admin/settings; the id is always 1, there being one. */
export interface AdminSiteSettings extends SiteSettings, VersionedRecord {
  id: number;
}
