import type { EventPageRequest } from '@festival/contracts';
import { ReadOnlyFields } from '../../platform/http/requests/read-only-fields.js';
import { OptionalBackground, OptionalColour, OptionalGallery, OptionalImage } from '../fields/address-fields.js';
import { SeenAt } from '../../platform/http/requests/seen-at.js';
import { OptionalFlag } from '../fields/text-fields.js';

/** Omitted fields stay unchanged. */
@ReadOnlyFields('id', 'updated_at')
export class EventPageDto implements EventPageRequest {
  @OptionalFlag('Active') is_active?: boolean;
  @OptionalColour('Background colour') bg_color?: string;
  @OptionalImage('Hero image') hero_src?: string | null;
  @OptionalImage('Paper image') paper_src?: string | null;
  @OptionalGallery('Unveiling images') unveiling_images?: string[];
  @OptionalBackground('Image section background') image_section_bg?: string | null;
  @OptionalImage('Sponsor image') sponsor_src?: string | null;
  @OptionalImage('Media partner image') medpar_src?: string | null;
  @SeenAt() seen_updated_at?: string | null;
}
