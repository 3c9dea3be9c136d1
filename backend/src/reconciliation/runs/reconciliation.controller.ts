import type { ReconciliationDifference, ReconciliationRun, ReconciliationRunDetails } from '@festival/contracts';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { ListPage } from '../../platform/http/answers/list-page.js';
import { parseListQuery } from '../../platform/http/answers/list-query.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { ResolveDto } from '../../refunds/resolve.dto.js';
import { DIFFERENCE_FILTERS, DIFFERENCE_SORTS, DifferencesService } from '../differences/differences.service.js';
import { ReconciliationRunsService, RUN_SORTS } from './reconciliation-runs.service.js';

const RUN_RULES = {
  sort: Object.keys(RUN_SORTS) as Array<keyof typeof RUN_SORTS>,
  filter: [] as const,
  defaultSort: ['id', 'DESC'] as [keyof typeof RUN_SORTS, 'DESC'],
};
const DIFFERENCE_RULES = {
  sort: Object.keys(DIFFERENCE_SORTS) as Array<keyof typeof DIFFERENCE_SORTS>,
  filter: DIFFERENCE_FILTERS,
  defaultSort: ['found_at', 'DESC'] as [keyof typeof DIFFERENCE_SORTS, 'DESC'],
};

/** The comparison of our orders with the payment provider's transactions. */
@ForArea('orders')
@Controller('api/admin')
export class ReconciliationController {
  constructor(
    private readonly runs: ReconciliationRunsService,
    private readonly differences: DifferencesService,
  ) {}

  /** Runs as a list of the back office. */
  @Get('reconciliation-runs')
  async listRuns(@Query() query: unknown): Promise<ListPage<ReconciliationRun>> {
    const { filter: _none, ...rest } = parseListQuery(query, RUN_RULES);
    const { rows, total } = await this.runs.list(rest);
    return new ListPage('reconciliation-runs', rows, rest.skip, total);
  }

  /** A run with its progress, and the orders that it could not compare. */
  @Get('reconciliation-runs/:id')
  run(@Param('id', ParseId) id: number): Promise<ReconciliationRunDetails> {
    return this.runs.one(id);
  }

  /**
   * Starts a run over the orders of the last 30 days.
   * 201: it was started. 200: one is under way already, and answered.
   */
  @Post('reconciliation-runs')
  async start(@CurrentActor() actor: Actor): Promise<Answer<ReconciliationRun>> {
    const { run, isNew } = await this.runs.start(actor);
    const message = isNew ? 'Reconciliation started.' : 'A reconciliation is already running.';
    return new Answer(run, { status: isNew ? 201 : 200, message });
  }

  /**
   * Differences between the two sides, the newest first.
   * @param filter `q` (a part of the order number), `state`, `kind`, `run_id`, and `apart` (true: without those that
   * are resolved with
   *   their order)
   */
  @Get('reconciliation-differences')
  async listDifferences(@Query() query: unknown): Promise<ListPage<ReconciliationDifference>> {
    const rest = parseListQuery(query, DIFFERENCE_RULES);
    const { rows, total } = await this.differences.list(rest);
    return new ListPage('reconciliation-differences', rows, rest.skip, total);
  }

  /** One difference. */
  @Get('reconciliation-differences/:id')
  difference(@Param('id', ParseId) id: number): Promise<ReconciliationDifference> {
    return this.differences.one(id);
  }

  /**
   * Marks a waiting difference as dealt with.
   * @throws {409} This difference does not wait any more.
   */
  @Post('reconciliation-differences/:id/resolve')
  @HttpCode(200)
  async resolve(
    @Param('id', ParseId) id: number,
    @Body() { reason }: ResolveDto,
    @CurrentActor() actor: Actor,
  ): Promise<Answer<ReconciliationDifference>> {
    return new Answer(await this.differences.resolve(id, reason, actor), { message: 'Marked as dealt with.' });
  }
}
