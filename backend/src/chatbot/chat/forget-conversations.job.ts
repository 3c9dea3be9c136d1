import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { forgetRows } from '../../platform/database/retained-rows.js';
import { Transactions } from '../../platform/database/transactions.js';
import { LeasesService } from '../../platform/jobs/leases.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { RETAINED_CONVERSATIONS } from './retained-conversations.js';

const HOUR_MS = 3_600_000;

/** Deletes conversations after the days in the settings; also at the start, since a process may never run for an hour. */
@Injectable()
export class ForgetConversationsJob implements OnApplicationBootstrap {
  constructor(
    private readonly leases: LeasesService,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.forgetOld();
  }

  @Interval(HOUR_MS)
  async forgetOld(): Promise<void> {
    await this.leases.run('chatbot-conversations', HOUR_MS, async () => {
      const { conversations: days } = await this.settings.get('retention');
      const upTo = new Date(this.clock.now().getTime() - days * 24 * HOUR_MS);
      await forgetRows(this.reader, this.transactions, RETAINED_CONVERSATIONS, { upTo, except: [] });
    });
  }
}
