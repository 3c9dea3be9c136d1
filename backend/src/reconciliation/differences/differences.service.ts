import { DIFFERENCE_KINDS, DIFFERENCE_STATES, type ReconciliationDifference } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import { type ListRequest, listRules } from '../../platform/lists/list-rules.js';
import { type WaitingIds, waitingIds } from '../../platform/lists/waiting-ids.js';
import { whereList } from '../../platform/lists/where-list.js';
import { DifferenceEntity } from '../../payments/payment-log/difference.entity.js';
import { toDifference } from './difference.mapper.js';

/** `apart` leaves out those that wait together with their order, whose card tells of them. */
export const DIFFERENCE_LIST = listRules({
  sorts: {
    id: 'id',
    found_at: 'foundAt',
    order_number: 'orderNumber',
    kind: 'kind',
    state: 'state',
    payment_type: 'paymentType',
    resolved_at: 'resolvedAt',
  },
  defaultSort: ['found_at', 'DESC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    q: { kind: 'text', containedIn: ['orderNumber'] },
    state: { kind: 'one of', of: DIFFERENCE_STATES, column: 'state' },
    kind: { kind: 'one of', of: DIFFERENCE_KINDS, column: 'kind' },
    run_id: { kind: 'ids', column: 'runId' },
    order_id: { kind: 'ids', column: 'orderId' },
    apart: { kind: 'boolean' },
  },
});

/** SQL over `d`: it waits, and so does its order, whose card tells of it. */
export const TOLD_BY_ORDER = `d.state = :waits AND d.orderId IS NOT NULL AND EXISTS (
  SELECT 1 FROM orders o WHERE o.id = d.orderId AND o.attention IS NOT NULL)`;

/** Differences as the back office reads them and marks them as dealt with. */
@Injectable()
export class DifferencesService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async list(
    request: ListRequest<typeof DIFFERENCE_LIST>,
  ): Promise<{ rows: ReconciliationDifference[]; total: number }> {
    const { sort, order, skip, take, filter } = request;
    const select = this.reader.select(DifferenceEntity, 'd');
    whereList(select, DIFFERENCE_LIST, filter);
    if (filter.apart === true) select.andWhere(`NOT (${TOLD_BY_ORDER})`, { waits: 'waits' });
    select.orderBy(`d.${sort}`, order).addOrderBy('d.id', order);
    const [rows, total] = await select.skip(skip).take(take).getManyAndCount();
    return { rows: rows.map(toDifference), total };
  }

  /** Those that wait, but for the ones of an order that needs a person. */
  waiting(): Promise<WaitingIds> {
    const waits = { waits: 'waits' };
    const select = this.reader.select(DifferenceEntity, 'd').where('d.state = :waits', waits);
    return waitingIds(select.andWhere(`NOT (${TOLD_BY_ORDER})`, waits));
  }

  async some(ids: readonly number[]): Promise<ReconciliationDifference[]> {
    const rows = await this.reader.of(DifferenceEntity).find({ where: { id: In([...ids]) }, order: { id: 'ASC' } });
    return rows.map(toDifference);
  }

  async one(id: number): Promise<ReconciliationDifference> {
    const row = await this.reader.of(DifferenceEntity).findOneBy({ id });
    if (!row) throw new AppError('NOT_FOUND', 'Difference not found.');
    return toDifference(row);
  }

  /** Marks those of an order that wait as dealt with, together with what the order called for. Gives them. */
  async resolveOf(
    db: EntityManager,
    orderId: number,
    { by, reason }: { by: string; reason: string },
  ): Promise<Array<Pick<DifferenceEntity, 'id' | 'kind'>>> {
    const select = { id: true, kind: true } as const;
    const waiting = await db.find(DifferenceEntity, {
      where: { orderId, state: 'waits' },
      select,
      order: { id: 'ASC' },
    });
    const resolved = { state: 'resolved' as const, resolvedBy: by, resolvedReason: reason };
    const these = { id: In(waiting.map(({ id }) => id)), state: 'waits' as const };
    await db.update(DifferenceEntity, these, { ...resolved, resolvedAt: this.clock.now() });
    return waiting.map(({ id, kind }) => ({ id, kind }));
  }

  /** Marks a waiting one as dealt with; 409 when it waits no longer. */
  async resolve(id: number, reason: string, actor: Actor): Promise<ReconciliationDifference> {
    return this.transactions.run(async (db) => {
      const before = await this.one(id);
      const resolved = { state: 'resolved' as const, resolvedBy: actor.admin.email, resolvedReason: reason };
      const { affected } = await db.update(
        DifferenceEntity,
        { id, state: 'waits' },
        { ...resolved, resolvedAt: this.clock.now() },
      );
      if (!affected) throw new AppError('CONFLICT', 'This difference does not wait any more.');
      const after = await this.one(id);
      const resource = 'reconciliation-differences';
      await this.audit.record(db, { ...actor, action: 'resolve', resource, recordId: id, before, after });
      return after;
    });
  }
}
