import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { isDuplicateKey } from '../database/duplicate-key.js';
import { Transactions } from '../database/transactions.js';
import type { Actor } from '../http/actor.js';

/** The id of what there is one of, since react-admin wants each record to have one. */
export const ONLY_ID = 1;

interface Change<Wire extends object> {
  /** As in the audit log: `hero-section`. */
  resource: string;
  actor: Actor;
  read: (db: EntityManager) => Promise<Wire>;
  write: (db: EntityManager) => Promise<void>;
  /** Runs after the commit. */
  changed: () => void;
}

/** Changes what there is one of, in one transaction together with its audit entry. */
@Injectable()
export class AuditedSettings {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /** Answers with what is there afterwards. */
  async change<Wire extends object>(change: Change<Wire>): Promise<Wire> {
    try {
      return await this.once(change);
    } catch (error) {
      // Of two who write a setting for the first time, one comes second and finds it there.
      if (!isDuplicateKey(error)) throw error;
      return this.once(change);
    }
  }

  private once<Wire extends object>({ resource, actor, read, write, changed }: Change<Wire>): Promise<Wire> {
    return this.transactions.run(async (db) => {
      const before = await read(db);
      await write(db);
      const after = await read(db);
      await this.audit.record(db, { ...actor, action: 'update', resource, recordId: ONLY_ID, before, after });
      this.transactions.afterCommit(changed);
      return after;
    });
  }
}
