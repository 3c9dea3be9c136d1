import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { LessThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { LeasesService } from '../../platform/jobs/leases.service.js';
import { ConversationEntity } from './conversation.entity.js';

const HOUR_MS = 3_600_000;
const RETENTION_DAYS = 90;

/** Deletes conversations after 90 days; also at the start, since a process may never run for an hour. */
@Injectable()
export class ForgetConversationsJob implements OnApplicationBootstrap {
  constructor(
    private readonly leases: LeasesService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.forgetOld();
  }

  @Interval(HOUR_MS)
  async forgetOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RETENTION_DAYS * 24 * HOUR_MS);
    await this.leases.run('chatbot-conversations', HOUR_MS, () =>
      this.transactions.run((db) => db.delete(ConversationEntity, { createdAt: LessThan(before) })),
    );
  }
}
