import { type GuestStarRequest, MAX_GUEST_STARS } from '@festival/contracts';
import { ReadOnlyFields } from '../../http/read-only-fields.js';
import { OptionalImage } from '../fields/address-fields.js';
import { OptionalFlag, RequiredText, SortOrder } from '../fields/text-fields.js';

/** POST and PUT /api/guest-stars (content specification, section 5). */
@ReadOnlyFields('id')
export class GuestStarDto implements GuestStarRequest {
  @SortOrder(1, MAX_GUEST_STARS) sort_order: number;
  @RequiredText('Name') name: string;
  @OptionalImage('Image') image?: string | null;
  @OptionalImage('Below image') below_image?: string | null;
  @OptionalFlag('Revealed') is_revealed?: boolean;
}
