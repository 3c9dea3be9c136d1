import { type Language, picksIn, SITE_ROUTES } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Mutex } from 'async-mutex';
import { createHash } from 'node:crypto';
import { clockedLru, type Entries } from '../../../platform/cache/clocked-lru.js';
import { Clock } from '../../../platform/clock/clock.js';
import { AppConfig } from '../../../platform/config/app-config.js';
import { AppError, fieldError } from '../../../platform/errors/app-error.js';
import { addressKey, RateLimitsService } from '../../../platform/http/limits/rate-limits.service.js';
import { loadSharp } from '../../media/load-sharp.js';
import { SiteSettingsService } from '../../site-settings/site-settings.service.js';
import { ActsService } from '../acts.service.js';
import type { PosterFacts } from './draw-poster.js';
import { POSTER_TEXTS } from './poster-texts.js';

/** A poster is 50 to 150 KB. */
const MOST_POSTERS = 100;
const MAX_AGE_MS = 3_600_000;
/** Painting takes a core for a fifth of a second. */
const MAX_WAITING = 20;
const RETRY_AFTER_SECONDS = 3;
/** Of those that have to be painted. A whole campus is one address. */
const PAINTED = { limit: 120, ttlSeconds: 60 };

/** The pictures of visitors' picks. */
@Injectable()
export class PosterService {
  private readonly painted: () => Entries<Promise<Buffer>>;
  /** One at a time: orders need the other cores. */
  private readonly painting = new Mutex();
  /** Includes the one that is being painted. */
  private waiting = 0;

  constructor(
    private readonly acts: ActsService,
    private readonly settings: SiteSettingsService,
    private readonly rateLimits: RateLimitsService,
    private readonly config: AppConfig,
    clock: Clock,
  ) {
    this.painted = clockedLru<Promise<Buffer>>(clock, { max: MOST_POSTERS, maxAgeMs: MAX_AGE_MS });
  }

  /** A PNG; the same picks of the same line-up are painted once. 422 on `picks` when they name no act. */
  async poster(picks: string, language: Language, address: string): Promise<Buffer> {
    const facts = await this.facts(picks, language);
    const key = createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
    const known = this.painted().get(key);
    if (known) return known;
    await this.rateLimits.hit('posters', addressKey(address), PAINTED);
    const painted = this.paint(facts);
    this.painted().set(key, painted);
    // One that failed is tried again.
    painted.catch(() => this.painted().delete(key));
    return painted;
  }

  private async facts(picks: string, language: Language): Promise<PosterFacts> {
    const ids = picksIn(picks);
    const acts = (await this.acts.public.value()).filter(({ id }) => ids.includes(id));
    if (acts.length === 0) throw fieldError('picks', POSTER_TEXTS.none);
    const { festival_name: festivalName, concert_date: concertDate } = await this.settings.public.value();
    const address = this.config.publicUrl.replace(/^https?:\/\//, '') + SITE_ROUTES.lineUp;
    return { festivalName, concertDate, address, language, acts };
  }

  private async paint(facts: PosterFacts): Promise<Buffer> {
    if (this.waiting >= MAX_WAITING) {
      const details = { retryAfterSeconds: RETRY_AFTER_SECONDS, limit: 'posters-at-once' };
      throw new AppError('UNAVAILABLE', POSTER_TEXTS.busy, details);
    }
    this.waiting += 1;
    try {
      return await this.painting.runExclusive(async () => {
        const sharp = await loadSharp(POSTER_TEXTS.notHere);
        // With the first poster: the letters' library holds some megabytes.
        const { drawPoster } = await import('./draw-poster.js');
        return sharp(Buffer.from(drawPoster(facts)))
          .png({ compressionLevel: 6, palette: true, effort: 1 })
          .toBuffer();
      });
    } finally {
      this.waiting -= 1;
    }
  }
}
