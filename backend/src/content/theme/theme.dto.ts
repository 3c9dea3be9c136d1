import type { ThemeRequest } from '@festival/contracts';
import { OptionalColour, OptionalImage } from '../fields/address-fields.js';
import { ReadOnlyFields } from '../../platform/http/requests/read-only-fields.js';
import { SeenAt } from '../../platform/http/requests/seen-at.js';

/** Omitted fields stay unchanged. */
@ReadOnlyFields('id', 'updated_at')
export class ThemeDto implements ThemeRequest {
  @OptionalColour('Night') night?: string;
  @OptionalColour('Parchment') parchment?: string;
  @OptionalColour('Ink') ink?: string;
  @OptionalColour('Gold') gold?: string;
  @OptionalColour('Red') red?: string;
  @OptionalColour('Teal') teal?: string;
  @OptionalColour('Ember') ember?: string;
  @OptionalColour('Leaf') leaf?: string;
  @OptionalImage('Crest') crest?: string | null;
  @OptionalImage('Hero picture') hero?: string | null;
  @SeenAt() seen_updated_at?: string | null;
}
