import type { EventName } from '../../api/content/sections.js';
import type { LocalizedText } from '../../language.js';

/**
 * A page of the public site as search engines and shared links see it. Each page has a file of its own with its title as
 * a constant: the browser loads a page's title with the page, and the server alone holds the descriptions.
 */
export interface PublicPage {
  /** Route path, with parameters as `:name`. */
  path: string;
  /** The page's own name in the browser's tab; empty: the festival's name alone. */
  title: LocalizedText;
  /** `{name}`, `{edition}`, `{date}` and `{venue}` are replaced by the festival's. */
  description: LocalizedText;
  /** The address holds a secret, or the page is about one visitor: not indexed, and the address is not passed on. */
  isPrivate?: boolean;
  /** The page belongs to this event and exists while the event is active. */
  event?: EventName;
  /** Address of a picture for shared links, in place of the site's. */
  picture?: string | null;
  /** Path of the page above it. */
  parent?: string;
  /** The page describes the festival as an event with its tickets. */
  tellsEvent?: boolean;
}
