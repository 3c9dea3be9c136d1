import { SCAN_ACTIONS, SCAN_RESULTS, type AdminScan, type ScanChoices } from '@festival/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { AppError } from '../../platform/http/errors/app-error.js';
import { type FilterValue, parseListQuery } from '../../platform/http/answers/list-query.js';
import { ListPage } from '../../platform/http/answers/list-page.js';
import { ScansService } from './scans.service.js';

const RULES = {
  sort: ['scanned_at'] as const,
  filter: ['q', 'gate', 'action', 'result', 'from', 'to'] as const,
  defaultSort: ['scanned_at', 'DESC'] as ['scanned_at', 'DESC'],
};

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
  async list(@Query() query: unknown): Promise<ListPage<AdminScan>> {
    const { filter, order, skip, take } = parseListQuery(query, RULES);
    const { rows, total } = await this.scans.list({
      order,
      skip,
      take,
      search: text(filter.q),
      gate: text(filter.gate),
      action: oneOf(SCAN_ACTIONS, 'action', filter.action),
      result: oneOf(SCAN_RESULTS, 'result', filter.result),
      from: time('from', filter.from),
      to: time('to', filter.to),
    });
    return new ListPage('scans', rows, skip, total);
  }

  /** The gates that the scan log can be filtered by. */
  @Get('choices')
  async choices(): Promise<ScanChoices> {
    return { gates: await this.scans.gates() };
  }
}

function text(value: FilterValue | undefined): string | undefined {
  return value === undefined ? undefined : String(value).trim() || undefined;
}

function oneOf<T extends string>(allowed: readonly T[], field: string, value: FilterValue | undefined): T | undefined {
  if (value === undefined) return undefined;
  const found = allowed.find((each) => each === value);
  if (!found) throw new AppError('BAD_REQUEST', `The parameter filter is not valid: unknown ${field}.`);
  return found;
}

function time(field: string, value: FilterValue | undefined): Date | undefined {
  if (value === undefined) return undefined;
  const read = new Date(typeof value === 'string' ? value : Number.NaN);
  if (!Number.isNaN(read.getTime())) return read;
  throw new AppError('BAD_REQUEST', `The parameter filter is not valid: ${field} must be a time in ISO 8601.`);
}
