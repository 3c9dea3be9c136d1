import type { AdminScan, ScanChoices } from '@festival/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ForArea } from '../../../platform/access/access.decorators.js';
import { ListQuery } from '../../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../../platform/lists/list-rules.js';
import { ParseId } from '../../../platform/http/requests/validation.js';
import { ListPage } from '../../../platform/lists/list-page.js';
import { SCAN_LIST, ScansService } from './scans.service.js';

/** The scan log, for reading only. */
@ForArea('tickets')
@Controller('api/admin/scans')
export class ScansController {
  constructor(private readonly scans: ScansService) {}

  /**
   * Scans as a list of the back office, the newest first.
   * @param filter `q` (a part of the code), `gate`, `action`, `result`, and `from` and `to` (ISO 8601, both ends count)
   */
  @Get()
  async list(@ListQuery(SCAN_LIST) request: ListRequest<typeof SCAN_LIST>): Promise<ListPage<AdminScan>> {
    const { rows, total } = await this.scans.list(request);
    return new ListPage('scans', rows, request.skip, total);
  }

  /** The gates that the scan log can be filtered by. */
  @Get('choices')
  async choices(): Promise<ScanChoices> {
    return { gates: await this.scans.gates() };
  }

  /** One scan. */
  @Get(':id')
  one(@Param('id', ParseId) id: number): Promise<AdminScan> {
    return this.scans.one(id);
  }
}
