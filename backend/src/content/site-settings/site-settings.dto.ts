import { normalizePhone, type SiteSettingsRequest } from '@festival/contracts';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, Matches } from 'class-validator';
import { ReadOnlyFields } from '../../platform/http/requests/read-only-fields.js';
import { Moment, OptionalLink } from '../fields/address-fields.js';
import { SeenAt } from '../../platform/http/requests/seen-at.js';
import { OptionalFlag, OptionalText, RequiredText, SecondText } from '../fields/text-fields.js';
import { WhenGiven } from '../../platform/http/requests/when-given.js';

const LONGEST_RULE = 500;

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
  @OptionalFlag('Under construction') under_construction?: boolean;
  @SeenAt() seen_updated_at?: string | null;
}
