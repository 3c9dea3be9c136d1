import { Transactions } from '../../../src/platform/database/transactions.js';
import { DiscountCodeEntity } from '../../../src/orders/codes/discount-code.entity.js';
import type { Festival } from '../festival.js';

let made = 0;

/** Inserts a discount code, 10 % by default, and returns its text. */
export async function discountCode(festival: Festival, changes: Partial<DiscountCodeEntity> = {}): Promise<string> {
  made += 1;
  const code = `TEST${made}`;
  const plain = { description: null, isActive: true, maxUses: null, uses: 0, minAmount: null };
  const times = { validFrom: null, validUntil: null, createdAt: festival.clock.now() };
  await festival
    .get(Transactions)
    .run((db) => db.insert(DiscountCodeEntity, { code, discountPercentage: 10, ...plain, ...times, ...changes }));
  return code;
}
