import { isOurs, type SiteTheme } from '@festival/contracts';
import type { ThemeFacts } from '../../platform/settings/site-facts.js';

/** Our own colours are in the style sheet, so they aren't sent. */
export function toSiteTheme({ colours, crest, hero }: ThemeFacts): SiteTheme {
  return { colours: isOurs(colours) ? null : colours, crest, hero };
}
