import type { SiteRenderer } from '@festival/contracts';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The build of `public-site/src/entry-server.tsx`. */
const BUNDLE = join(dirname(fileURLToPath(import.meta.url)), '../../../../public-site/dist-ssr/entry-server.js');

/** Null when the site has been built without its server bundle: the browser renders every page then. */
export async function importSiteRenderer(file = BUNDLE): Promise<SiteRenderer | null> {
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as SiteRenderer) : null;
}
