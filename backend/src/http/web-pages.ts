import { NotFoundException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AppConfig } from '../config/app-config.js';
import { ADMIN_SCREENS } from './admin-screens.js';
import { issueCsrfToken } from './anti-forgery.js';
import { metaTag, PageTemplate, titleTag } from './page-template.js';
import { ERROR_PAGE, errorPageStatus, NOT_FOUND_PAGE, PUBLIC_PAGES, type PublicPage } from './public-pages.js';
import { registerStaticFiles } from './static-files.js';

const WORKSPACE = join(dirname(fileURLToPath(import.meta.url)), '../../..');

export interface WebPagesOptions {
  publicSite: string;
  adminSite: string;
  /** The festival's name as it is now; an admin may change it. */
  festivalName: () => string;
}

export const DEFAULT_WEB_PAGES: WebPagesOptions = {
  publicSite: join(WORKSPACE, 'public-site/dist'),
  adminSite: join(WORKSPACE, 'admin/dist'),
  festivalName: () => 'Festival',
};

/** What is no page: a miss below it is answered as data. */
const DATA_AREAS = /^\/(api|health|media|metrics|assets|admin\/assets)(\/|$)/;

/** Serves both single-page apps; each HTML answer carries the tags of the asked page (contract, "HTTP"). */
export async function registerWebPages(
  instance: FastifyInstance,
  config: AppConfig,
  options: WebPagesOptions,
): Promise<void> {
  await registerStaticFiles(instance, options.publicSite, '/');
  await registerStaticFiles(instance, options.adminSite, '/admin/');
  const pages = new Pages(config, options);
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

class Pages {
  private readonly publicSite: PageTemplate | null;
  private readonly adminSite: PageTemplate | null;

  constructor(
    private readonly config: AppConfig,
    private readonly options: WebPagesOptions,
  ) {
    this.publicSite = PageTemplate.read(options.publicSite, { keepTitle: false });
    this.adminSite = PageTemplate.read(options.adminSite, { keepTitle: true });
  }

  sendPublic(request: FastifyRequest, reply: FastifyReply, page: PublicPage, status: number): FastifyReply {
    if (page.isPrivate) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
    return this.send(reply, this.publicSite, status, () => this.publicTags(page, pathOf(request)));
  }

  sendAdmin(reply: FastifyReply, status: number): FastifyReply {
    reply.header('x-robots-tag', 'noindex');
    return this.send(reply, this.adminSite, status, () => [metaTag('name', 'robots', 'noindex')]);
  }

  private send(reply: FastifyReply, site: PageTemplate | null, status: number, tags: () => string[]): FastifyReply {
    // The token below belongs to one visitor.
    reply.header('cache-control', 'no-store');
    if (!site) {
      return reply
        .status(503)
        .type('text/plain; charset=utf-8')
        .send('This site has not been built yet: run npm run build.\n');
    }
    const html = site.render([...this.commonTags(reply), ...tags()]);
    return reply.status(status).type('text/html; charset=utf-8').send(html);
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
