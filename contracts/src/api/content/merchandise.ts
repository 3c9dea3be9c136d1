import type { VersionedRecord } from '../seen-record.js';

/** The site's own drawings of merchandise. */
export const MERCHANDISE_ART = ['t-shirt', 'lanyard', 'totebag', 'keychains', 'hand-fan'] as const;
export type MerchandiseArt = (typeof MERCHANDISE_ART)[number];

export interface MerchandiseItem {
  id: number;
  name: string;
  name_indonesian: string | null;
  /** The card's text: `13.000-20.000`. */
  price: string;
  /** Shown in place of our drawing. */
  image: string | null;
  art: MerchandiseArt | null;
  /** Its order form, or that of the site settings; empty when there is neither. */
  link: string;
}

export interface MerchandiseBundle {
  id: number;
  name: string;
  name_indonesian: string | null;
  price: string;
  /** The items in the bundle. */
  contents: string;
  contents_indonesian: string | null;
  image: string | null;
  link: string;
}

/** GET /api/merchandise: the active ones, each list in its order. */
export interface Merchandise {
  items: MerchandiseItem[];
  bundles: MerchandiseBundle[];
}

export interface MerchandiseItemRequest {
  sort_order: number;
  name: string;
  name_indonesian?: string | null;
  price: string;
  image?: string | null;
  art?: MerchandiseArt | null;
  /** Null: the order form of the site settings. */
  link?: string | null;
  is_active?: boolean;
}

export interface AdminMerchandiseItem extends Required<MerchandiseItemRequest>, VersionedRecord {
  id: number;
}

export interface MerchandiseBundleRequest {
  sort_order: number;
  name: string;
  name_indonesian?: string | null;
  price: string;
  contents: string;
  contents_indonesian?: string | null;
  image?: string | null;
  link?: string | null;
  is_active?: boolean;
}

export interface AdminMerchandiseBundle extends Required<MerchandiseBundleRequest>, VersionedRecord {
  id: number;
}
