import type { Language } from '../language.js';

/** The values in addresses that have a page of their own, by the name of their parameter. */
export interface KnownValues {
  /** The types of all tiers. */
  ticket_type: readonly string[];
  /** The ids of the acts that are announced. */
  act: readonly string[];
}

/** The public site's server bundle. */
export interface SiteRenderer {
  /**
   * The address under which the page of `url` is rendered for everybody, one of few; null: only the browser renders it.
   * Of the values that visitors put into an address, those that are `known` have a page of their own.
   */
  servedAddress(url: string, known: KnownValues): string | null;
  render(request: RenderRequest): Promise<RenderedPage>;
}

export interface PageRequest {
  /** As `servedAddress` gives it. */
  address: string;
  language: Language;
  /** The present moment in milliseconds since 1970. */
  renderedAt: number;
}

export interface RenderRequest extends PageRequest {
  /** Answers a public GET of the API. */
  load: (path: string) => Promise<{ status: number; body: string }>;
}

/** A page in the pieces that the server puts into `index.html`. */
export interface RenderedPage {
  /** Goes into the head in place of its style sheets and scripts. */
  head: string;
  /** The content of `#root`. */
  html: string;
  /** Goes behind `#root`. */
  tail: string;
  /** The texts of the inline style and script, which the security policy has to allow. */
  inline: { style: string; script: string };
  status: number;
}
