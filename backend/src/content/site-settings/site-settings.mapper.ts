import type { SiteSettings } from '@festival/contracts';
import { definedFields } from '../../platform/http/requests/defined-fields.js';
import type { FestivalFacts } from '../../platform/settings/festival-facts.js';
import type { SiteFacts } from '../../platform/settings/site-facts.js';
import { momentOf } from '../fields/local-time.js';
import type { SiteSettingsDto } from './site-settings.dto.js';

export function toSiteSettings(festival: FestivalFacts, site: SiteFacts): SiteSettings {
  return {
    festival_name: festival.name,
    edition: festival.edition,
    concert_date: festival.concertDate,
    venue: festival.venue,
    venue_indonesian: festival.venueIndonesian ?? null,
    support_name: festival.supportName,
    support_name_indonesian: festival.supportNameIndonesian ?? null,
    support_whatsapp: festival.supportWhatsApp,
    social_network_link: site.socialNetworkLink,
    photo_sharing_link: site.photoSharingLink,
    mail_link: site.mailLink,
    video_platform_link: site.videoPlatformLink,
    merchandise_order_link: site.merchandiseOrderLink,
    refund_rule: site.refundRule,
    refund_rule_indonesian: site.refundRuleIndonesian,
    ground_map: site.groundMap,
    ground_map_places: site.groundMapPlaces,
    ground_map_places_indonesian: site.groundMapPlacesIndonesian,
    help_numbers: [...site.helpNumbers],
    under_construction: site.underConstruction,
  };
}

export function festivalFactsOf(dto: SiteSettingsDto): Partial<FestivalFacts> {
  return definedFields({
    name: dto.festival_name,
    edition: dto.edition,
    concertDate: dto.concert_date === undefined ? undefined : momentOf(dto.concert_date)?.toISOString(),
    venue: dto.venue,
    venueIndonesian: dto.venue_indonesian,
    supportName: dto.support_name,
    supportNameIndonesian: dto.support_name_indonesian,
    supportWhatsApp: dto.support_whatsapp,
  });
}

export function siteFactsOf(dto: SiteSettingsDto): Partial<SiteFacts> {
  return definedFields({
    socialNetworkLink: text(dto.social_network_link),
    photoSharingLink: text(dto.photo_sharing_link),
    mailLink: text(dto.mail_link),
    videoPlatformLink: text(dto.video_platform_link),
    merchandiseOrderLink: text(dto.merchandise_order_link),
    refundRule: dto.refund_rule,
    refundRuleIndonesian: dto.refund_rule_indonesian,
    groundMap: dto.ground_map,
    groundMapPlaces: dto.ground_map_places,
    groundMapPlacesIndonesian: dto.ground_map_places_indonesian,
    helpNumbers: dto.help_numbers,
    underConstruction: dto.under_construction,
  });
}

/** A cleared link is an empty text. */
function text(link: string | null | undefined): string | undefined {
  return link === null ? '' : link;
}
