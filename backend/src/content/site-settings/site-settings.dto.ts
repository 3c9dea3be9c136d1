import {
  DIALLED,
  type HelpNumber,
  MOST_HELP_NUMBERS,
  normalizePhone,
  type SiteSettingsRequest,
} from '@festival/contracts';
import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsString, Matches, ValidateNested } from 'class-validator';
import { ReadOnlyFields } from '../../platform/http/requests/read-only-fields.js';
import { Moment, OptionalImage, OptionalLink } from '../fields/address-fields.js';
import { SeenAt } from '../../platform/http/requests/seen-at.js';
import { OptionalFlag, OptionalText, RequiredText, SecondText } from '../fields/text-fields.js';
import { WhenGiven } from '../../platform/http/requests/when-given.js';

const LONGEST_RULE = 500;
const LONGEST_PLACES = 1000;

/** A phone number in any notation, stored as the digits of a WhatsApp link. Empty for none. */
const WhatsAppNumber = (message: string): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => digitsOf(value)),
    WhenGiven(),
    IsString({ message }),
    Matches(/^(?:[1-9]\d{7,14})?$/, { message }),
  );

function digitsOf(value: unknown): unknown {
  if (value === null) return '';
  if (typeof value !== 'string' || !value.trim()) return typeof value === 'string' ? '' : value;
  return normalizePhone(value)?.slice(1) ?? value;
}

class HelpNumberDto implements HelpNumber {
  @RequiredText('Help label', 60) label: string;
  @SecondText('Help label in Indonesian', 60) label_indonesian: string | null = null;
  @Matches(DIALLED, { message: 'Phone number must be digits, as it is dialled' })
  @RequiredText('Phone number', 20)
  phone: string;
}

const HelpNumbers = (): PropertyDecorator =>
  applyDecorators(
    WhenGiven(),
    IsArray({ message: 'Help numbers must be a list' }),
    ArrayMaxSize(MOST_HELP_NUMBERS, { message: `Help numbers may be at most ${MOST_HELP_NUMBERS}` }),
    ValidateNested({ each: true, message: 'Each of the help numbers needs a label and a phone number' }),
    Type(() => HelpNumberDto),
  );

/** Omitted fields stay unchanged. */
@ReadOnlyFields('id', 'updated_at')
export class SiteSettingsDto implements SiteSettingsRequest {
  @WhenGiven() @RequiredText('Festival name', 100) festival_name?: string;
  @WhenGiven() @RequiredText('Edition', 20) edition?: string;
  @WhenGiven() @Moment('Concert date') concert_date?: string;
  @WhenGiven() @RequiredText('Venue') venue?: string;
  @SecondText('Venue in Indonesian') venue_indonesian?: string | null;
  @OptionalText('Support name', 100) support_name?: string;
  @SecondText('Support name in Indonesian', 100) support_name_indonesian?: string | null;
  @WhatsAppNumber('Support WhatsApp number must be a phone number') support_whatsapp?: string;
  @OptionalLink('Social network link') social_network_link?: string;
  @OptionalLink('Photo sharing link') photo_sharing_link?: string;
  @OptionalLink('Mail link') mail_link?: string;
  @OptionalLink('Video platform link') video_platform_link?: string;
  @OptionalLink('Merchandise order link') merchandise_order_link?: string;
  @OptionalText('Refund rule', LONGEST_RULE) refund_rule?: string;
  @SecondText('Refund rule in Indonesian', LONGEST_RULE) refund_rule_indonesian?: string | null;
  @OptionalImage('Map of the ground') ground_map?: string | null;
  @OptionalText('Places on the map', LONGEST_PLACES) ground_map_places?: string;
  @SecondText('Places on the map in Indonesian', LONGEST_PLACES) ground_map_places_indonesian?: string | null;
  @HelpNumbers() help_numbers?: HelpNumberDto[];
  @OptionalFlag('Under construction') under_construction?: boolean;
  @SeenAt() seen_updated_at?: string | null;
}
