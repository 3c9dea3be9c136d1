import type { Language, RenderedPage, SiteRenderer } from '@festival/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../platform/clock/clock.js';
import type { LoopbackReads } from '../platform/http/server/loopback-reads.js';

/** A countdown in the HTML is at most this old, whatever the content does. */
const MAX_AGE_MS = 10_000;

interface KeptPage<T> {
  /** Null when it could not be drawn. */
  page: T | null;
  at: number;
  /** What it was drawn with: the tag of each answer by its path. */
  tags: ReadonlyMap<string, string>;
}

/**
 * Pages of the public site as HTML, drawn once and kept as long as each answer of the API that they show stands: a page
 * is never older than the API itself. There are as many as the site has addresses, tiers and languages.
 */
export class RenderedPageCache<T> {
  private readonly kept = new Map<string, KeptPage<T>>();
  private readonly drawing = new Map<string, Promise<KeptPage<T>>>();

  constructor(
    private readonly renderer: SiteRenderer,
    private readonly reads: LoopbackReads,
    private readonly clock: Clock,
    private readonly log: FastifyBaseLogger,
    /** Makes what is kept of a page. */
    private readonly finish: (page: RenderedPage) => T,
  ) {}

  /** The page of an address (`/path?query`); null when the browser has to draw it. Each of `tierTypes` has its checkout. */
  async get(url: string, language: Language, tierTypes: readonly string[]): Promise<T | null> {
    const address = this.renderer.servedAddress(url, tierTypes);
    if (address === null) return null;
    const key = `${language} ${address}`;
    const kept = this.kept.get(key);
    if (kept && (await this.stands(kept))) return kept.page;
    // What was begun before this visit may show content that has been changed since.
    const begun = await this.drawing.get(key);
    if (begun && (await this.stands(begun))) return begun.page;
    return (await (this.drawing.get(key) ?? this.draw(key, address, language))).page;
  }

  private async stands({ at, tags }: KeptPage<T>): Promise<boolean> {
    if (Math.abs(this.clock.now().getTime() - at) >= MAX_AGE_MS) return false;
    const same = await Promise.all([...tags].map(async ([path, tag]) => (await this.reads.get(path)).tag === tag));
    return same.every(Boolean);
  }

  private draw(key: string, address: string, language: Language): Promise<KeptPage<T>> {
    const drawn = this.drawNow(address, language)
      .then((page) => {
        this.kept.set(key, page);
        return page;
      })
      .finally(() => this.drawing.delete(key));
    this.drawing.set(key, drawn);
    return drawn;
  }

  private async drawNow(address: string, language: Language): Promise<KeptPage<T>> {
    const at = this.clock.now().getTime();
    const tags = new Map<string, string>();
    const load = async (path: string) => {
      const answer = await this.reads.get(path);
      tags.set(path, answer.tag);
      return answer;
    };
    try {
      return { page: this.finish(await this.renderer.render({ address, language, renderedAt: at, load })), at, tags };
    } catch (error) {
      this.log.error({ err: error, address, language }, 'page not drawn');
      return { page: null, at, tags };
    }
  }
}
