import { actPage, PUBLIC_PAGES } from '@festival/contracts';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../platform/http/answers/escape-html.js';
import type { PageFacts, PageFactsSource } from './facts/page-facts.js';
import { RETRY_AFTER_SECONDS } from './page-visit.js';

const ONE_HOUR = 'public, max-age=3600';
/** The ground of the site's bar and of its first screen (`public-site/src/styles/tokens.css`, night-900). */
const NIGHT = '#0b1f45';

/** Files that crawlers and browsers ask for next to the pages, from the present settings. */
export function registerRobotsAndSitemap(instance: FastifyInstance, site: string, source: PageFactsSource): void {
  instance.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', ONE_HOUR).send(robots(site)),
  );
  instance.get('/sitemap.xml', async (_request, reply) => {
    const facts = await source.facts();
    // Each of its pages would answer so, too.
    if (facts.underConstruction) reply.status(503).header('retry-after', String(RETRY_AFTER_SECONDS));
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache').send(sitemap(site, facts));
  });
  instance.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(manifest(await source.facts()))),
  );
}

function robots(site: string): string {
  const closed = ['/admin', '/api/', '/payment/', '/t/', '/error/'];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${site}/sitemap.xml`, ''].join(
    '\n',
  );
}

/** Every page that may be found and is there now. */
function sitemap(site: string, { openEvents, underConstruction, acts }: PageFacts): string {
  const pages = [...PUBLIC_PAGES, ...acts.map(actPage)];
  const found = pages.filter(({ isPrivate, event }) => !isPrivate && (!event || openEvents.includes(event)));
  const urls = underConstruction ? [] : found.map(({ path }) => `  <url><loc>${escapeHtml(site + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** The icons are made by `npm run pictures -w public-site`. */
function manifest({ festivalName, edition }: PageFacts): object {
  return {
    name: `${festivalName} ${edition}`.trim(),
    short_name: festivalName,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: NIGHT,
    theme_color: NIGHT,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
