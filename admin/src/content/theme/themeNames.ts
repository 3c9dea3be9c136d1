import type { ContrastPair, ThemeColour } from '@festival/contracts';
import { t } from '../../lib/i18n/t';

/** What each colour is called, and where the site shows it. */
export const COLOURS: ReadonlyArray<{ source: ThemeColour; label: string; use: string }> = [
  { source: 'night', label: t('Night'), use: t('The ground of the site, and titles on light cards') },
  { source: 'parchment', label: t('Parchment'), use: t('Light parts, cards and scrolls') },
  { source: 'ink', label: t('Ink'), use: t('Words on light grounds') },
  { source: 'gold', label: t('Gold'), use: t('Crowns, edges, and what is chosen') },
  { source: 'red', label: t('Red'), use: t('The first button of a page') },
  { source: 'teal', label: t('Teal'), use: t('Ribbons and realms') },
  { source: 'ember', label: t('Ember'), use: t('Ribbons and realms') },
  { source: 'leaf', label: t('Leaf'), use: t('What went well') },
];

export const PAIR_NAMES: Readonly<Record<ContrastPair, string>> = {
  'words-on-night': t('Light words on the night'),
  'quiet-words-on-night': t('Quiet words on the night'),
  'gold-on-night': t('Gold on the night'),
  'words-on-parchment': t('Ink on parchment'),
  'quiet-words-on-parchment': t('Quiet words on parchment'),
  'titles-on-parchment': t('Titles in night on parchment'),
  'links-on-parchment': t('Links on parchment'),
  'red-on-parchment': t('Deep red words on parchment'),
  'white-on-red': t('White words on the red button'),
  'ink-on-gold': t('Ink on gold'),
  'white-on-teal': t('White words on deep teal'),
  'white-on-leaf': t('White signs on leaf'),
};
