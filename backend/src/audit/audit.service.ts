import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { withoutSecrets } from './without-secrets.js';

export interface AuditedChange {
  /** The actor; null when the program itself acted. */
  admin: { id: number; email: string } | null;
  /** A verb: `create`, `update`, `delete`, `lock_sync`. */
  action: string;
  resource: string;
  recordId: number | string | null;
  before?: object | null;
  after?: object | null;
  /** The visitor's address; null when no request caused the change. */
  address: string | null;
}

/** Logs every change by an admin. */
@Injectable()
export class AuditService {
  constructor(private readonly clock: Clock) {}

  /** Runs in the change's own transaction, so that neither is committed without the other. Secrets are left out. */
  async record(db: EntityManager, change: AuditedChange): Promise<void> {
    await db.insert(AuditEntryEntity, {
      adminId: change.admin?.id ?? null,
      adminEmail: change.admin?.email ?? null,
      action: change.action,
      resource: change.resource,
      recordId: change.recordId === null ? null : String(change.recordId),
      before: change.before ? withoutSecrets(change.before) : null,
      after: change.after ? withoutSecrets(change.after) : null,
      address: change.address,
      createdAt: this.clock.now(),
    } as Parameters<typeof db.insert<AuditEntryEntity>>[1]);
  }
}
