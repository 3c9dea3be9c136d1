import type { KnownValues, Language, RenderedPage, SiteRenderer } from '@festival/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { TtlCache } from '../../platform/cache/ttl-cache.js';
import type { Clock } from '../../platform/clock/clock.js';
import type { LoopbackReads } from '../../platform/http/server/loopback-reads.js';

/** A countdown in the HTML is at most this old, whatever the content does. */
const MAX_AGE_MS = 10_000;

interface CachedPage<T> {
  /** Null when it could not be rendered. */
  page: T | null;
  /** The tag of each answer that it shows, by its path. */
  tags: ReadonlyMap<string, string>;
  /** Renderings are numbered as they begin. */
  number: number;
}

/**
 * Pages of the public site as HTML, cached while each answer of the API that they show is unchanged: a page is never
 * older than the API itself. There are as many as the site has addresses, tiers, acts and languages.
 */
export class RenderedPageCache<T> {
  private readonly pages: TtlCache<CachedPage<T>>;
  private begun = 0;

  constructor(
    private readonly renderer: SiteRenderer,
    private readonly reads: LoopbackReads,
    private readonly clock: Clock,
    private readonly log: FastifyBaseLogger,
    /** Turns a rendered page into its cached form. */
    private readonly finish: (page: RenderedPage) => T,
  ) {
    this.pages = new TtlCache(clock, MAX_AGE_MS, (key) => this.render(key));
  }

  /** The page of an address (`/path?query`); null when the browser has to render it. Each `known` value has a page of its own. */
  async get(url: string, language: Language, known: KnownValues): Promise<T | null> {
    const address = this.renderer.servedAddress(url, known);
    if (address === null) return null;
    const key = `${language} ${address}`;
    const begunBefore = this.begun;
    const cached = await this.pages.get(key);
    if (cached.number > begunBefore || (await this.isCurrent(cached))) return cached.page;
    // Its rendering began before this visit, and content has been changed since.
    if (this.pages.cached(key) === cached) this.pages.forget(key);
    return (await this.pages.get(key)).page;
  }

  private async isCurrent({ tags }: CachedPage<T>): Promise<boolean> {
    const same = await Promise.all([...tags].map(async ([path, tag]) => (await this.reads.get(path)).tag === tag));
    return same.every(Boolean);
  }

  private async render(key: string): Promise<CachedPage<T>> {
    const number = (this.begun += 1);
    const blank = key.indexOf(' ');
    const [language, address] = [key.slice(0, blank) as Language, key.slice(blank + 1)];
    const tags = new Map<string, string>();
    const load = async (path: string) => {
      const answer = await this.reads.get(path);
      tags.set(path, answer.tag);
      return answer;
    };
    try {
      const renderedAt = this.clock.now().getTime();
      const rendered = await this.renderer.render({ address, language, renderedAt, load });
      return { page: this.finish(rendered), tags, number };
    } catch (error) {
      this.log.error({ err: error, address, language }, 'page not rendered');
      return { page: null, tags, number };
    }
  }
}
