import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { ProviderStatus } from '../../payments/provider/payment-gateway.js';
import { ComparedOrderService } from '../differences/compared-order.service.js';
import { ReconciliationRunEntity } from './reconciliation-run.entity.js';
import { UncheckedOrderEntity } from './unchecked-order.entity.js';

/** One order of a run; `tries` is 0 when it comes up for the first time. */
export interface RunStep {
  orderId: number;
  orderNumber: string;
  tries: number;
}

const MAX_REASON_LENGTH = 190;
const FIRST_RETRY_MS = 60_000;

/** Another process has the run now: nothing of this step is written. */
class Overtaken extends Error {}

const again = (run: ReconciliationRunEntity, { orderId, tries }: RunStep) => ({ runId: run.id, orderId, tries });

/** The steps of a run, each in one transaction with the cursor; a process that lost the run can't write. */
@Injectable()
export class RunStepsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly compared: ComparedOrderService,
    private readonly clock: Clock,
  ) {}

  /** Stores the result of comparing an order; false when another process has the run now. */
  async compare(run: ReconciliationRunEntity, step: RunStep, theirs: ProviderStatus[]): Promise<boolean> {
    return this.step(run, step, async (db) => {
      const { mended, waiting } = await this.compared.settle(db, run.id, step.orderId, theirs);
      if (step.tries > 0) {
        const { affected } = await db.delete(UncheckedOrderEntity, again(run, step));
        if (!affected) throw new Overtaken();
      }
      return { checked: 1, mended, waiting };
    });
  }

  /** Retries an order that could not be compared after 1, 2, 4 … minutes. */
  async putOff(run: ReconciliationRunEntity, step: RunStep, reason: string): Promise<boolean> {
    return this.step(run, step, async (db) => {
      const tries = step.tries + 1;
      const later = {
        tries,
        reason: reason.slice(0, MAX_REASON_LENGTH),
        nextTryAt: new Date(this.clock.now().getTime() + FIRST_RETRY_MS * 2 ** step.tries),
      };
      const { orderId, orderNumber } = step;
      if (step.tries === 0) await db.insert(UncheckedOrderEntity, { runId: run.id, orderId, orderNumber, ...later });
      else if (!(await db.update(UncheckedOrderEntity, again(run, step), later)).affected) throw new Overtaken();
      return { checked: 0, mended: 0, waiting: 0 };
    });
  }

  /** After the newest order come those of before the last day; `done` when there are none left. */
  async beginRest(run: ReconciliationRunEntity): Promise<'begun' | 'done' | 'overtaken'> {
    const { id, cursor, restUpTo, restFrom } = run;
    if (restUpTo === null) return 'done';
    const rest = { cursor: restFrom ?? 0, lastOrderId: restUpTo, restUpTo: restFrom || null, restFrom: null };
    const { affected } = await this.transactions.run((db) =>
      db.update(ReconciliationRunEntity, { id, status: 'running', cursor, restUpTo }, rest),
    );
    if (affected) Object.assign(run, rest);
    return affected ? 'begun' : 'overtaken';
  }

  async waitForProvider(run: ReconciliationRunEntity): Promise<void> {
    if (run.waitingFor !== null) return;
    await this.transactions.run((db) =>
      db.update(ReconciliationRunEntity, { id: run.id, status: 'running' }, { waitingFor: 'provider' }),
    );
  }

  /** Ends a run: finished when every order was compared. */
  async end(run: ReconciliationRunEntity): Promise<void> {
    await this.transactions.run(async (db) => {
      const { total, checked } = await db.findOneByOrFail(ReconciliationRunEntity, { id: run.id });
      const isWhole = checked >= total && !(await db.existsBy(UncheckedOrderEntity, { runId: run.id }));
      await db.update(
        ReconciliationRunEntity,
        { id: run.id, status: 'running' },
        {
          status: isWhole ? 'finished' : 'incomplete',
          finishedAt: this.clock.now(),
          activeKey: null,
          waitingFor: null,
        },
      );
    });
  }

  private async step(
    run: ReconciliationRunEntity,
    { orderId, tries }: RunStep,
    work: (db: EntityManager) => Promise<{ checked: number; mended: number; waiting: number }>,
  ): Promise<boolean> {
    const cursor = tries > 0 ? run.cursor : orderId;
    try {
      await this.transactions.run(async (db) => {
        const { checked, mended, waiting } = await work(db);
        const { affected } = await db.update(
          ReconciliationRunEntity,
          { id: run.id, status: 'running', cursor: run.cursor },
          {
            cursor,
            checked: () => `checked + ${checked}`,
            mended: () => `mended + ${mended}`,
            waiting: () => `waiting + ${waiting}`,
            ...(checked > 0 ? { waitingFor: null } : {}),
          },
        );
        if (!affected) throw new Overtaken();
      });
    } catch (error) {
      if (error instanceof Overtaken) return false;
      throw error;
    }
    run.cursor = cursor;
    if (run.waitingFor !== null) run.waitingFor = null;
    return true;
  }
}
