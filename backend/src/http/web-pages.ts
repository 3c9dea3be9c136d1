import { NotFoundException } from '@nestjs/common';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../clock/clock.js';
import type { AppConfig } from '../config/app-config.js';
import { ADMIN_SCREENS } from './admin-screens.js';
import { issueCsrfToken } from './anti-forgery.js';
import { DrawnPages } from './drawn-pages.js';
import type { OwnReads } from './own-reads.js';
import { metaTag, PageTemplate, titleTag } from './page-template.js';
import { ERROR_PAGE, errorPageStatus, NOT_FOUND_PAGE, PUBLIC_PAGES, type PublicPage } from './public-pages.js';
import { LANGUAGE_COOKIE, SITE_LANGUAGES, type SiteLanguage, type SiteRenderer } from './site-renderer.js';
import { registerStaticFiles } from './static-files.js';

const WORKSPACE = join(dirname(fileURLToPath(import.meta.url)), '../../..');

export interface WebPagesOptions {
  publicSite: string;
  adminSite: string;
  /** The festival's name as it is now; an admin may change it. */
  festivalName: () => string;
  /** Draws the public pages; null: the browser does. */
  renderer: SiteRenderer | null;
}

export const DEFAULT_WEB_PAGES: WebPagesOptions = {
  publicSite: join(WORKSPACE, 'public-site/dist'),
  adminSite: join(WORKSPACE, 'admin/dist'),
  festivalName: () => 'Festival',
  renderer: null,
};

/** What is no page: a miss below it is answered as data. */
const DATA_AREAS = /^\/(api|health|media|metrics|assets|admin\/assets)(\/|$)/;

/** Serves both single-page apps; each HTML answer carries the tags of the asked page (contract, "HTTP"). */
export async function registerWebPages(
  instance: FastifyInstance,
  config: AppConfig,
  reads: OwnReads,
  clock: Clock,
  options: WebPagesOptions,
): Promise<void> {
  await registerStaticFiles(instance, options.publicSite, '/');
  await registerStaticFiles(instance, options.adminSite, '/admin/');
  const pages = new Pages(config, options, reads, clock, instance.log);
  for (const page of PUBLIC_PAGES) {
    instance.get(page.path, (request, reply) => pages.sendPublic(request, reply, page, 200));
  }
  instance.get<{ Params: { status: string } }>(ERROR_PAGE.path, (request, reply) =>
    pages.sendPublic(request, reply, ERROR_PAGE, errorPageStatus(request.params.status)),
  );
  for (const path of ADMIN_SCREENS) instance.get(path, (_request, reply) => pages.sendAdmin(reply, 200));
  instance.get('/admin/*', (request, reply) => {
    refuseData(request);
    return pages.sendAdmin(reply, 404);
  });
  instance.get('/*', (request, reply) => {
    refuseData(request);
    return pages.sendPublic(request, reply, NOT_FOUND_PAGE, 404);
  });
}

function refuseData(request: FastifyRequest): void {
  if (DATA_AREAS.test(pathOf(request))) throw new NotFoundException();
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/';
}

/** The language that this browser was told to keep. */
function languageOf(request: FastifyRequest): SiteLanguage {
  const kept = request.cookies[LANGUAGE_COOKIE];
  return SITE_LANGUAGES.find((language) => language === kept) ?? SITE_LANGUAGES[0];
}

class Pages {
  private readonly publicSite: PageTemplate | null;
  private readonly adminSite: PageTemplate | null;
  private readonly drawn: DrawnPages | null;

  constructor(
    private readonly config: AppConfig,
    private readonly options: WebPagesOptions,
    reads: OwnReads,
    clock: Clock,
    log: FastifyBaseLogger,
  ) {
    const { publicSite, renderer } = options;
    this.publicSite = PageTemplate.read(publicSite, { keepTitle: false });
    this.drawn = this.publicSite && renderer && new DrawnPages(this.publicSite, renderer, reads, clock, log);
    this.adminSite = PageTemplate.read(options.adminSite, { keepTitle: true });
  }

  async sendPublic(request: FastifyRequest, reply: FastifyReply, asked: PublicPage, status: number) {
    const language = languageOf(request);
    const drawn = (await this.drawn?.get(request.url, language)) ?? null;
    const isMissing = status === 200 && drawn?.status === 404;
    const page = isMissing ? NOT_FOUND_PAGE : asked;
    if (page.isPrivate) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    const tags = () => this.publicTags(page, pathOf(request));
    if (!drawn) return this.send(reply, this.publicSite, status, tags, language);
    this.begin(reply, isMissing ? 404 : status);
    this.drawn?.send(request, reply, drawn, [...this.commonTags(reply), ...tags()], language);
    return reply;
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
    language?: SiteLanguage,
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

  private publicTags({ title, description, isPrivate }: PublicPage, path: string): string[] {
    const name = this.options.festivalName();
    const fullTitle = title.replace('{name}', name);
    const tags = [
      titleTag(fullTitle),
      metaTag('name', 'description', description),
      metaTag('property', 'og:site_name', name),
      metaTag('property', 'og:type', 'website'),
      metaTag('property', 'og:title', fullTitle),
      metaTag('property', 'og:description', description),
    ];
    if (isPrivate) return [...tags, metaTag('name', 'robots', 'noindex')];
    return [...tags, metaTag('property', 'og:url', `${this.config.publicUrl}${path}`)];
  }
}
