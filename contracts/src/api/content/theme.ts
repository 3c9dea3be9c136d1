import type { ThemeColours } from '../../site/theme/colours.js';
import type { Id, PictureAddress } from '../scalars.js';
import type { SeenRecord, VersionedRecord } from '../seen-record.js';

/** The skin of an edition, as every page shows it. */
export interface SiteTheme {
  /** Null: our own. */
  colours: ThemeColours | null;
  /** In the place of our crest; square. */
  crest: PictureAddress | null;
  /** In the place of the first page's landscape; wide, with room for words in its upper half. */
  hero: PictureAddress | null;
}

/** The skin as an editor writes it. Fields that are left out stay unchanged. */
export type ThemeRequest = Partial<ThemeColours & Omit<SiteTheme, 'colours'>> & SeenRecord;

/** The skin as editors see it. There is one, with the id 1. */
export interface AdminTheme extends ThemeColours, Omit<SiteTheme, 'colours'>, VersionedRecord {
  id: Id;
}
