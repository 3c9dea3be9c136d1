import { RETENTION_KINDS, type RetentionDays, type SeenRecord } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import type { Actor } from '../../platform/access/actor.js';
import { Transactions } from '../../platform/database/transactions.js';
import { assertVersion } from '../../platform/records/version.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { EventEndService } from './event-end.service.js';

const SUBJECT = 'The retention of personal data was';

/** For how long personal data is kept. */
@Injectable()
export class RetentionSettingsService {
  constructor(
    private readonly settings: SettingsService,
    private readonly eventEnd: EventEndService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /**
   * What is kept for fewer days than before is announced anew before it goes. Audited. Throws 409 when they changed since
   * they were read.
   */
  async change({ seen_updated_at: seen, ...wanted }: RetentionDays & SeenRecord, actor: Actor): Promise<RetentionDays> {
    return this.transactions.run(async (db) => {
      await this.settings.hold(db, ['retention', 'retention_state']);
      assertVersion(SUBJECT, await this.settings.storedAt(['retention']), seen);
      const before = await this.settings.fromDatabase(db, 'retention');
      const after = Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, wanted[kind]])) as typeof before;
      await this.settings.set(db, 'retention', after);
      await this.eventEnd.change(async (state) => {
        const kept = RETENTION_KINDS.filter(
          (kind) => after[kind] >= before[kind] && state.announced[kind] !== undefined,
        );
        return { ...state, announced: Object.fromEntries(kept.map((kind) => [kind, state.announced[kind]])) };
      });
      const entry = { action: 'update', resource: 'personal-data', recordId: 'retention', before, after };
      await this.audit.record(db, { ...actor, ...entry });
      return after;
    });
  }
}
