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
    await change(db, DiscountCodeEntity, discountCodeId, 1);
  }

  async releaseDiscountUse(db: EntityManager, { discountCodeId }: OrderEntity): Promise<void> {
    await change(db, DiscountCodeEntity, discountCodeId, -1);
  }

  async takeReferralUse(db: EntityManager, { referralCodeId, deletedAt }: OrderEntity): Promise<void> {
    if (deletedAt === null) await change(db, ReferralCodeEntity, referralCodeId, 1);
  }

  /** A deleted order released its use when it was deleted. */
  async releaseReferralUse(db: EntityManager, { referralCodeId, deletedAt }: OrderEntity): Promise<void> {
    if (deletedAt === null) await change(db, ReferralCodeEntity, referralCodeId, -1);
  }
}

/** One use more or less; never below none. */
async function change(
  db: EntityManager,
  code: typeof DiscountCodeEntity | typeof ReferralCodeEntity,
  id: number | null,
  by: 1 | -1,
): Promise<void> {
  if (id === null) return;
  await db
    .createQueryBuilder()
    .update<DiscountCodeEntity | ReferralCodeEntity>(code)
    .set({ uses: () => 'uses + :by' })
    .where('id = :id AND uses + :by >= 0', { id, by })
    .execute();
}
