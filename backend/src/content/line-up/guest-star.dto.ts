import { type GuestStarRequest, MAX_GUEST_STARS, type SeenRecord } from '@festival/contracts';
import { ReadOnlyFields } from '../../platform/http/requests/read-only-fields.js';
import { OptionalImage } from '../fields/address-fields.js';
import { SeenAt } from '../../platform/http/requests/seen-at.js';
import { OptionalFlag, RequiredText, SortOrder } from '../fields/text-fields.js';

@ReadOnlyFields('id', 'updated_at')
export class GuestStarDto implements GuestStarRequest, SeenRecord {
  @SortOrder(1, MAX_GUEST_STARS) sort_order: number;
  @RequiredText('Name') name: string;
  @OptionalImage('Image') image?: string | null;
  @OptionalImage('Below image') below_image?: string | null;
  @OptionalFlag('Revealed') is_revealed?: boolean;
  @SeenAt() seen_updated_at?: string | null;
}
