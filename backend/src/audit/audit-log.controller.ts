import type { AuditChoices, AuditEntry } from '@festival/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ForArea } from '../platform/access/access.decorators.js';
import { ListQuery } from '../platform/http/answers/list-query.js';
import type { ListRequest } from '../platform/lists/list-rules.js';
import { ListPage } from '../platform/lists/list-page.js';
import { ParseId } from '../platform/http/requests/validation.js';
import { AUDIT_LIST, AuditLogService } from './audit-log.service.js';

/** The log of all changes. Nobody changes it. */
@ForArea('audit')
@Controller('api/admin/audit-log')
export class AuditLogController {
  constructor(private readonly log: AuditLogService) {}

  /**
   * The audit log. Newest first. In `filter`, `admin_id` 0 is the program itself; `from` and `to` are times in ISO
   * 8601, both included.
   */
  @Get()
  async list(@ListQuery(AUDIT_LIST) request: ListRequest<typeof AUDIT_LIST>): Promise<ListPage<AuditEntry>> {
    const { rows, total } = await this.log.list(request);
    return new ListPage('audit-log', rows, request.skip, total);
  }

  /** All people, actions and resources in the audit log. For filters. */
  @Get('choices')
  choices(): Promise<AuditChoices> {
    return this.log.choices();
  }

  /** One entry of the audit log. */
  @Get(':id')
  one(@Param('id', ParseId) id: number): Promise<AuditEntry> {
    return this.log.one(id);
  }
}
