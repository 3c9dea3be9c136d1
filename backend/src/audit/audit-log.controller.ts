import type { AuditChoices, AuditEntry } from '@festival/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForArea } from '../platform/access/access.decorators.js';
import { AppError } from '../platform/http/errors/app-error.js';
import { type FilterValue, parseListQuery } from '../platform/http/answers/list-query.js';
import { ListPage } from '../platform/http/answers/list-page.js';
import { ParseId } from '../platform/http/requests/validation.js';
import { AuditLogService } from './audit-log.service.js';

const RULES = {
  sort: ['created_at'] as const,
  filter: ['admin_id', 'action', 'resource', 'record_id', 'from', 'to'] as const,
  defaultSort: ['created_at', 'DESC'] as ['created_at', 'DESC'],
};

/** Read only: nobody changes the audit log. */
@ForArea('audit')
@ApiTags('Audit log')
@Controller('api/admin/audit-log')
export class AuditLogController {
  constructor(private readonly log: AuditLogService) {}

  /** Newest first. Filters: `admin_id` (0: the program itself), action, resource, record_id, from and to (ISO 8601). */
  @Get()
  async list(@Query() query: unknown): Promise<ListPage<AuditEntry>> {
    const { filter, order, skip, take } = parseListQuery(query, RULES);
    const { rows, total } = await this.log.list({
      order,
      skip,
      take,
      adminId: number(filter.admin_id),
      action: text(filter.action),
      resource: text(filter.resource),
      recordId: text(filter.record_id),
      from: time('from', filter.from),
      to: time('to', filter.to),
    });
    return new ListPage('audit-log', rows, skip, total);
  }

  @Get('choices')
  choices(): Promise<AuditChoices> {
    return this.log.choices();
  }

  @Get(':id')
  one(@Param('id', ParseId) id: number): Promise<AuditEntry> {
    return this.log.one(id);
  }
}

function text(value: FilterValue | undefined): string | undefined {
  return value === undefined ? undefined : String(value).trim();
}

function number(value: FilterValue | undefined): number | undefined {
  if (value === undefined) return undefined;
  if (Number.isSafeInteger(value)) return value as number;
  throw new AppError('BAD_REQUEST', 'The parameter filter is not valid: admin_id must be a whole number.');
}

function time(field: string, value: FilterValue | undefined): Date | undefined {
  if (value === undefined) return undefined;
  const read = new Date(typeof value === 'string' ? value : Number.NaN);
  if (!Number.isNaN(read.getTime())) return read;
  throw new AppError('BAD_REQUEST', `The parameter filter is not valid: ${field} must be a time in ISO 8601.`);
}
