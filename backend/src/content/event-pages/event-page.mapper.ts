import { DEFAULT_EVENT_PAGE_COLOUR, type EventName, type EventPage } from '@festival/contracts';
import { definedFields } from '../../platform/http/requests/defined-fields.js';
import type { EventPageDto } from './event-page.dto.js';
import type { EventPageEntity } from './event-page.entity.js';

/** The inactive page of an event before its first edit. */
export function newEventPage(name: EventName): EventPageEntity {
  return {
    name,
    isActive: false,
    bgColor: DEFAULT_EVENT_PAGE_COLOUR,
    heroSrc: null,
    paperSrc: null,
    unveilingImages: [],
    imageSectionBg: null,
    sponsorSrc: null,
    medparSrc: null,
  };
}

export function toEventPage(row: EventPageEntity): EventPage {
  return {
    is_active: row.isActive,
    bg_color: row.bgColor,
    hero_src: row.heroSrc,
    paper_src: row.paperSrc,
    unveiling_images: row.unveilingImages,
    image_section_bg: row.imageSectionBg,
    sponsor_src: row.sponsorSrc,
    medpar_src: row.medparSrc,
  };
}

export function eventPageFields(dto: EventPageDto): Partial<EventPageEntity> {
  return definedFields({
    isActive: dto.is_active,
    bgColor: dto.bg_color,
    heroSrc: dto.hero_src,
    paperSrc: dto.paper_src,
    unveilingImages: dto.unveiling_images,
    imageSectionBg: dto.image_section_bg,
    sponsorSrc: dto.sponsor_src,
    medparSrc: dto.medpar_src,
  });
}
