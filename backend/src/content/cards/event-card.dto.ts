import { type EventCardRequest, MAX_CARD_SORT_ORDER, type SeenRecord } from '@festival/contracts';
import { ReadOnlyFields } from '../../platform/http/requests/read-only-fields.js';
import { OptionalImage, RequiredLink } from '../fields/address-fields.js';
import { SeenAt } from '../../platform/http/requests/seen-at.js';
import { Key, OptionalFlag, OptionalText, RequiredText, SecondText, SortOrder } from '../fields/text-fields.js';
import { WhenGiven } from '../../platform/http/requests/when-given.js';

const LONGEST_DESCRIPTION = 10_000;

@ReadOnlyFields('id', 'updated_at')
export class EventCardDto implements EventCardRequest, SeenRecord {
  @SortOrder(1, MAX_CARD_SORT_ORDER) sort_order: number;
  @Key('Key') key: string;
  @RequiredText('Title') title: string;
  @SecondText('Title in Indonesian') title_indonesian?: string | null;
  @OptionalText('Description', LONGEST_DESCRIPTION) description?: string;
  @SecondText('Description in Indonesian', LONGEST_DESCRIPTION) description_indonesian?: string | null;
  @OptionalImage('Image URL') image_url?: string | null;
  @OptionalText('Alt text') alt_text?: string;
  @SecondText('Alt text in Indonesian') alt_text_indonesian?: string | null;
  @OptionalFlag('Locked') is_locked?: boolean;
  @WhenGiven() @RequiredLink('Link') link?: string;
  @SeenAt() seen_updated_at?: string | null;
}
