import type { AuditChoices, AuditEntry } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { SelectQueryBuilder } from 'typeorm';
import { Reader } from '../platform/database/reader.js';
import { AppError } from '../platform/errors/app-error.js';
import { type ListRequest, listRules } from '../platform/lists/list-rules.js';
import { whereAmong, whereList } from '../platform/lists/where-list.js';
import { AuditEntryEntity } from './audit-entry.entity.js';

/** `admin_id` 0 means the program itself; both ends of the time count. */
export const AUDIT_LIST = listRules({
  sorts: {
    id: 'id',
    created_at: 'createdAt',
    admin_email: 'adminEmail',
    action: 'action',
    resource: 'resource',
    record_id: 'recordId',
    address: 'address',
  },
  defaultSort: ['created_at', 'DESC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    admin_id: { kind: 'ids' },
    action: { kind: 'text', column: 'action' },
    resource: { kind: 'text', column: 'resource' },
    record_id: { kind: 'text', column: 'recordId' },
    from: { kind: 'time', from: 'createdAt' },
    to: { kind: 'time', to: 'createdAt' },
  },
});

/** Reads what `AuditService` wrote. */
@Injectable()
export class AuditLogService {
  constructor(private readonly reader: Reader) {}

  /** Each filter has an index. */
  async list(request: ListRequest<typeof AUDIT_LIST>): Promise<{ rows: AuditEntry[]; total: number }> {
    const { sort, order, skip, take, filter } = request;
    const select = this.reader.select(AuditEntryEntity, 'e');
    whereList(select, AUDIT_LIST, filter);
    if (filter.admin_id) whereAdmins(select, filter.admin_id);
    select.orderBy(`e.${sort}`, order).addOrderBy('e.id', order);
    const [rows, total] = await select.skip(skip).take(take).getManyAndCount();
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

function whereAdmins(select: SelectQueryBuilder<AuditEntryEntity>, ids: readonly number[]): void {
  if (ids.length === 1 && ids[0] === 0) select.andWhere('e.adminId IS NULL');
  else if (!ids.includes(0)) whereAmong(select, 'e.adminId', 'admins', ids);
  else select.andWhere('(e.adminId IS NULL OR e.adminId IN (:...admins))', { admins: ids });
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
