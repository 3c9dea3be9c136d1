import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** Snake, kebab and camel case alike: `password_hash`, `newPassword`, `X-API-Key`, `snapToken`. */
const SECRET = /password|secret|token|signature|private_?-?key|api_?-?key|cookie|authorization/i;

export const HIDDEN = '[hidden]';

/** A copy of a record fit for the audit log: values of secret fields hidden at any depth, times as ISO 8601. */
export function withoutSecrets(record: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, SECRET.test(key) ? HIDDEN : copy(value)]),
  );
}

function copy(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(copy);
  return typeof value === 'object' && value !== null ? withoutSecrets(value) : value;
}

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
