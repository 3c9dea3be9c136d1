import {
  actPage,
  errorPage,
  isLanguage,
  type Language,
  LANGUAGE_COOKIE,
  NOT_FOUND_PAGE,
  pagePath,
  parseErrorStatus,
  PUBLIC_PAGES,
  SITE_ROUTES,
  type SiteRenderer,
} from '@festival/contracts';
import { NotFoundException } from '@nestjs/common';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../platform/clock/clock.js';
import type { AppConfig } from '../platform/config/app-config.js';
import { ADMIN_SCREENS } from './admin-screens.js';
import { issueCsrfToken } from '../platform/http/security/anti-forgery.js';
import { type ServerRenderedPage, ServerRenderedPages } from './rendering/server-rendered-pages.js';
import { registerRobotsAndSitemap } from './robots-and-sitemap.js';
import type { LoopbackReads } from '../platform/http/server/loopback-reads.js';
import { NO_FACTS, type PageFacts, type PageFactsSource } from './facts/page-facts.js';
import { pageTags } from './title-and-meta-tags.js';
import { metaTag, PageTemplate } from './rendering/page-template.js';
import { decideVisit, type PageVisit, RETRY_AFTER_SECONDS } from './page-visit.js';
import { registerGateApp } from './gate-app.js';
import { registerThemedDrawings } from './themed-drawings.js';
import { registerWaitingPage } from './waiting-page.js';
import { registerStaticFiles } from '../platform/http/server/static-files.js';

const WORKSPACE = join(dirname(fileURLToPath(import.meta.url)), '../../..');

export interface WebPagesOptions {
  publicSite: string;
  adminSite: string;
  /** The present facts of the public pages; editors may change them. */
  facts: PageFactsSource;
  /** Renders the public pages; null: the browser does. */
  renderer: SiteRenderer | null;
}

export const DEFAULT_WEB_PAGES: WebPagesOptions = {
  publicSite: join(WORKSPACE, 'public-site/dist'),
  adminSite: join(WORKSPACE, 'admin/dist'),
  facts: { facts: async () => NO_FACTS, isStaff: async () => false },
  renderer: null,
};

const MOVED = 301;

type AskedPage = Omit<PageVisit, 'access'>;

const NOT_FOUND: AskedPage = { page: NOT_FOUND_PAGE, status: 404 };

/** Below these there are no pages: a miss is answered as data. */
const DATA_AREAS = /^\/(api|health|media|metrics|assets|themed|admin\/assets|gate)(\/|$)/;

/** Serves both single-page apps; each HTML answer carries the tags of the asked page. */
export async function registerWebPages(
  instance: FastifyInstance,
  config: AppConfig,
  reads: LoopbackReads,
  clock: Clock,
  options: WebPagesOptions,
): Promise<void> {
  await registerStaticFiles(instance, options.publicSite, '/');
  await registerStaticFiles(instance, options.adminSite, '/admin/');
  await registerGateApp(instance, join(options.adminSite, 'gate'));
  registerRobotsAndSitemap(instance, config.publicUrl, options.facts);
  registerThemedDrawings(instance, options.publicSite);
  registerWaitingPage(instance, config, options.publicSite);
  const pages = new Pages(config, options, reads, clock, instance.log);
  for (const page of PUBLIC_PAGES) {
    instance.get(page.path, (request, reply) => pages.sendPublic(request, reply, { page, status: 200 }));
  }
  instance.get<{ Params: { act: string } }>(SITE_ROUTES.act, (request, reply) =>
    pages.sendPublic(request, reply, ({ acts }) => {
      const act = acts.find(({ id }) => String(id) === request.params.act);
      return act ? { page: actPage(act), status: 200 } : NOT_FOUND;
    }),
  );
  instance.get<{ Params: { status: string } }>(SITE_ROUTES.error, (request, reply) => {
    const status = parseErrorStatus(request.params.status);
    return pages.sendPublic(request, reply, { page: errorPage(status), status });
  });
  for (const path of ADMIN_SCREENS) instance.get(path, (_request, reply) => pages.sendAdmin(reply, 200));
  instance.get('/admin/*', (request, reply) => {
    refuseData(request);
    return pages.sendAdmin(reply, 404);
  });
  instance.get('/*', (request, reply) => {
    refuseData(request);
    return pages.sendPublic(request, reply, NOT_FOUND);
  });
}

function refuseData(request: FastifyRequest): void {
  if (DATA_AREAS.test(pathOf(request))) throw new NotFoundException();
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** The language that was chosen in this browser, English when none was. */
function siteLanguage(request: FastifyRequest): Language {
  const chosen = request.cookies[LANGUAGE_COOKIE];
  return isLanguage(chosen) ? chosen : 'en';
}

/** With its question mark; empty without one. */
function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

/** The visit of a page whose content turns out not to be there. */
const missing = ({ access }: PageVisit): PageVisit => ({ ...NOT_FOUND, access });

class Pages {
  private readonly publicSite: PageTemplate | null;
  private readonly adminSite: PageTemplate | null;
  private readonly rendered: ServerRenderedPages | null;

  constructor(
    private readonly config: AppConfig,
    private readonly options: WebPagesOptions,
    reads: LoopbackReads,
    clock: Clock,
    log: FastifyBaseLogger,
  ) {
    const { publicSite, renderer } = options;
    this.publicSite = PageTemplate.read(publicSite, { keepTitle: false });
    this.rendered =
      this.publicSite && renderer && new ServerRenderedPages(this.publicSite, renderer, reads, clock, log);
    this.adminSite = PageTemplate.read(options.adminSite, { keepTitle: true });
  }

  /** `asked`: the page, or how the present facts tell which it is. */
  async sendPublic(request: FastifyRequest, reply: FastifyReply, asked: AskedPage | ((facts: PageFacts) => AskedPage)) {
    const oneAddress = pagePath(pathOf(request));
    if (oneAddress !== pathOf(request)) return reply.redirect(oneAddress + queryOf(request), MOVED);
    const facts = await this.options.facts.facts();
    const askedPage = typeof asked === 'function' ? asked(facts) : asked;
    const visit = await decideVisit(request, askedPage, facts, this.options.facts);
    const language = siteLanguage(request);
    const rendered = await this.renderedPage(request, visit, language, facts);
    const { page, status, access } = rendered?.status === 404 ? missing(visit) : visit;
    if (page.isPrivate) reply.header('referrer-policy', 'no-referrer');
    if (page.isPrivate || access !== 'open') reply.header('x-robots-tag', 'noindex');
    if (access === 'closed') reply.header('retry-after', String(RETRY_AFTER_SECONDS));
    const [site, path] = [this.config.publicUrl, pathOf(request)];
    const tags = () => pageTags({ page, facts, language, access, site, path });
    if (!rendered) return this.send(reply, this.publicSite, status, tags, language);
    this.begin(reply, status);
    this.rendered?.send(request, reply, rendered, [...this.commonTags(reply), ...tags()], language);
    return reply;
  }

  /** Only the open site is rendered for everybody; the browser renders a closed one's screen and its preview. */
  private async renderedPage(
    request: FastifyRequest,
    { access }: PageVisit,
    language: Language,
    { tierTypes, acts }: PageFacts,
  ): Promise<ServerRenderedPage | null> {
    if (access !== 'open') return null;
    const known = { ticket_type: tierTypes, act: acts.map(({ id }) => String(id)) };
    return (await this.rendered?.get(request.url, language, known)) ?? null;
  }

  sendAdmin(reply: FastifyReply, status: number): FastifyReply {
    reply.header('x-robots-tag', 'noindex');
    return this.send(reply, this.adminSite, status, () => [metaTag('name', 'robots', 'noindex')]);
  }

  private send(
    reply: FastifyReply,
    site: PageTemplate | null,
    status: number,
    tags: () => string[],
    language?: Language,
  ): FastifyReply {
    this.begin(reply, status);
    if (!site) {
      return reply
        .status(503)
        .type('text/plain; charset=utf-8')
        .send('This site has not been built yet: run npm run build.\n');
    }
    return reply.send(site.render([...this.commonTags(reply), ...tags()], language));
  }

  private begin(reply: FastifyReply, status: number): void {
    // The token in the page belongs to one visitor.
    reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-store');
  }

  private commonTags(reply: FastifyReply): string[] {
    return [
      metaTag('name', 'csrf-token', issueCsrfToken(reply, this.config)),
      metaTag('name', 'midtrans-client-key', this.config.midtrans.clientKey),
      metaTag('name', 'midtrans-snap-url', this.config.midtrans.snapUrl),
    ];
  }
}
