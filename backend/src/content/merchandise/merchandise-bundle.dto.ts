import type { MerchandiseBundleRequest, SeenRecord } from '@festival/contracts';
import { ReadOnlyFields } from '../../http/read-only-fields.js';
import { OptionalImage, OptionalLink } from '../fields/address-fields.js';
import { SeenAt } from '../../http/seen-at.js';
import { OptionalFlag, RequiredText, SortOrder } from '../fields/text-fields.js';

/** POST and PUT /api/admin/merchandise-bundles. */
@ReadOnlyFields('id', 'updated_at')
export class MerchandiseBundleDto implements MerchandiseBundleRequest, SeenRecord {
  @SortOrder() sort_order: number;
  @RequiredText('Name') name: string;
  @RequiredText('Price', 64) price: string;
  @RequiredText('Contents', 500) contents: string;
  @OptionalImage('Image') image?: string | null;
  @OptionalLink('Link') link?: string | null;
  @OptionalFlag('Active') is_active?: boolean;
  @SeenAt() seen_updated_at?: string | null;
}
