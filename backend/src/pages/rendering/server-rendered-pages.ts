import type { KnownValues, Language, RenderedPage, SiteRenderer } from '@festival/contracts';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { Clock } from '../../platform/clock/clock.js';
import { type InlineSources, inlineSourcesOf, withInline } from './inline-sources.js';
import type { LoopbackReads } from '../../platform/http/server/loopback-reads.js';
import type { PageTemplate } from './page-template.js';
import { RenderedPageCache } from './rendered-page-cache.js';
import { CompressedTail } from '../../platform/http/answers/spliced-gzip.js';

const POLICY = 'content-security-policy';
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

/** A page that was rendered for everybody; only the HTML before it differs between visitors. */
export interface ServerRenderedPage {
  status: number;
  end: CompressedTail;
  inline: InlineSources;
}

/** The public site's pages as HTML that already shows its content. */
export class ServerRenderedPages {
  private readonly pages: RenderedPageCache<ServerRenderedPage>;

  constructor(
    private readonly template: PageTemplate,
    renderer: SiteRenderer,
    reads: LoopbackReads,
    clock: Clock,
    log: FastifyBaseLogger,
  ) {
    const finish = (page: RenderedPage): ServerRenderedPage => ({
      status: page.status,
      end: new CompressedTail(template.end(page)),
      inline: inlineSourcesOf(page),
    });
    this.pages = new RenderedPageCache(renderer, reads, clock, log, finish);
  }

  /** Null when the browser has to render the page. */
  get(url: string, language: Language, known: KnownValues): Promise<ServerRenderedPage | null> {
    return this.pages.get(url, language, known);
  }

  /** Sends a page with the tags of this visit, after the caller has set status and type. */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    page: ServerRenderedPage,
    tags: string[],
    language: Language,
  ): void {
    reply.header(POLICY, withInline(String(reply.getHeader(POLICY)), page.inline));
    const beginning = this.template.beginning(tags, language);
    if (TAKES_GZIP.test(String(request.headers['accept-encoding'] ?? '')))
      reply.header('content-encoding', 'gzip').send(page.end.gzip(beginning));
    else {
      // In two parts: a copy of the whole page for each visit would be megabytes of garbage a second.
      const parts = [Buffer.from(beginning), page.end.text];
      reply.header('content-length', String(Buffer.byteLength(beginning) + page.end.text.length));
      reply.send(Readable.from(parts, { objectMode: false }));
    }
  }
}
