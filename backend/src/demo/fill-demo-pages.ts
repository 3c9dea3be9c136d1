import {
  BUILT_IN_DIVISIONS,
  type BuiltInDivision,
  builtInClosingSection,
  JAKARTA_OFFSET,
  jakartaClock,
  SITE_ROUTES,
} from '@festival/contracts';
import type { EntityManager } from 'typeorm';
import { ArchiveVideoEntity } from '../content/archive/archive-video.entity.js';
import { EventCardEntity } from '../content/cards/event-card.entity.js';
import { ACTIVE, ClosingSectionEntity } from '../content/closing/closing-section.entity.js';
import { CountdownEventEntity } from '../content/countdown/countdown-event.entity.js';
import { DivisionEntity } from '../content/divisions/division.entity.js';
import { EventPageEntity } from '../content/event-pages/event-page.entity.js';
import { ActEntity } from '../content/line-up/act.entity.js';
import { actOfStar } from '../content/line-up/act.mapper.js';
import { GuestStarEntity } from '../content/line-up/guest-star.entity.js';
import { MerchandiseBundleEntity } from '../content/merchandise/merchandise-bundle.entity.js';
import { MerchandiseItemEntity } from '../content/merchandise/merchandise-item.entity.js';
import type { DemoAct, DemoContent, DemoRealm } from './demo-content.js';

const NINE_IN_JAKARTA_UTC = 2;

/** Fills the content of the pages. Picture fields stay empty, so that the site shows its own art. */
export async function fillDemoPages(db: EntityManager, content: DemoContent, concert: Date, now: Date): Promise<void> {
  const year = concert.getUTCFullYear();
  await db.insert(GuestStarEntity, inOrder(content.guestStars.map(guestStar)));
  await fillActs(db, content.acts, concert);
  await db.insert(EventCardEntity, inOrder(content.realms.map(card)));
  await db.insert(EventPageEntity, content.realms.map(page));
  await db.insert(CountdownEventEntity, inOrder(countdowns(content, concert)));
  await db.insert(
    ArchiveVideoEntity,
    inOrder(content.videos.map((video) => ({ ...video, ...SHOWN, thumbnailUrl: null }))),
  );
  await db.insert(ClosingSectionEntity, closingSection(year, now));
  await db.insert(DivisionEntity, inOrder(BUILT_IN_DIVISIONS.map(division)));
  const sold = { ...SHOWN, image: null, link: null };
  await db.insert(MerchandiseItemEntity, inOrder(content.merchandiseItems.map((item) => ({ ...item, ...sold }))));
  await db.insert(
    MerchandiseBundleEntity,
    inOrder(content.merchandiseBundles.map((bundle) => ({ ...bundle, nameIndonesian: null, ...sold }))),
  );
}

const SHOWN = { isActive: true };

function inOrder<T extends object>(rows: readonly T[]): Array<T & { sortOrder: number }> {
  return rows.map((row, index) => ({ ...row, sortOrder: index + 1 }));
}

function guestStar(name: string, index: number) {
  return { name, image: null, belowImage: null, isRevealed: index === 0 };
}

async function fillActs(db: EntityManager, acts: readonly DemoAct[], concert: Date): Promise<void> {
  const stars = await db.find(GuestStarEntity, { order: { sortOrder: 'ASC' } });
  const day = jakartaClock(concert).slice(0, '2027-11-22'.length);
  const at = (time: string) => new Date(`${day}T${time}${JAKARTA_OFFSET}`);
  const rows = acts.map(({ guestStar: place, name, startsAt, endsAt, ...act }) => {
    const star = place === null ? undefined : stars[place - 1];
    const facts = star ? actOfStar(star) : { name: name ?? '', image: null, isAnnounced: true };
    return { ...act, ...facts, guestStarId: star?.id ?? null, startsAt: at(startsAt), endsAt: at(endsAt) };
  });
  await db.insert(ActEntity, inOrder(rows));
}

/** A realm's name is the same in both languages. */
function card({ name, title, description, descriptionIndonesian, isLocked }: DemoRealm) {
  const texts = { title, titleIndonesian: null, description, descriptionIndonesian };
  const picture = { imageUrl: null, altText: title, altTextIndonesian: null };
  return { key: name, ...texts, ...picture, isLocked, link: SITE_ROUTES.eventDetail.replace(':slug', name) };
}

function page({ name, colour }: DemoRealm) {
  return {
    name,
    isActive: true,
    bgColor: colour,
    heroSrc: null,
    paperSrc: null,
    unveilingImages: [],
    imageSectionBg: null,
    sponsorSrc: null,
    medparSrc: null,
  };
}

function division({ key, name, title, description1, description2, ...built }: BuiltInDivision) {
  return {
    key,
    name,
    nameIndonesian: built.name_indonesian,
    title,
    titleIndonesian: built.title_indonesian,
    description1,
    description1English: built.description1_english,
    description2,
    description2English: built.description2_english,
    image: null,
    ...SHOWN,
  };
}

function countdowns({ countdowns: events }: DemoContent, concert: Date) {
  return events.map(({ day, ...event }) => {
    const utc = day && Date.UTC(concert.getUTCFullYear(), day.month - 1, day.day, NINE_IN_JAKARTA_UTC);
    return { ...event, targetDate: utc === null ? concert : new Date(utc), isActive: true };
  });
}

function closingSection(year: number, now: Date) {
  const built = builtInClosingSection(year);
  return {
    imageUrl: built.image_url,
    headText: built.head_text,
    headTextIndonesian: built.head_text_indonesian,
    contentText: built.content_text,
    contentTextIndonesian: built.content_text_indonesian,
    button1Text: built.button1_text,
    button1TextIndonesian: built.button1_text_indonesian,
    button1Link: built.button1_link,
    button2Text: built.button2_text,
    button2TextIndonesian: built.button2_text_indonesian,
    button2Link: built.button2_link,
    activeSlot: ACTIVE,
    createdAt: now,
  };
}
