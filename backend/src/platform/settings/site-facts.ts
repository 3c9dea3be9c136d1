import type { HelpNumber, ThemeColours } from '@festival/contracts';

/** Settings of the public site next to the festival's facts; links are empty when there is none. */
export interface SiteFacts {
  socialNetworkLink: string;
  photoSharingLink: string;
  mailLink: string;
  videoPlatformLink: string;
  /** The order form of merchandise without a link of its own. */
  merchandiseOrderLink: string;
  /** When money is paid back; empty: nothing is said of it. */
  refundRule: string;
  /** Null: `refundRule` is read in both languages. */
  refundRuleIndonesian: string | null;
  /** A picture's address; null: the site shows its own sketch. */
  groundMap: string | null;
  /** What the picture shows, a place a line. */
  groundMapPlaces: string;
  groundMapPlacesIndonesian: string | null;
  helpNumbers: readonly HelpNumber[];
  underConstruction: boolean;
}

/** The first thing that a visitor reads; hidden while it isn't active. */
export interface HeroTexts {
  title: string;
  titleIndonesian: string | null;
  eventLine1: string;
  eventLine1Indonesian: string | null;
  eventLine2: string;
  eventLine2Indonesian: string | null;
  isActive: boolean;
}

/** The skin of the public site; pictures are addresses. */
export interface ThemeFacts {
  colours: ThemeColours;
  crest: string | null;
  hero: string | null;
}
