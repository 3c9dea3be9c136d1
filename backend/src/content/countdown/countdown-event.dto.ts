import type { CountdownEventRequest, SeenRecord } from '@festival/contracts';
import { ReadOnlyFields } from '../../platform/http/requests/read-only-fields.js';
import { Moment, OptionalColour } from '../fields/address-fields.js';
import { SeenAt } from '../../platform/http/requests/seen-at.js';
import { Key, OptionalFlag, RequiredText, SecondText, SortOrder } from '../fields/text-fields.js';

@ReadOnlyFields('id', 'updated_at')
export class CountdownEventDto implements CountdownEventRequest, SeenRecord {
  @Key('Event key') event_key: string;
  @RequiredText('Name') name: string;
  @SecondText('Name in Indonesian') name_indonesian?: string | null;
  @Moment('Target date') target_date: string;
  @OptionalColour('Background colour') bg_color?: string;
  @SortOrder() sort_order: number;
  @OptionalFlag('Active') is_active?: boolean;
  @SeenAt() seen_updated_at?: string | null;
}
