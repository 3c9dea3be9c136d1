import type { EntityManager } from 'typeorm';
import { AppError } from '../../platform/http/errors/app-error.js';
import { OrderEntity } from '../order.entity.js';

/** 409 once an order, even a deleted one, carries the code. */
export async function assertCodeUnused(
  db: EntityManager,
  where: { referralCodeId: number } | { discountCodeId: number },
): Promise<void> {
  if (!(await db.existsBy(OrderEntity, where))) return;
  throw new AppError('CONFLICT', 'This code belongs to orders and cannot be deleted. Deactivate it instead.');
}
