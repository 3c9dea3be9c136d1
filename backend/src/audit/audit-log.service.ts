import type { AuditChoices, AuditEntry } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Reader } from '../platform/database/reader.js';
import { AppError } from '../platform/http/errors/app-error.js';
import type { SortOrder } from '../platform/http/answers/list-query.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

export interface AuditSearch {
  /** 0 means the program itself. */
  adminId?: number;
  action?: string;
  resource?: string;
  recordId?: string;
  /** Both ends count. */
  from?: Date;
  to?: Date;
  order: SortOrder;
  skip: number;
  take: number;
}

/** Reads what `AuditService` wrote. */
@Injectable()
export class AuditLogService {
  constructor(private readonly reader: Reader) {}

  /** In the order of time; each condition has an index. */
  async list(search: AuditSearch): Promise<{ rows: AuditEntry[]; total: number }> {
    const { adminId, action, resource, recordId, from, to, order } = search;
    const select = this.reader.select(AuditEntryEntity, 'e');
    if (adminId === 0) select.andWhere('e.adminId IS NULL');
    else if (adminId !== undefined) select.andWhere('e.adminId = :adminId', { adminId });
    if (action !== undefined) select.andWhere('e.action = :action', { action });
    if (resource !== undefined) select.andWhere('e.resource = :resource', { resource });
    if (recordId !== undefined) select.andWhere('e.recordId = :recordId', { recordId });
    if (from !== undefined) select.andWhere('e.createdAt >= :from', { from });
    if (to !== undefined) select.andWhere('e.createdAt <= :to', { to });
    select.orderBy('e.createdAt', order).addOrderBy('e.id', order);
    const [rows, total] = await select.skip(search.skip).take(search.take).getManyAndCount();
    return { rows: rows.map(toEntry), total };
  }

  async one(id: number): Promise<AuditEntry> {
    const row = await this.reader.of(AuditEntryEntity).findOneBy({ id });
    if (!row) throw new AppError('NOT_FOUND', 'Audit entry not found.');
    return toEntry(row);
  }

  /** All values in the log, for the filters. */
  async choices(): Promise<AuditChoices> {
    const admins = await this.reader
      .select(AuditEntryEntity, 'e')
      .select('e.adminId', 'id')
      .addSelect('MAX(e.adminEmail)', 'email')
      .where('e.adminId IS NOT NULL')
      .groupBy('e.adminId')
      .orderBy('email')
      .getRawMany<{ id: number; email: string }>();
    return { admins, actions: await this.distinct('action'), resources: await this.distinct('resource') };
  }

  private async distinct(column: 'action' | 'resource'): Promise<string[]> {
    const rows = await this.reader
      .select(AuditEntryEntity, 'e')
      .select(`e.${column}`, 'value')
      .distinct(true)
      .orderBy('value')
      .getRawMany<{ value: string }>();
    return rows.map(({ value }) => value);
  }
}

function toEntry(row: AuditEntryEntity): AuditEntry {
  return {
    id: row.id,
    admin_id: row.adminId,
    admin_email: row.adminEmail,
    action: row.action,
    resource: row.resource,
    record_id: row.recordId,
    before: row.before,
    after: row.after,
    address: row.address,
    created_at: row.createdAt.toISOString(),
  };
}
