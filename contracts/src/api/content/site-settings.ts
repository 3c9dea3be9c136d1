import type { Count, Id, LinkAddress, LocalTime, PictureAddress, Timestamp } from '../scalars.js';
import type { SiteTheme } from './theme.js';
import type { VersionedRecord, SeenRecord } from '../seen-record.js';

export const MOST_HELP_NUMBERS = 6;

/** As people dial it: digits, spaces, hyphens, a plus at its start; at most 20 characters. */
export const DIALLED = /^\+?\d[\d -]{1,18}$/;

/** Whom to call on the night. */
export interface HelpNumber {
  /** @examples ["Medical team"] */
  label: string;
  /** @examples ["Tim medis"] */
  label_indonesian: string | null;
  /** As it is dialled: digits, spaces, hyphens, a plus at its start. @examples ["0812 3456 7890"] */
  phone: string;
}

/** The editors' facts of the festival for every page. A missing link is an empty text. */
export interface SiteSettings {
  /** @examples ["The Legacy of the Five Realms"] */
  festival_name: string;
  /** @examples ["2026"] */
  edition: string;
  concert_date: Timestamp;
  /** @examples ["Campus, Gading Serpong, Tangerang"] */
  venue: string;
  /** @examples ["Kampus Gading Serpong, Tangerang"] */
  venue_indonesian: string | null;
  /** Answers questions at the number below. @examples ["Ticketing Division"] */
  support_name: string;
  /** @examples ["Divisi Tiket"] */
  support_name_indonesian: string | null;
  /** Digits with country code, as a WhatsApp link takes them; empty when there is none. @examples ["6281200000000"] */
  support_whatsapp: string;
  /** @examples ["https://www.facebook.com/"] */
  social_network_link: LinkAddress;
  /** @examples ["https://www.instagram.com/"] */
  photo_sharing_link: LinkAddress;
  /** @examples ["mailto:hello@example.com"] */
  mail_link: LinkAddress;
  /** @examples ["https://www.youtube.com/"] */
  video_platform_link: LinkAddress;
  /** The order form of items and bundles without a link. @examples ["https://example.com/pre-order"] */
  merchandise_order_link: LinkAddress;
  /** When money is paid back; empty: nothing is said of it. @examples ["Paid tickets are not refunded."] */
  refund_rule: string;
  /** @examples ["Tiket yang sudah dibayar tidak bisa di-refund."] */
  refund_rule_indonesian: string | null;
  /** The ground with its stages and ways; null: the site shows its own sketch. */
  ground_map: PictureAddress | null;
  /** What `ground_map` shows, a place a line; empty: nothing is said. @examples ["North gate: at the car park"] */
  ground_map_places: string;
  /** @examples ["Gerbang utara: dekat parkiran mobil"] */
  ground_map_places_indonesian: string | null;
  /** In their order, next to 112 and the support contact. At most six. */
  help_numbers: HelpNumber[];
  /** Every public page shows the construction screen, except to signed-in staff. @examples [false] */
  under_construction: boolean;
}

/** The editors' settings, and the server's for buying. */
export interface PublicSiteSettings extends SiteSettings {
  /** Minutes for which an unpaid order holds its seats. @examples [30] */
  order_expiry_minutes: Count;
  /** Whether the bundle discount is on. */
  bundle_enabled: boolean;
  theme: SiteTheme;
}

/** The site's settings as an editor writes them. Fields that are left out stay unchanged. */
export type SiteSettingsRequest = Partial<Omit<SiteSettings, 'concert_date'>> & {
  concert_date?: LocalTime;
} & SeenRecord;

/** The site's settings as editors see them. There is one record, with the id 1. */
export interface AdminSiteSettings extends SiteSettings, VersionedRecord {
  id: Id;
}
