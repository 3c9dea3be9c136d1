import type { RefundStatus } from '@festival/contracts';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { inChunks } from '../../platform/database/in-chunks.js';
import type { Reader } from '../../platform/database/reader.js';
import { NotificationEntity } from '../webhook/notification.entity.js';
import { AttemptEntity } from './attempt.entity.js';
import { DifferenceEntity } from './difference.entity.js';
import { moneyOf } from './money-of.js';
import { ProviderTransactionEntity } from './provider-transaction.entity.js';
import { RefundEntity } from './refund.entity.js';

const ERASED = '[erased]';
const UNDER_WAY = In<RefundStatus>(['sending', 'unknown', 'to_confirm']);

/**
 * Takes whoever paid out of an order's payments, refunds and differences: states, amounts, times and ids stay. Under the
 * order's lock, which who writes the provider's answers takes first. What is under way by now is left alone.
 */
export async function erasePayer(db: EntityManager, orderId: number): Promise<void> {
  const attempts = await db.find(AttemptEntity, { where: { orderId }, select: { id: true } });
  const attemptId = In(attempts.map(({ id }) => id));
  await db.update(AttemptEntity, { orderId, isFinal: true }, { token: null, redirectUrl: null });
  await db.update(NotificationEntity, { attemptId, handledAt: Not(IsNull()) }, { raw: '' });
  for (const { id, raw } of await db.findBy(ProviderTransactionEntity, { attemptId }))
    await db.update(ProviderTransactionEntity, { id }, { raw: moneyOf(raw) as never });
  const over = { orderId, status: Not(UNDER_WAY) };
  await db.update(RefundEntity, over, { reason: ERASED, requestHash: '' });
  for (const field of ['account', 'proof', 'answer'] as const)
    await db.update(RefundEntity, { ...over, [field]: Not(IsNull()) }, { [field]: ERASED });
  const told = { orderId, state: Not('waits' as const), resolvedReason: Not(IsNull()) };
  await db.update(DifferenceEntity, told, { resolvedReason: ERASED });
}

/**
 * Those of the orders whose payments may still change: at the provider, by a notification that nobody has looked at, by
 * a refund under way, by a difference that waits.
 */
export async function paymentsUnderWay(reader: Reader, orderIds: readonly number[]): Promise<Set<number>> {
  const found = await inChunks(orderIds, async (ids) => {
    const orderId = In(ids);
    const attempts = await reader
      .of(AttemptEntity)
      .find({ where: { orderId }, select: { id: true, orderId: true, isFinal: true } });
    const attemptId = In(attempts.map(({ id }) => id));
    const unhandled = await reader.of(NotificationEntity).findBy({ attemptId, handledAt: IsNull() });
    const told = new Set(unhandled.map((each) => each.attemptId));
    return [
      ...attempts.filter(({ id, isFinal }) => !isFinal || told.has(id)),
      ...(await reader.of(RefundEntity).find({ where: { orderId, status: UNDER_WAY }, select: { orderId: true } })),
      ...(await reader.of(DifferenceEntity).find({ where: { orderId, state: 'waits' }, select: { orderId: true } })),
    ];
  });
  return new Set(found.flatMap(({ orderId }) => orderId ?? []));
}
