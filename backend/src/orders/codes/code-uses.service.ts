import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OrderEntity } from '../order.entity.js';
import { DiscountCodeEntity } from './discount-code.entity.js';
import { ReferralCodeEntity } from './referral-code.entity.js';

/** Changes the `uses` of codes: an order holds its discount use with its seats, a referral use counts while it is paid. */
@Injectable()
export class CodeUsesService {
  /** Takes so many uses by a guarded statement; false when there aren't that many left. */
  async takeDiscountUses(db: EntityManager, id: number, uses: number): Promise<boolean> {
    const { affected } = await db
      .createQueryBuilder()
      .update(DiscountCodeEntity)
      .set({ uses: () => 'uses + :uses' })
      .where('id = :id AND is_active = :active', { id, active: true, uses })
      .andWhere('(max_uses IS NULL OR uses + :uses <= max_uses)')
      .execute();
    return Boolean(affected);
  }

  /** Retakes the order's use, past the code's limit too: its price was promised with the discount. */
  async retakeDiscountUse(db: EntityManager, { discountCodeId }: OrderEntity): Promise<void> {
    await add(db, DiscountCodeEntity, discountCodeId);
  }

  async releaseDiscountUse(db: EntityManager, { discountCodeId }: OrderEntity): Promise<void> {
    await subtract(db, DiscountCodeEntity, discountCodeId);
  }

  async takeReferralUse(db: EntityManager, { referralCodeId, deletedAt }: OrderEntity): Promise<void> {
    if (deletedAt === null) await add(db, ReferralCodeEntity, referralCodeId);
  }

  /** A deleted order released its use when it was deleted. */
  async releaseReferralUse(db: EntityManager, { referralCodeId, deletedAt }: OrderEntity): Promise<void> {
    if (deletedAt === null) await subtract(db, ReferralCodeEntity, referralCodeId);
  }
}

type Code = typeof DiscountCodeEntity | typeof ReferralCodeEntity;

async function add(db: EntityManager, code: Code, id: number | null): Promise<void> {
  if (id === null) return;
  await db
    .createQueryBuilder()
    .update<DiscountCodeEntity | ReferralCodeEntity>(code)
    .set({ uses: () => 'uses + 1' })
    .where('id = :id', { id })
    .execute();
}

async function subtract(db: EntityManager, code: Code, id: number | null): Promise<void> {
  if (id === null) return;
  await db
    .createQueryBuilder()
    .update<DiscountCodeEntity | ReferralCodeEntity>(code)
    .set({ uses: () => 'uses - 1' })
    .where('id = :id AND uses > 0', { id })
    .execute();
}
