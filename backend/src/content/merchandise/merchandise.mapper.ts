import type {
  AdminMerchandiseBundle,
  AdminMerchandiseItem,
  MerchandiseBundle,
  MerchandiseItem,
} from '@festival/contracts';
import type { MerchandiseBundleEntity } from './merchandise-bundle.entity.js';
import type { MerchandiseItemEntity } from './merchandise-item.entity.js';

/** `orderLink` is for items and bundles without a link of their own. */
export function toItem(row: MerchandiseItemEntity, orderLink: string): MerchandiseItem {
  const { id, name, nameIndonesian: name_indonesian, price, image, art, link } = row;
  return { id, name, name_indonesian, price, image, art, link: link ?? orderLink };
}

export function toBundle(row: MerchandiseBundleEntity, orderLink: string): MerchandiseBundle {
  const { id, price, image, link } = row;
  return { id, ...bundleTexts(row), price, image, link: link ?? orderLink };
}

export function toAdminItem(row: MerchandiseItemEntity): AdminMerchandiseItem {
  const { id, name, nameIndonesian: name_indonesian, price, image, art, link } = row;
  return { id, sort_order: row.sortOrder, name, name_indonesian, price, image, art, link, ...stateOf(row) };
}

export function toAdminBundle(row: MerchandiseBundleEntity): AdminMerchandiseBundle {
  const { id, price, image, link } = row;
  return { id, sort_order: row.sortOrder, ...bundleTexts(row), price, image, link, ...stateOf(row) };
}

function bundleTexts({ name, nameIndonesian, contents, contentsIndonesian }: MerchandiseBundleEntity) {
  return { name, name_indonesian: nameIndonesian, contents, contents_indonesian: contentsIndonesian };
}

function stateOf({ isActive, updatedAt }: MerchandiseItemEntity | MerchandiseBundleEntity) {
  return { is_active: isActive, updated_at: updatedAt?.toISOString() ?? null };
}
