import type { AuditChoices, AuditEntry } from '@festival/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForArea } from '../platform/access/access.decorators.js';
import { ListQuery } from '../platform/http/answers/list-query.js';
import type { ListRequest } from '../platform/http/answers/list-rules.js';
import { ListPage } from '../platform/http/answers/list-page.js';
import { ParseId } from '../platform/http/requests/validation.js';
import { AUDIT_LIST, AuditLogService } from './audit-log.service.js';

/** Read only: nobody changes the audit log. */
@ForArea('audit')
@ApiTags('Audit log')
@Controller('api/admin/audit-log')
export class AuditLogController {
  constructor(private readonly log: AuditLogService) {}

  /** Newest first. Filters: `admin_id` (0: the program itself), action, resource, record_id, from and to (ISO 8601). */
  @Get()
  async list(@ListQuery(AUDIT_LIST) request: ListRequest<typeof AUDIT_LIST>): Promise<ListPage<AuditEntry>> {
    const { rows, total } = await this.log.list(request);
    return new ListPage('audit-log', rows, request.skip, total);
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
