import { builtInHeroSection } from '@festival/contracts';
import { type EntityManager, In, Not } from 'typeorm';
import { DiscountCodeEntity } from '../orders/codes/discount-code.entity.js';
import { ReferralCodeEntity } from '../orders/codes/referral-code.entity.js';
import type { AppConfig } from '../platform/config/app-config.js';
import { SettingEntity } from '../platform/settings/setting.entity.js';
import type { Settings } from '../platform/settings/settings.service.js';
import type { HeroTexts } from '../platform/settings/site-facts.js';
import { TicketTypeEntity } from '../tickets/tiers/ticket-type.entity.js';
import { type DemoContent, readDemoContent } from './demo-content.js';
import { fillDemoKnowledge } from './demo-knowledge.js';
import { fillDemoPages } from './fill-demo-pages.js';

const FIRST_CONCERT = new Date('2025-11-22T11:00:00.000Z');
const MIN_AHEAD_MS = 7 * 24 * 3_600_000;

/** Settings that the program writes by itself, also before anybody has done anything. */
const OF_EVERY_START: ReadonlyArray<keyof Settings> = ['backup_folder', 'kept_keys', 'secret_key'];

interface FillOptions {
  /** Filling without the assistant's knowledge takes a tenth of the time. */
  knowledge?: boolean;
}

/** Fills an empty database with demo content; codes and a tier on sale with the simulator only. */
export async function fillDemoContent(
  db: EntityManager,
  config: AppConfig,
  now: Date,
  { knowledge = true }: FillOptions = {},
): Promise<boolean> {
  const isSet = await db.existsBy(SettingEntity, { key: Not(In([...OF_EVERY_START])) });
  if (isSet || (await db.existsBy(TicketTypeEntity, {}))) return false;
  const content = readDemoContent();
  const concert = demoConcertDate(now);
  await db.insert(TicketTypeEntity, tiers(content, config.usesSimulator, now));
  await fillDemoPages(db, content, concert, now);
  if (knowledge) await fillDemoKnowledge(db, now);
  for (const [key, value] of Object.entries(settings(content, concert)))
    await db.insert(SettingEntity, { key, value, updatedAt: now });
  if (config.usesSimulator) await fillCodes(db, content, now);
  return true;
}

/** 18:00 in Jakarta on the next 22 November that is at least seven days ahead. */
function demoConcertDate(now: Date): Date {
  const date = new Date(FIRST_CONCERT);
  if (date > now) return date;
  while (date.getTime() - now.getTime() < MIN_AHEAD_MS) date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date;
}

function tiers(content: DemoContent, sells: boolean, now: Date): Array<Omit<TicketTypeEntity, 'id'>> {
  return content.tiers.map((tier, index) => {
    const isOnSale = sells && tier.type === content.tierOnSale;
    return {
      ...tier,
      buttonText: tier.type === content.tierOnSale && !sells ? 'COMING SOON' : tier.buttonText,
      sortOrder: index + 1,
      isDisabled: !isOnSale,
      isAvailable: isOnSale,
      sold: 0,
      salesStartAt: null,
      salesEndAt: null,
      startsAfter: null,
      openedAt: null,
      createdAt: now,
      updatedAt: now,
    };
  });
}

function settings(content: DemoContent, concert: Date): Partial<Settings> {
  const year = concert.getUTCFullYear();
  return {
    bundle_ticket: { enabled: true },
    festival: { ...content.festival, edition: String(year), concertDate: concert.toISOString() },
    hero: demoHero(year),
    site: content.site,
  };
}

function demoHero(year: number): HeroTexts {
  const built = builtInHeroSection(year);
  return {
    title: built.title_text,
    titleIndonesian: built.title_text_indonesian,
    eventLine1: built.event_text_line1,
    eventLine1Indonesian: built.event_text_line1_indonesian,
    eventLine2: built.event_text_line2,
    eventLine2Indonesian: built.event_text_line2_indonesian,
    isActive: true,
  };
}

async function fillCodes(db: EntityManager, content: DemoContent, now: Date): Promise<void> {
  await db.insert(ReferralCodeEntity, { ...content.referralCode, isActive: true, uses: 0, createdAt: now });
  await db.insert(DiscountCodeEntity, {
    ...content.discountCode,
    isActive: true,
    uses: 0,
    minAmount: null,
    validFrom: null,
    validUntil: null,
    createdAt: now,
  });
}
