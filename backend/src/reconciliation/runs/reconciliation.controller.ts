import type { ReconciliationDifference, ReconciliationRun, ReconciliationRunDetails } from '@festival/contracts';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ForArea } from '../../platform/access/access.decorators.js';
import { CurrentActor } from '../../platform/access/current-actor.js';
import type { Actor } from '../../platform/access/actor.js';
import { Answer } from '../../platform/http/answers/answers.js';
import { ListPage } from '../../platform/lists/list-page.js';
import { ListQuery } from '../../platform/http/answers/list-query.js';
import type { ListRequest } from '../../platform/lists/list-rules.js';
import { ParseId } from '../../platform/http/requests/validation.js';
import { ResolveDto } from '../../refunds/resolve.dto.js';
import { DIFFERENCE_LIST, DifferencesService } from '../differences/differences.service.js';
import { ReconciliationRunsService, RUN_LIST } from './reconciliation-runs.service.js';

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
  async listRuns(@ListQuery(RUN_LIST) request: ListRequest<typeof RUN_LIST>): Promise<ListPage<ReconciliationRun>> {
    const { rows, total } = await this.runs.list(request);
    return new ListPage('reconciliation-runs', rows, request.skip, total);
  }

  /** A run with its progress, and the orders that it could not compare. */
  @Get('reconciliation-runs/:id')
  run(@Param('id', ParseId) id: number): Promise<ReconciliationRunDetails> {
    return this.runs.one(id);
  }

  /**
   * Starts a run over the orders of the last 30 days.
   * @answers {201} It was started.
   * @answers {200} One is under way already.
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
  async listDifferences(
    @ListQuery(DIFFERENCE_LIST) request: ListRequest<typeof DIFFERENCE_LIST>,
  ): Promise<ListPage<ReconciliationDifference>> {
    const { rows, total } = await this.differences.list(request);
    return new ListPage('reconciliation-differences', rows, request.skip, total);
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
