import { Injectable, Logger } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { LessThan, LessThanOrEqual } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import type { ProviderStatus } from '../../payments/provider/payment-gateway.js';
import { ProviderCircuitBreaker } from '../../payments/provider-limits/circuit-breaker.js';
import { ProviderUnavailable, NotCalled, isProviderFailure } from '../../payments/provider/provider-errors.js';
import { ProviderSideService } from './provider-side.service.js';
import { ReconciliationRunEntity } from './reconciliation-run.entity.js';
import { RunStepsService, type RunStep } from './run-steps.service.js';
import { ordersToCompare } from './run-scope.js';
import { UncheckedOrderEntity } from './unchecked-order.entity.js';

/** Orders that are queried at once; few, since nobody waits for a run. */
const BATCH = 8;
const MAX_TRIES = 6;
/** Far below the lease, so that a slow provider doesn't cost this process the run. */
const TURN_MS = 10_000;
/** A run that takes longer ends, so that the next night's can start. */
const MAX_RUN_MS = 20 * 3_600_000;

type Pace = 'go_on' | 'pause' | 'done';

type Queried = { answers: ProviderStatus[] } | { error: unknown };

/**
 * Continues the active run once a second, in the process that holds the lease. Its state is in the database: when a
 * process dies and loses the lease, the next one continues where it stopped.
 */
@Injectable()
export class RunWorkerService {
  private readonly logger = new Logger(RunWorkerService.name);

  constructor(
    private readonly reader: Reader,
    private readonly provider: ProviderSideService,
    private readonly steps: RunStepsService,
    private readonly breaker: ProviderCircuitBreaker,
    private readonly clock: Clock,
  ) {}

  /** False when no run is under way. */
  async turn(): Promise<boolean> {
    const run = await this.reader.of(ReconciliationRunEntity).findOneBy({ status: 'running' });
    if (!run) return false;
    if (this.clock.now().getTime() - run.startedAt.getTime() > MAX_RUN_MS) {
      await this.steps.end(run);
      return true;
    }
    const until = this.clock.now().getTime() + TURN_MS;
    let pace: Pace = 'go_on';
    while (pace === 'go_on') {
      pace = await this.batch(run, until);
      // SQLite's answers come without a turn of the event loop, and an order without an attempt asks nobody else.
      await turn();
    }
    if (pace === 'done') await this.steps.end(run);
    return true;
  }

  private async batch(run: ReconciliationRunEntity, until: number): Promise<Pace> {
    const steps = await this.due(run);
    if (steps.length > 0 && this.breaker.isOpen()) return this.waitForProvider(run);
    const answered = await Promise.all(steps.map(async (step) => ({ step, queried: await this.query(step) })));
    for (const { step, queried } of answered) {
      if (this.breaker.isOpen()) return this.waitForProvider(run);
      if (!(await this.take(run, step, queried))) return 'pause';
    }
    if (this.clock.now().getTime() > until) return 'pause';
    if (steps.length > 0) return 'go_on';
    const rest = await this.steps.beginRest(run);
    if (rest !== 'done') return rest === 'begun' ? 'go_on' : 'pause';
    return (await this.reader.of(UncheckedOrderEntity).existsBy({ runId: run.id, tries: LessThan(MAX_TRIES) }))
      ? 'pause'
      : 'done';
  }

  /** The next orders by id; after the last one of all those that could not be compared before. */
  private async due(run: ReconciliationRunEntity): Promise<RunStep[]> {
    const orders = await ordersToCompare(this.reader, run)
      .andWhere('o.id > :cursor', { cursor: run.cursor })
      .orderBy('o.id', 'ASC')
      .take(this.batchSize())
      .getMany();
    if (orders.length > 0) return orders.map(({ id, orderNumber }) => ({ orderId: id, orderNumber, tries: 0 }));
    if (run.restUpTo !== null) return [];
    const again = await this.reader.of(UncheckedOrderEntity).find({
      where: { runId: run.id, tries: LessThan(MAX_TRIES), nextTryAt: LessThanOrEqual(this.clock.now()) },
      order: { nextTryAt: 'ASC' },
      take: this.batchSize(),
    });
    return again.map(({ orderId, orderNumber, tries }) => ({ orderId, orderNumber, tries }));
  }

  private batchSize(): number {
    return this.breaker.isInDoubt() ? 1 : BATCH;
  }

  private async waitForProvider(run: ReconciliationRunEntity): Promise<Pace> {
    await this.steps.waitForProvider(run);
    return 'pause';
  }

  private async query({ orderId }: RunStep): Promise<Queried> {
    try {
      return { answers: await this.provider.query(orderId) };
    } catch (error) {
      return { error };
    }
  }

  /** False when this turn is over, or another process has the run now. */
  private async take(run: ReconciliationRunEntity, step: RunStep, queried: Queried): Promise<boolean> {
    if ('error' in queried) {
      const { error } = queried;
      if (error instanceof NotCalled) return false;
      if (error instanceof ProviderUnavailable) this.breaker.failed(error.isOverloaded);
      return this.steps.putOff(run, step, reasonOf(error));
    }
    if (queried.answers.length > 0) this.breaker.succeeded();
    try {
      return await this.steps.compare(run, step, queried.answers);
    } catch (error) {
      // One order must not hold up those behind it.
      this.logger.error(error, `order ${step.orderId} could not be compared`);
      return this.steps.putOff(run, step, 'It could not be compared; the log says why.');
    }
  }
}

function reasonOf(error: unknown): string {
  return isProviderFailure(error) ? error.message : 'It could not be asked about; the log says why.';
}
