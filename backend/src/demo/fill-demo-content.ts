import type { EntityManager } from 'typeorm';
import type { AppConfig } from '../platform/config/app-config.js';
import { DiscountCodeEntity } from '../orders/codes/discount-code.entity.js';
import { ReferralCodeEntity } from '../orders/codes/referral-code.entity.js';
import { SettingEntity } from '../platform/settings/setting.entity.js';
import type { Settings } from '../platform/settings/settings.service.js';
import { TicketTypeEntity } from '../tickets/tiers/ticket-type.entity.js';
import { demoConcertDate } from './demo-dates.js';
import { fillDemoKnowledge } from './fill-demo-knowledge.js';
import { fillDemoPages } from './fill-demo-pages.js';
import { demoHero, demoSite } from './demo-site.js';
import { DEMO_TIER_ON_SALE, DEMO_TIERS } from './demo-tiers.js';

/** Fills an empty database with the specification's content; codes and a tier on sale with the simulator only. */
export async function fillDemoContent(db: EntityManager, config: AppConfig, now: Date): Promise<boolean> {
  if ((await db.existsBy(TicketTypeEntity, {})) || (await db.existsBy(SettingEntity, {}))) return false;
  await db.insert(TicketTypeEntity, tiers(config.usesSimulator, now));
  await fillDemoPages(db, demoConcertDate(now), now);
  await fillDemoKnowledge(db, now);
  for (const [key, value] of Object.entries(settings(now)))
    await db.insert(SettingEntity, { key, value, updatedAt: now });
  if (config.usesSimulator) await fillCodes(db, now);
  return true;
}

function tiers(sells: boolean, now: Date): Array<Omit<TicketTypeEntity, 'id'>> {
  return DEMO_TIERS.map((tier, index) => {
    const isOnSale = sells && tier.type === DEMO_TIER_ON_SALE;
    return {
      ...tier,
      buttonText: tier.type === DEMO_TIER_ON_SALE && !sells ? 'COMING SOON' : tier.buttonText,
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

function settings(now: Date): Partial<Settings> {
  const concert = demoConcertDate(now);
  return {
    bundle_ticket: { enabled: true },
    festival: {
      name: 'The Legacy of the Five Realms',
      edition: String(concert.getUTCFullYear()),
      concertDate: concert.toISOString(),
      venue: 'Campus, Gading Serpong, Tangerang, Banten, Indonesia',
      venueIndonesian: 'Kampus Gading Serpong, Tangerang, Banten, Indonesia',
      supportName: 'Ticketing Division',
      supportNameIndonesian: 'Divisi Tiket',
      supportWhatsApp: '6281200000000',
    },
    hero: demoHero(concert.getUTCFullYear()),
    site: demoSite(),
  };
}

async function fillCodes(db: EntityManager, now: Date): Promise<void> {
  await db.insert(ReferralCodeEntity, {
    code: 'CROWN01',
    panitiaName: 'Demo Panitia',
    isActive: true,
    uses: 0,
    createdAt: now,
  });
  await db.insert(DiscountCodeEntity, {
    code: 'UNITY10',
    discountPercentage: 10,
    description: 'Demo: 10 % off',
    isActive: true,
    maxUses: 100,
    uses: 0,
    minAmount: null,
    validFrom: null,
    validUntil: null,
    createdAt: now,
  });
}
