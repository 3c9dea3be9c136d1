import type {
  AdminMerchandiseBundle,
  AdminMerchandiseItem,
  MerchandiseBundle,
  MerchandiseItem,
} from '@festival/contracts';
import type { MerchandiseBundleEntity } from './merchandise-bundle.entity.js';
import type { MerchandiseItemEntity } from './merchandise-item.entity.js';

/** `orderLink` is that of what has none of its own. */
export function toItem(row: MerchandiseItemEntity, orderLink: string): MerchandiseItem {
  const { id, name, price, image, art, link } = row;
  return { id, name, price, image, art, link: link ?? orderLink };
}

export function toBundle(row: MerchandiseBundleEntity, orderLink: string): MerchandiseBundle {
  const { id, name, price, contents, image, link } = row;
  return { id, name, price, contents, image, link: link ?? orderLink };
}

export function toAdminItem(row: MerchandiseItemEntity): AdminMerchandiseItem {
  const { id, name, price, image, art, link } = row;
  return { id, sort_order: row.sortOrder, name, price, image, art, link, ...stateOf(row) };
}

export function toAdminBundle(row: MerchandiseBundleEntity): AdminMerchandiseBundle {
  const { id, name, price, contents, image, link } = row;
  return { id, sort_order: row.sortOrder, name, price, contents, image, link, ...stateOf(row) };
}

function stateOf({ isActive, updatedAt }: MerchandiseItemEntity | MerchandiseBundleEntity) {
  return { is_active: isActive, updated_at: updatedAt?.toISOString() ?? null };
}
