import type { MerchandiseBundleRequest, SeenRecord } from '@festival/contracts';
import { ReadOnlyFields } from '../../platform/http/requests/read-only-fields.js';
import { OptionalImage, OptionalLink } from '../fields/address-fields.js';
import { SeenAt } from '../../platform/http/requests/seen-at.js';
import { OptionalFlag, RequiredText, SecondText, SortOrder } from '../fields/text-fields.js';

@ReadOnlyFields('id', 'updated_at')
export class MerchandiseBundleDto implements MerchandiseBundleRequest, SeenRecord {
  @SortOrder() sort_order: number;
  @RequiredText('Name') name: string;
  @SecondText('Name in Indonesian') name_indonesian?: string | null;
  @RequiredText('Price', 64) price: string;
  @RequiredText('Contents', 500) contents: string;
  @SecondText('Contents in Indonesian', 500) contents_indonesian?: string | null;
  @OptionalImage('Image') image?: string | null;
  @OptionalLink('Link') link?: string | null;
  @OptionalFlag('Active') is_active?: boolean;
  @SeenAt() seen_updated_at?: string | null;
}
