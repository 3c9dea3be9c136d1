import type { CodeTotals, SyncUsesData } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { holdRows } from '../../platform/database/lock-rows.js';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import { DiscountCodeEntity } from './discount-code.entity.js';
import { OrderEntity } from '../order.entity.js';
import { SUCCESSFUL_STATUSES } from '../order-sums.js';
import { ReferralCodeEntity } from './referral-code.entity.js';

type CodeEntity = ReferralCodeEntity | DiscountCodeEntity;
type OrderSelect = SelectQueryBuilder<OrderEntity>;

/** One of the two kinds of codes, and which orders count as a use of it. */
export interface CountedCodes {
  entity: new () => CodeEntity;
  resource: string;
  link: 'referralCodeId' | 'discountCodeId';
  counted: (orders: OrderSelect) => OrderSelect;
}

/** A referral use is a paid order; a deleted one released it. */
export const REFERRAL_USES: CountedCodes = {
  entity: ReferralCodeEntity,
  resource: 'referral-codes',
  link: 'referralCodeId',
  counted: (orders) =>
    orders.andWhere('o.deletedAt IS NULL').andWhere('o.status IN (:...paid)', { paid: SUCCESSFUL_STATUSES }),
};

/** A discount use is held by every order that holds seats. */
export const DISCOUNT_USES: CountedCodes = {
  entity: DiscountCodeEntity,
  resource: 'discount-codes',
  link: 'discountCodeId',
  counted: (orders) => orders.andWhere('o.holdsSeats = :holds', { holds: true }),
};

interface UsesChange {
  id: number;
  code: string;
  before: number;
  after: number;
}

/** 409 once an order, even a deleted one, carries the code. */
export async function assertCodeUnused(
  db: EntityManager,
  where: { referralCodeId: number } | { discountCodeId: number },
): Promise<void> {
  if (!(await db.existsBy(OrderEntity, where))) return;
  throw new AppError('CONFLICT', 'This code belongs to orders and cannot be deleted. Deactivate it instead.');
}

/** How often codes were used: the sums of the cards, and the recount. */
@Injectable()
export class RecountCodeUsesService {
  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  async totals({ entity }: CountedCodes): Promise<CodeTotals> {
    const row = await this.reader
      .select<CodeEntity>(entity, 'c')
      .select('COUNT(*)', 'codes')
      .addSelect('SUM(CASE WHEN c.isActive = :active THEN 1 ELSE 0 END)', 'active')
      .addSelect('SUM(c.uses)', 'uses')
      .setParameter('active', true)
      .getRawOne<Record<keyof CodeTotals, string | number | null>>();
    return { codes: Number(row?.codes ?? 0), active: Number(row?.active ?? 0), uses: Number(row?.uses ?? 0) };
  }

  /** Sets every code's `uses` to what the orders say; audited when any was wrong. */
  sync(kind: CountedCodes, actor: Actor): Promise<SyncUsesData> {
    return this.transactions.run(async (db) => {
      await this.lock(db, kind);
      const changes = await this.differences(db, kind);
      for (const { id, after } of changes) await db.update(kind.entity, id, { uses: after });
      const side = (figure: 'before' | 'after') => ({
        codes: changes.map((each) => ({ id: each.id, code: each.code, uses: each[figure] })),
      });
      await this.audit.record(db, {
        ...actor,
        action: 'sync_uses',
        resource: kind.resource,
        recordId: null,
        before: side('before'),
        after: side('after'),
      });
      return { updated: changes.length };
    });
  }

  /**
   * Locks each row: an order that took a use before this moment is committed and will be
   * counted, one that takes it later adds to the new figure. Counting first would lose the former.
   */
  protected async lock(db: EntityManager, { entity }: CountedCodes): Promise<void> {
    await holdRows<CodeEntity>(db, entity, null);
  }

  private async differences(db: EntityManager, kind: CountedCodes): Promise<UsesChange[]> {
    const orders = db.createQueryBuilder(OrderEntity, 'o').where(`o.${kind.link} IS NOT NULL`);
    const rows = await kind
      .counted(orders)
      .select(`o.${kind.link}`, 'id')
      .addSelect('COUNT(*)', 'uses')
      .groupBy(`o.${kind.link}`)
      .getRawMany<{ id: number; uses: string | number }>();
    const counted = new Map(rows.map(({ id, uses }) => [Number(id), Number(uses)]));
    const codes = await db.find<CodeEntity>(kind.entity, { order: { id: 'ASC' } });
    return codes
      .map(({ id, code, uses }) => ({ id, code, before: uses, after: counted.get(id) ?? 0 }))
      .filter(({ before, after }) => before !== after);
  }
}
