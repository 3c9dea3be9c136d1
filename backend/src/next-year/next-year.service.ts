import { festivalPhase, type Language, lastEnd, type NextYearRequest, SITE_ROUTES } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { ActsService } from '../content/line-up/acts.service.js';
import { OutboxService } from '../mail/queue/outbox.service.js';
import { sealedLink } from '../mail/sealed-link.js';
import { Clock } from '../platform/clock/clock.js';
import { AppConfig } from '../platform/config/app-config.js';
import { Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/errors/app-error.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { NextYearAddressEntity } from './next-year-address.entity.js';

const HOUR_MS = 3_600_000;
const TOKEN_BYTES = 24;

/** Takes addresses for next year's list. Its links are `NextYearLinksService`. */
@Injectable()
export class NextYearService {
  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly acts: ActsService,
    private readonly outbox: OutboxService,
  ) {}

  /**
   * Mails the links to the address, at most once an hour: anybody can type anybody's. Of a known address the
   * language alone changes, and nothing tells that it is known. Throws 409 before the festival is over.
   */
  async add(request: NextYearRequest): Promise<void> {
    const festival = await this.settings.get('festival');
    if (!(await this.isOver(festival.concertDate))) {
      throw new AppError('CONFLICT', 'The list for next year opens after the festival.');
    }
    await this.transactions.run(async (db) => {
      const row = await this.claimMail(db, request);
      if (row === null) return;
      const { publicUrl } = this.config;
      const url = `${publicUrl}${SITE_ROUTES.nextYearConfirm}?token=${row.token}`;
      const isConfirmed = row.confirmedAt !== null;
      const payload = { sealedUrl: sealedLink(this.config, url), isConfirmed, festival, publicUrl };
      const { email: to, language } = request;
      await this.outbox.add(db, { kind: 'next_year', payload, orderId: null, to, language });
    });
  }

  /** The row, made where there is none; null when it was mailed within the hour. */
  private async claimMail(
    db: EntityManager,
    { email, language }: NextYearRequest,
  ): Promise<NextYearAddressEntity | null> {
    const now = this.clock.now();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const row = { email, language, token, createdAt: now, mailedAt: null, confirmedAt: null };
    await db.createQueryBuilder().insert().into(NextYearAddressEntity).values(row).orIgnore().execute();
    const isClaimed = await this.claim(db, email, { mailedAt: now, language });
    return isClaimed ? db.findOneByOrFail(NextYearAddressEntity, { email }) : null;
  }

  /** Of several at once one gets it. */
  protected async claim(
    db: EntityManager,
    email: string,
    changes: { mailedAt: Date; language: Language },
  ): Promise<boolean> {
    const { affected } = await db
      .createQueryBuilder()
      .update(NextYearAddressEntity)
      .set(changes)
      .where('email = :email', { email })
      .andWhere('(mailed_at IS NULL OR mailed_at <= :since)', {
        since: new Date(changes.mailedAt.getTime() - HOUR_MS),
      })
      .execute();
    return affected !== 0;
  }

  /** As the site's own phase, by the server's clock. */
  private async isOver(concertDate: string): Promise<boolean> {
    const endsAt = lastEnd(await this.acts.public.value());
    return festivalPhase({ tiers: [], concertDate, endsAt }, this.clock.now().getTime()) === 'after';
  }
}
