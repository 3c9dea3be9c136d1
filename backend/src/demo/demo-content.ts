import type { ActDrawing, ButtonText, EventName, MerchandiseArt } from '@festival/contracts';
import { readFileSync } from 'node:fs';
import type { FestivalFacts } from '../platform/settings/festival-facts.js';
import type { SiteFacts } from '../platform/settings/site-facts.js';

const FILE = new URL('../../data/demo/content.json', import.meta.url);

export interface DemoRealm {
  name: EventName;
  title: string;
  description: string;
  descriptionIndonesian: string;
  colour: string;
  isLocked: boolean;
}

export interface DemoAct {
  /** The place in the line-up of the guest star that it is; null when it is none. */
  guestStar: number | null;
  name: string | null;
  stage: string;
  /** In Jakarta, as `16:00`. */
  startsAt: string;
  endsAt: string;
  about: string;
  aboutIndonesian: string | null;
  drawing: ActDrawing;
  instagramLink: string | null;
  musicLink: string | null;
  videoLink: string | null;
}

/** `data/demo/content.json`. A null Indonesian text is the same in both languages. */
export interface DemoContent {
  festival: Omit<FestivalFacts, 'edition' | 'concertDate'>;
  site: SiteFacts;
  tiers: Array<{
    type: string;
    header: string;
    price: number | null;
    buttonText: ButtonText;
    backgroundColor: string;
    quota: number | null;
  }>;
  /** The tier on sale in the demo. With a real provider an admin must open it. */
  tierOnSale: string;
  referralCode: { code: string; panitiaName: string };
  discountCode: { code: string; discountPercentage: number; description: string; maxUses: number };
  /** The first one is revealed. */
  guestStars: string[];
  /** On the concert's day, in their order. Those that are guest stars have their names from them. */
  acts: DemoAct[];
  realms: DemoRealm[];
  countdowns: Array<{
    eventKey: string;
    name: string;
    nameIndonesian: string | null;
    bgColor: string;
    /** 09:00 in Jakarta on that day of the edition's year; null for the concert. */
    day: { month: number; day: number } | null;
  }>;
  /** Films under a Creative Commons licence, so that a demo may show them. */
  videos: Array<{ title: string; titleIndonesian: string; videoId: string }>;
  merchandiseItems: Array<{ name: string; nameIndonesian: string; price: string; art: MerchandiseArt }>;
  merchandiseBundles: Array<{ name: string; price: string; contents: string; contentsIndonesian: string }>;
}

export const readDemoContent = (): DemoContent => JSON.parse(readFileSync(FILE, 'utf8')) as DemoContent;
