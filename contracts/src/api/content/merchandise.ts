import type { Id, LinkAddress, ListPosition, PictureAddress } from '../scalars.js';
import type { VersionedRecord } from '../seen-record.js';

/** The site's own drawings of merchandise. */
export const MERCHANDISE_ART = ['t-shirt', 'lanyard', 'totebag', 'keychains', 'hand-fan'] as const;

/** One of the site's own drawings of merchandise. */
export type MerchandiseArt = (typeof MERCHANDISE_ART)[number];

/** A piece of merchandise as visitors see it. */
export interface MerchandiseItem {
  id: Id;
  /** @examples ["Strength in Struggle cream t-shirt"] */
  name: string;
  /** @examples ["Kaus krem Strength in Struggle"] */
  name_indonesian: string | null;
  /** The price as it is printed. @examples ["80.000"] */
  price: string;
  /** Shown in place of the drawing. */
  image: PictureAddress | null;
  art: MerchandiseArt | null;
  /** Its order form, or that of the site settings; empty when there is neither. */
  link: LinkAddress;
}

/** A bundle of merchandise as visitors see it. */
export interface MerchandiseBundle {
  id: Id;
  /** @examples ["Heraklid"] */
  name: string;
  /** @examples ["Heraklid"] */
  name_indonesian: string | null;
  /** The price as it is printed. @examples ["60.000-65.000"] */
  price: string;
  /** The items in the bundle. @examples ["totebag, hand fan, single or double keychains"] */
  contents: string;
  /** @examples ["totebag, kipas tangan, satu atau dua gantungan kunci"] */
  contents_indonesian: string | null;
  image: PictureAddress | null;
  /** Its order form, or that of the site settings; empty when there is neither. */
  link: LinkAddress;
}

/** The merchandise that visitors see: the active records, each list in its order. */
export interface Merchandise {
  items: MerchandiseItem[];
  bundles: MerchandiseBundle[];
}

/** A piece of merchandise as editors see it. */
export interface AdminMerchandiseItem extends VersionedRecord {
  id: Id;
  sort_order: ListPosition;
  /** @examples ["Strength in Struggle cream t-shirt"] */
  name: string;
  /** @examples ["Kaus krem Strength in Struggle"] */
  name_indonesian: string | null;
  /** The price as it is printed. @examples ["80.000"] */
  price: string;
  /** Shown in place of the drawing. */
  image: PictureAddress | null;
  art: MerchandiseArt | null;
  /** Its order form. Null: that of the site settings. */
  link: LinkAddress | null;
  /** Visitors see only active ones. */
  is_active: boolean;
}

/** A piece of merchandise as an editor writes it. A new one is active unless `is_active` says otherwise. */
export type MerchandiseItemRequest = Pick<AdminMerchandiseItem, 'sort_order' | 'name' | 'price'> &
  Partial<Pick<AdminMerchandiseItem, 'name_indonesian' | 'image' | 'art' | 'link' | 'is_active'>>;

/** A bundle of merchandise as editors see it. */
export interface AdminMerchandiseBundle extends VersionedRecord {
  id: Id;
  sort_order: ListPosition;
  /** @examples ["Heraklid"] */
  name: string;
  /** @examples ["Heraklid"] */
  name_indonesian: string | null;
  /** The price as it is printed. @examples ["60.000-65.000"] */
  price: string;
  /** The items in the bundle. @examples ["totebag, hand fan, single or double keychains"] */
  contents: string;
  /** @examples ["totebag, kipas tangan, satu atau dua gantungan kunci"] */
  contents_indonesian: string | null;
  image: PictureAddress | null;
  /** Its order form. Null: that of the site settings. */
  link: LinkAddress | null;
  /** Visitors see only active ones. */
  is_active: boolean;
}

/** A bundle of merchandise as an editor writes it. A new one is active unless `is_active` says otherwise. */
export type MerchandiseBundleRequest = Pick<AdminMerchandiseBundle, 'sort_order' | 'name' | 'price' | 'contents'> &
  Partial<Pick<AdminMerchandiseBundle, 'name_indonesian' | 'contents_indonesian' | 'image' | 'link' | 'is_active'>>;
