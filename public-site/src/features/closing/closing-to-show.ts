import { builtInClosingSection, type ClosingSectionRequest, type PublicClosingSection } from '@festival/contracts';

/**
 * What stands at the page's end: null when it is switched off; the built-in promo of that edition when there is no data
 * at all (public-site specification, section 4).
 */
export function closingToShow(data: PublicClosingSection | undefined, edition: string): ClosingSectionRequest | null {
  if (!data) return builtInClosingSection(edition);
  return 'head_text' in data && data.is_active ? data : null;
}
