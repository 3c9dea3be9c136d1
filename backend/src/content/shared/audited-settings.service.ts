import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { assertVersion } from '../../platform/records/version.js';
import { type Settings, SettingsService } from '../../platform/settings/settings.service.js';

/** The id of a singleton record: react-admin wants each record to have one. */
export const SINGLETON_ID = 1;

/** A singleton whose version is the time of its last change, ISO 8601; null when it never changed. */
interface Versioned {
  updated_at: string | null;
}

interface Change<Wire extends Versioned> {
  /** As in the audit log: `hero-section`. */
  resource: string;
  /** As in 'The hero section was changed in the meantime.', up to the verb. */
  subject: string;
  /** The settings that hold it. */
  keys: ReadonlyArray<keyof Settings>;
  actor: Actor;
  /** The `updated_at` that the editor's form was loaded with; undefined compares nothing. */
  version: string | null | undefined;
  read: () => Promise<Wire>;
  write: (db: EntityManager) => Promise<void>;
  /** Runs after the commit. */
  afterCommit: () => void;
}

/** Changes a singleton record in one transaction with its audit entry; concurrent editors wait for each other. */
@Injectable()
export class AuditedSettingsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
  ) {}

  /** Returns the changed record. 409 when the version is stale. */
  async change<Wire extends Versioned>(change: Change<Wire>): Promise<Wire> {
    try {
      return await this.once(change);
    } catch (error) {
      // Two first writes of a setting at once: the second one finds the row.
      if (!isDuplicateKey(error)) throw error;
      return this.once(change);
    }
  }

  private once<Wire extends Versioned>({
    resource,
    actor,
    read,
    write,
    afterCommit,
    ...guard
  }: Change<Wire>): Promise<Wire> {
    return this.transactions.run(async (db) => {
      await this.settings.hold(db, guard.keys);
      const before = await read();
      assertVersion(guard.subject, before.updated_at, guard.version);
      await write(db);
      const after = await read();
      await this.audit.record(db, { ...actor, action: 'update', resource, recordId: SINGLETON_ID, before, after });
      this.transactions.afterCommit(afterCommit);
      return after;
    });
  }
}
