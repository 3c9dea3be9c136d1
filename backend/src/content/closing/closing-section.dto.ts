import type { ClosingSectionRequest, SeenRecord } from '@festival/contracts';
import { ReadOnlyFields } from '../../platform/http/requests/read-only-fields.js';
import { RequiredImage, RequiredLink } from '../fields/address-fields.js';
import { SeenAt } from '../../platform/http/requests/seen-at.js';
import { OptionalFlag, RequiredText, SecondText } from '../fields/text-fields.js';

const LONGEST_BUTTON = 64;
const LONGEST_CONTENT = 5_000;

@ReadOnlyFields('id', 'created_at', 'updated_at')
export class ClosingSectionDto implements ClosingSectionRequest, SeenRecord {
  @RequiredImage('Image URL') image_url: string;
  @RequiredText('Head text') head_text: string;
  @SecondText('Head text in Indonesian') head_text_indonesian?: string | null;
  @RequiredText('Content text', LONGEST_CONTENT) content_text: string;
  @SecondText('Content text in Indonesian', LONGEST_CONTENT) content_text_indonesian?: string | null;
  @RequiredText('Button 1 text', LONGEST_BUTTON) button1_text: string;
  @SecondText('Button 1 text in Indonesian', LONGEST_BUTTON) button1_text_indonesian?: string | null;
  @RequiredLink('Button 1 link') button1_link: string;
  @RequiredText('Button 2 text', LONGEST_BUTTON) button2_text: string;
  @SecondText('Button 2 text in Indonesian', LONGEST_BUTTON) button2_text_indonesian?: string | null;
  @RequiredLink('Button 2 link') button2_link: string;
  @OptionalFlag('Active') is_active?: boolean;
  @SeenAt() seen_updated_at?: string | null;
}
