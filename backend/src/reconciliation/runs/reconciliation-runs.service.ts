import type { ReconciliationRun, ReconciliationRunDetails } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { isDuplicateKey } from '../../platform/database/database-errors.js';
import { aside } from '../../platform/database/connection/aside/aside.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import { type ListRequest, listRules } from '../../platform/lists/list-rules.js';
import { whereList } from '../../platform/lists/where-list.js';
import { OrderEntity } from '../../orders/order.entity.js';
import type { Night } from './night.js';
import { ReconciliationRunEntity } from './reconciliation-run.entity.js';
import { ordersToCompare } from './run-scope.js';
import { UncheckedOrderEntity } from './unchecked-order.entity.js';

export const RUN_LIST = listRules({
  sorts: {
    id: 'id',
    started_at: 'startedAt',
    finished_at: 'finishedAt',
    started_by: 'startedBy',
    status: 'status',
    total: 'total',
    checked: 'checked',
    mended: 'mended',
    waiting: 'waiting',
  },
  defaultSort: ['id', 'DESC'],
  filters: { id: { kind: 'ids', column: 'id' } },
});

const DAYS = 30;
const DAY_MS = 86_400_000;
/** A night's run has compared at least the day before when the offices open. */
const FIRST_MS = 26 * 3_600_000;
const ACTIVE = 'active';
const SHOWN_UNCHECKED = 100;

/** Runs as the back office starts and reads them. The work itself is `RunWorkerService`'s. */
@Injectable()
export class ReconciliationRunsService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Starts a run, or gives the one that is under way: there is never more than one. */
  async start(actor: Actor): Promise<{ run: ReconciliationRun; isNew: boolean }> {
    try {
      const run = await this.insert({ startedBy: actor.admin.email, night: null }, actor);
      return { run: toRun(run, 0), isNew: true };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const running = await this.reader.of(ReconciliationRunEntity).findOneBy({ activeKey: ACTIVE });
    // It ended between the two looks: then there is room for this one.
    if (!running) return this.start(actor);
    const counts = await this.unchecked([running.id]);
    return { run: toRun(running, counts.get(running.id) ?? 0), isNew: false };
  }

  /** The run of a night, later too when nobody was up; not when that night has had it, or another is under way. */
  async startNightly({ name: night, endsAt }: Night): Promise<boolean> {
    if (await this.reader.of(ReconciliationRunEntity).existsBy([{ night }, { activeKey: ACTIVE }])) return false;
    if (this.clock.now() >= endsAt && !(await this.hadOrders(endsAt))) return false;
    try {
      await this.insert({ startedBy: null, night });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async list({ sort, order, skip, take, filter }: ListRequest<typeof RUN_LIST>) {
    const select = this.reader.select(ReconciliationRunEntity, 'r');
    whereList(select, RUN_LIST, filter);
    select.orderBy(`r.${sort}`, order).addOrderBy('r.id', order);
    const [rows, total] = await select.skip(skip).take(take).getManyAndCount();
    const counts = await this.unchecked(rows.map((each) => each.id));
    return { rows: rows.map((each) => toRun(each, counts.get(each.id) ?? 0)), total };
  }

  async one(id: number): Promise<ReconciliationRunDetails> {
    const run = await this.reader.of(ReconciliationRunEntity).findOneBy({ id });
    if (!run) throw new AppError('NOT_FOUND', 'Reconciliation run not found.');
    const [unchecked, count] = await this.reader
      .of(UncheckedOrderEntity)
      .findAndCount({ where: { runId: id }, order: { orderId: 'ASC' }, take: SHOWN_UNCHECKED });
    return {
      ...toRun(run, count),
      unchecked_orders: unchecked.map(({ orderNumber, reason }) => ({ order_number: orderNumber, reason })),
    };
  }

  /** The highest id, or that of the last order made before a moment; 0 when there is none. */
  private async newestId(before?: Date): Promise<number> {
    const where = before ? { createdAt: LessThan(before) } : {};
    const order = before ? ({ createdAt: 'DESC', id: 'DESC' } as const) : ({ id: 'DESC' } as const);
    const [newest] = await this.reader.of(OrderEntity).find({ where, order, take: 1, select: { id: true } });
    return newest?.id ?? 0;
  }

  /** Where there were no orders yet, no night was missed. */
  private async hadOrders(then: Date): Promise<boolean> {
    const [first] = await this.reader
      .of(OrderEntity)
      .find({ order: { id: 'ASC' }, take: 1, select: { id: true, createdAt: true } });
    return first !== undefined && first.createdAt < then;
  }

  /**
   * The order that the last run had passed when its time was over: the next one goes on there, or it never got further.
   * One that passed all is done with, also when an order could not be compared: that is no reason to begin elsewhere.
   */
  private async passedBefore(): Promise<number> {
    const [last] = await this.reader.of(ReconciliationRunEntity).find({ order: { id: 'DESC' }, take: 1 });
    if (last?.status !== 'incomplete') return 0;
    const hasLeft = last.restUpTo !== null || (await this.hasOrdersAfter(last));
    return hasLeft ? last.cursor : 0;
  }

  private hasOrdersAfter({ cursor, ...scope }: ReconciliationRunEntity): Promise<boolean> {
    return ordersToCompare(this.reader, scope).andWhere('o.id > :cursor', { cursor }).getExists();
  }

  private async unchecked(ids: number[]): Promise<Map<number, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.reader
      .of(UncheckedOrderEntity)
      .find({ where: { runId: In(ids) }, select: { runId: true } });
    return countBy(rows);
  }

  private async insert(
    { startedBy, night }: Pick<ReconciliationRunEntity, 'startedBy' | 'night'>,
    actor?: Actor,
  ): Promise<ReconciliationRunEntity> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - DAYS * DAY_MS);
    const lastOrderId = await this.newestId();
    const total = await aside('figures', () => ordersToCompare(this.reader, { since, lastOrderId }).getCount());
    const beforeLastDay = await this.newestId(new Date(now.getTime() - FIRST_MS));
    const passed = await this.passedBefore();
    return this.transactions.run(async (db) => {
      const row = {
        status: 'running' as const,
        activeKey: ACTIVE,
        night,
        startedBy,
        startedAt: now,
        finishedAt: null,
        since,
        lastOrderId,
        ...beginOf(beforeLastDay, passed),
        total,
        checked: 0,
        mended: 0,
        waiting: 0,
        waitingFor: null,
      };
      const { identifiers } = await db.insert(ReconciliationRunEntity, row);
      const run = { ...row, id: Number(identifiers[0]?.['id']) };
      if (actor) {
        const resource = 'reconciliation-runs';
        await this.audit.record(db, { ...actor, action: 'start', resource, recordId: run.id, after: { since } });
      }
      return run;
    });
  }
}

/** The last day's orders come first, then those that the last run had no time for, then the others. `passed`: by that run. */
function beginOf(
  beforeLastDay: number,
  passed: number,
): Pick<ReconciliationRunEntity, 'cursor' | 'restUpTo' | 'restFrom'> {
  if (passed >= beforeLastDay) return { cursor: passed, restUpTo: passed || null, restFrom: null };
  return { cursor: beforeLastDay, restUpTo: beforeLastDay, restFrom: passed || null };
}

function countBy(rows: ReadonlyArray<{ runId: number }>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { runId } of rows) counts.set(runId, (counts.get(runId) ?? 0) + 1);
  return counts;
}

function toRun(run: ReconciliationRunEntity, putOff: number): ReconciliationRun {
  // An order that changes while a run is under way may come into its days.
  const total = Math.max(run.total, run.checked);
  return {
    id: run.id,
    status: run.status,
    trigger: run.night === null ? 'manual' : 'nightly',
    started_by: run.startedBy,
    started_at: run.startedAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
    since: run.since.toISOString(),
    total,
    checked: run.checked,
    unchecked: run.status === 'running' ? putOff : total - run.checked,
    mended: run.mended,
    waiting: run.waiting,
    waiting_for: run.waitingFor,
  };
}
