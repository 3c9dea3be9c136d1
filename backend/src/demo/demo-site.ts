import { builtInHeroSection } from '@festival/contracts';
import type { HeroTexts, SiteFacts } from '../platform/settings/site-facts.js';

export function demoHero(year: number): HeroTexts {
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

/** The footer's links are placeholders, as in the specification. */
export function demoSite(): SiteFacts {
  return {
    socialNetworkLink: 'https://www.facebook.com/',
    photoSharingLink: 'https://www.instagram.com/',
    mailLink: 'mailto:hello@example.com',
    videoPlatformLink: 'https://www.youtube.com/',
    merchandiseOrderLink: 'https://example.com/pre-order',
    refundRule:
      'Paid tickets are not refunded or exchanged. You get all of your money back if the concert is cancelled, or if your payment arrives when every seat is taken.',
    refundRuleIndonesian:
      'Tiket yang sudah dibayar tidak bisa di-refund atau ditukar. Uangmu kembali seluruhnya kalau konsernya dibatalkan, atau kalau pembayaranmu masuk setelah semua kursi terisi.',
    underConstruction: false,
  };
}
