import type { HeroSectionRequest } from '@festival/contracts';
import { ReadOnlyFields } from '../../platform/http/requests/read-only-fields.js';
import { SeenAt } from '../../platform/http/requests/seen-at.js';
import { OptionalFlag, RequiredText, SecondText } from '../fields/text-fields.js';

const LONGEST = 255;

@ReadOnlyFields('id', 'updated_at')
export class HeroSectionDto implements HeroSectionRequest {
  @RequiredText('Title text', LONGEST) title_text: string;
  @SecondText('Title text in Indonesian', LONGEST) title_text_indonesian?: string | null;
  @RequiredText('Event text line 1', LONGEST) event_text_line1: string;
  @SecondText('Event text line 1 in Indonesian', LONGEST) event_text_line1_indonesian?: string | null;
  @RequiredText('Event text line 2', LONGEST) event_text_line2: string;
  @SecondText('Event text line 2 in Indonesian', LONGEST) event_text_line2_indonesian?: string | null;
  @OptionalFlag('Active') is_active?: boolean;
  @SeenAt() seen_updated_at?: string | null;
}
