import type { ClosingSectionRequest, SeenRecord } from '@festival/contracts';
import { ReadOnlyFields } from '../../http/read-only-fields.js';
import { RequiredImage, RequiredLink } from '../fields/address-fields.js';
import { SeenAt } from '../../http/seen-at.js';
import { OptionalFlag, RequiredText } from '../fields/text-fields.js';

const LONGEST_BUTTON = 64;
const LONGEST_CONTENT = 5_000;

/** POST and PUT /api/closing-section (content specification, section 5). */
@ReadOnlyFields('id', 'created_at', 'updated_at')
export class ClosingSectionDto implements ClosingSectionRequest, SeenRecord {
  @RequiredImage('Image URL') image_url: string;
  @RequiredText('Head text') head_text: string;
  @RequiredText('Content text', LONGEST_CONTENT) content_text: string;
  @RequiredText('Button 1 text', LONGEST_BUTTON) button1_text: string;
  @RequiredLink('Button 1 link') button1_link: string;
  @RequiredText('Button 2 text', LONGEST_BUTTON) button2_text: string;
  @RequiredLink('Button 2 link') button2_link: string;
  @OptionalFlag('Active') is_active?: boolean;
  @SeenAt() seen_updated_at?: string | null;
}
