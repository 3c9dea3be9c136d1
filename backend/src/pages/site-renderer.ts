import type { Language } from '@festival/contracts';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const BUNDLE = join(dirname(fileURLToPath(import.meta.url)), '../../../public-site/dist-ssr/entry-server.js');

/** The public site's server bundle (`public-site/src/entry-server.tsx`). */
export interface SiteRenderer {
  /** The address under which the page of this one is drawn, one of few; null: the browser draws it. */
  servedAddress(url: string, tierTypes: readonly string[]): string | null;
  render(request: RenderRequest): Promise<RenderedPage>;
}

export interface RenderRequest {
  address: string;
  language: Language;
  /** Milliseconds since 1970. */
  renderedAt: number;
  /** Answers a public GET of the API. */
  load: (path: string) => Promise<{ status: number; body: string }>;
}

/** A page in the pieces that are put into `index.html`. */
export interface RenderedPage {
  /** Takes the place of the style sheets and scripts in the head. */
  head: string;
  /** What stands in `#root`. */
  html: string;
  /** Goes behind `#root`. */
  tail: string;
  /** The texts of the inline style and script, which the security policy has to allow. */
  inline: { style: string; script: string };
  status: number;
}

/** Null when the site has been built without its server bundle: the browser draws every page then. */
export async function importSiteRenderer(file = BUNDLE): Promise<SiteRenderer | null> {
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as SiteRenderer) : null;
}
