import type {
  Act,
  Language,
  CountdownEvent,
  FactName,
  GuestStar,
  Merchandise,
  MerchandiseBundle,
} from '@festival/contracts';
import {
  BUNDLE_DISCOUNTS,
  FACT_NAMES,
  filledOr,
  formatRupiah,
  JAKARTA_ZONE,
  PAYMENT_METHODS,
  priceOrder,
  textIn,
} from '@festival/contracts';
import { festivalIn, type FestivalFacts } from '../../platform/settings/festival-facts.js';
import type { SiteFacts } from '../../platform/settings/site-facts.js';
import { FACT_TEXTS } from './fact-texts.js';

/** A ticket tier in the assistant's facts; amounts in rupiah. */
export interface TierFact {
  header: string;
  price: number | null;
  state: 'on_sale' | 'sold_out' | 'coming_soon';
  /** Seats that may still be sold; null when there is no limit. */
  seatsLeft: number | null;
}

/** The current facts. */
export interface State {
  now: Date;
  festival: FestivalFacts;
  site: Pick<SiteFacts, 'refundRule' | 'refundRuleIndonesian'>;
  tiers: readonly TierFact[];
  isBundleOn: boolean;
  /** How long an order waits for its payment. */
  paymentMinutes: number;
  stars: readonly GuestStar[];
  acts: readonly Act[];
  countdown: readonly CountdownEvent[];
  merchandise: Merchandise;
}

/** Below this the number of seats is told; above it, the number would only invite to wait. */
const FEW_SEATS = 100;
/** The quantities that have a bundle discount. */
const TOTALS_OF = [1, 2, 3, 4, 5];
const PLACEHOLDER = /\{(\w+)\}( ?)/g;

/** Fills the facts into an answer. An unknown name stays; an empty fact also removes the space after it. */
export function fillFacts(text: string, state: State, language: Language): string {
  return text.replace(PLACEHOLDER, (whole, name: string, space: string) => {
    if (!(FACT_NAMES as readonly string[]).includes(name)) return whole;
    const fact = FACTS[name as FactName](state, language);
    return fact && fact + space;
  });
}

/** The WhatsApp link of the support contact; null when there is no number. */
export const supportLink = ({ supportWhatsApp }: FestivalFacts): string | null =>
  supportWhatsApp ? `https://wa.me/${supportWhatsApp}` : null;

type Fact = (state: State, language: Language) => string;

const FACTS: Readonly<Record<FactName, Fact>> = {
  festival: ({ festival }) => festival.name,
  edition: ({ festival }) => festival.edition,
  concert_date: ({ festival }, language) => dateText(festival.concertDate, language),
  concert_when: ({ festival, now }, language) => {
    const texts = FACT_TEXTS[language];
    const date = dateText(festival.concertDate, language);
    const time = timeText(festival.concertDate, language);
    return isPast(festival.concertDate, now) ? texts.concertOver(date) : texts.concertComing(date, time);
  },
  venue: ({ festival }, language) => festivalIn(language, festival).venue,
  ticket_sale: ({ tiers }, language) => {
    const texts = FACT_TEXTS[language];
    const selling = tiers.filter(({ state }) => state === 'on_sale');
    if (selling.length === 0) return texts.noSale;
    return selling.map(({ header, price }) => texts.onSale(header, formatRupiah(price ?? 0))).join(' ');
  },
  ticket_prices: ({ tiers }, language) =>
    tiers.flatMap((tier) => tierLine(tier, language)).join('\n') || FACT_TEXTS[language].noTiers,
  ticket_totals: ({ tiers, isBundleOn }, language) => {
    const texts = FACT_TEXTS[language];
    const selling = tiers.find(({ state }) => state === 'on_sale');
    if (!selling) return texts.noSale;
    const { header, price } = selling;
    const lines = TOTALS_OF.map((quantity) => {
      const order = { unitPrice: price ?? 0, quantity, discountPercentage: 0, bundleEnabled: isBundleOn };
      const { finalPrice, bundleDiscountAmount: saved } = priceOrder(order);
      return `- ${texts.total(quantity, formatRupiah(finalPrice), saved > 0 ? formatRupiah(saved) : null)}`;
    });
    return [texts.onSale(header, formatRupiah(price ?? 0)), ...lines].join('\n');
  },
  seats_left: ({ tiers }, language) => {
    const selling = tiers.find(({ state }) => state === 'on_sale');
    const texts = FACT_TEXTS[language];
    // Answers use it next to `{ticket_sale}`, which already says that nothing is on sale.
    if (!selling) return '';
    const { seatsLeft } = selling;
    return seatsLeft !== null && seatsLeft < FEW_SEATS ? texts.seatsLeft(seatsLeft) : texts.seatsOpen;
  },
  next_tier: ({ tiers }, language) => {
    const texts = FACT_TEXTS[language];
    const has = (wanted: TierFact['state']) => tiers.some(({ state }) => state === wanted);
    if (!has('coming_soon')) return texts.noTierFollows;
    return has('on_sale') ? texts.tierFollows : texts.tierComes;
  },
  bundle_discount: ({ isBundleOn }, language) => FACT_TEXTS[language][isBundleOn ? 'bundleOn' : 'bundleOff'],
  bundle_offer: ({ isBundleOn }, language) => {
    const texts = FACT_TEXTS[language];
    if (!isBundleOn) return texts.bundleOff;
    const lines = Object.entries(BUNDLE_DISCOUNTS).map(([n, off]) => `- ${texts.bundleLine(n, formatRupiah(off))}`);
    return [texts.bundleComesOff, ...lines].join('\n');
  },
  payment_minutes: ({ paymentMinutes }) => String(paymentMinutes),
  payment_methods: (_state, language) => PAYMENT_METHODS.map((method) => `- ${method[language]}`).join('\n'),
  refund_rule: ({ site }, language) => {
    if (!site.refundRule) return FACT_TEXTS[language].noRefundRule;
    return language === 'id' ? filledOr(site.refundRuleIndonesian, site.refundRule) : site.refundRule;
  },
  line_up: ({ stars, acts }, language) => {
    const texts = FACT_TEXTS[language];
    const revealed = stars.filter(({ is_revealed }) => is_revealed);
    const announced = acts.filter(({ is_announced }) => is_announced);
    const others = announced.filter(({ guest_star_id: star }) => star === null);
    const names = [...revealed, ...others].map(({ name }) => name);
    // An act that isn't announced may be a guest star that isn't revealed: nobody may tell which.
    const hidden = Math.max(stars.length - revealed.length, acts.length - announced.length);
    if (names.length === 0) return texts.lineUpHidden;
    const lineUp = texts.lineUp(joined(names, texts.and));
    return hidden > 0 ? `${lineUp} ${texts.moreStars(hidden)}` : lineUp;
  },
  set_times: ({ acts, festival }, language) => {
    const texts = FACT_TEXTS[language];
    const lines = acts
      .flatMap((act) => setTime(act, festival, language))
      .toSorted(([one], [other]) => one.localeCompare(other));
    if (lines.length === 0) return texts.noSetTimes;
    return [texts.setTimes, ...lines.map(([, line]) => `- ${line}`)].join('\n');
  },
  next_event: ({ countdown, now }, language) => {
    const texts = FACT_TEXTS[language];
    const coming = countdown.filter(({ targetDate }) => new Date(targetDate) > now);
    const [next] = coming.toSorted((one, other) => one.targetDate.localeCompare(other.targetDate));
    return next ? texts.nextEvent(textIn(language, next, 'name'), dateText(next.targetDate, language)) : texts.noEvent;
  },
  event_dates: ({ countdown, now }, language) => {
    const texts = FACT_TEXTS[language];
    const lines = countdown
      .toSorted((one, other) => one.targetDate.localeCompare(other.targetDate))
      .map((event) => {
        const date = dateText(event.targetDate, language);
        return `- ${textIn(language, event, 'name')}: ${date}${isPast(event.targetDate, now) ? ` (${texts.over})` : ''}`;
      });
    return lines.join('\n') || texts.noEvent;
  },
  merchandise_prices: ({ merchandise }, language) =>
    merchandise.items.map((item) => `- ${textIn(language, item, 'name')}: IDR ${item.price}`).join('\n') ||
    FACT_TEXTS[language].noMerchandise,
  bundle_prices: ({ merchandise }, language) =>
    merchandise.bundles.map((bundle) => bundleLine(bundle, language)).join('\n') || FACT_TEXTS[language].noBundles,
  support: ({ festival }, language) => {
    const link = supportLink(festival);
    const texts = FACT_TEXTS[language];
    return link === null ? texts.noSupport : texts.support(festivalIn(language, festival).supportName, link);
  },
};

/** When an act starts, and its line; nothing while the time isn't known. */
function setTime(act: Act, { concertDate }: FestivalFacts, language: Language): Array<[start: string, line: string]> {
  const { starts_at: start, ends_at: end, stage } = act;
  if (start === null) return [];
  const texts = FACT_TEXTS[language];
  const isOtherDay = dayText(new Date(start)) !== dayText(new Date(concertDate));
  const day = isOtherDay ? `${dateText(start, language)}, ` : '';
  const times = [start, ...(end === null ? [] : [end])].map((time) => timeText(time, language)).join('–');
  return [[start, texts.setTime(day + times, act.is_announced ? act.name : texts.secretName, stage)]];
}

function bundleLine(bundle: MerchandiseBundle, language: Language): string {
  const [name, contents] = [textIn(language, bundle, 'name'), textIn(language, bundle, 'contents')];
  return `- ${name}: IDR ${bundle.price} (${contents})`;
}

function tierLine({ header, price, state }: TierFact, language: Language): string[] {
  // A teaser card has neither price nor sale.
  if (price === null && state !== 'coming_soon') return [];
  const texts = FACT_TEXTS[language];
  const amount = price === null ? '' : formatRupiah(price);
  const note = state === 'on_sale' ? '' : state === 'sold_out' ? texts.soldOut : texts.comingSoon;
  return [`- ${header}: ${[amount, note].filter(Boolean).join(', ')}`];
}

/** `Saturday, 22 November 2025` in Jakarta's time. */
function dateText(iso: string, language: Language): string {
  const locale = language === 'id' ? 'id-ID' : 'en-GB';
  return new Date(iso).toLocaleDateString(locale, { dateStyle: 'full', timeZone: JAKARTA_ZONE });
}

/** `18:00` in Jakarta's time, `18.00` in Indonesian. */
function timeText(iso: string, language: Language): string {
  const locale = language === 'id' ? 'id-ID' : 'en-GB';
  return new Date(iso).toLocaleTimeString(locale, { timeStyle: 'short', timeZone: JAKARTA_ZONE });
}

/** From the next day in Jakarta on. */
function isPast(iso: string, now: Date): boolean {
  return dayText(new Date(iso)) < dayText(now);
}

/** `2025-11-22` in Jakarta's time. */
const dayText = (date: Date): string => date.toLocaleDateString('sv-SE', { timeZone: JAKARTA_ZONE });

function joined(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}
