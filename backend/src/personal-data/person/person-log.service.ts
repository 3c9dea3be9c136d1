import { normalizeEmail, type PersonCounts } from '@festival/contracts';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { In } from 'typeorm';
import { AuditEntryEntity } from '../../audit/audit-entry.entity.js';
import { AuditService } from '../../audit/audit.service.js';
import type { Actor } from '../../platform/access/actor.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { KeptKeysService } from '../../platform/settings/kept-keys.service.js';

const PURPOSE = 'erased people';
const RESOURCE = 'personal-data';

/**
 * What was done with a person's data, in the audit log. It names the person by a keyed hash: who knows the address and the
 * key can tell whether it was this one. The key outlives a change of `SECRET_KEY`.
 */
@Injectable()
export class PersonLogService implements OnApplicationBootstrap {
  constructor(
    private readonly keptKeys: KeptKeysService,
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const named = { resource: RESOURCE, action: In(['erase', 'export', 'look_up']) };
    await this.keptKeys.prepare(PURPOSE, () => this.reader.of(AuditEntryEntity).existsBy(named));
  }

  async record(
    action: 'erase' | 'export' | 'look_up',
    email: string,
    after: PersonCounts,
    actor: Actor,
  ): Promise<void> {
    const [key] = (await this.keptKeys.of(PURPOSE)).keys;
    const recordId = createHmac('sha256', key).update(normalizeEmail(email)).digest('base64url');
    const entry = { ...actor, action, resource: RESOURCE, recordId, after };
    await this.transactions.run((db) => this.audit.record(db, entry));
  }
}
