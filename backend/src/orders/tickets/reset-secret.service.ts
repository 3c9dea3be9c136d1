import { Injectable } from '@nestjs/common';
import { createHash, timingSafeEqual } from 'node:crypto';
import { AppConfig } from '../../platform/config/app-config.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import { RateLimitsService } from '../../platform/http/limits/rate-limits.service.js';

const WRONG_TRIES = { limit: 5, ttlSeconds: 15 * 60 };
const NAME = 'ticket-reset-secret';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The secret that resets ask for. Only the server compares it, so that no script of the admin carries it. */
@Injectable()
export class ResetSecretService {
  constructor(
    private readonly config: AppConfig,
    private readonly limits: RateLimitsService,
  ) {}

  /** Throws 403 with `refusal` when it is wrong, 429 after five wrong ones of one admin in 15 minutes. */
  async check(secret: string, { admin }: Actor, refusal: string): Promise<void> {
    const key = String(admin.id);
    await this.limits.refuseBlocked(NAME, key, { always: true });
    // Digests are of one length, so that the comparison tells nothing by its time.
    if (timingSafeEqual(digest(secret.trim()), digest(this.config.ticketResetSecret))) return;
    await this.limits.fail(NAME, key, WRONG_TRIES, { always: true });
    throw new AppError('WRONG_SECRET', refusal);
  }
}
