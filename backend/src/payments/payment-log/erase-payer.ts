import type { RefundStatus } from '@festival/contracts';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import type { Reader } from '../../platform/database/reader.js';
import { NotificationEntity } from '../webhook/notification.entity.js';
import { AttemptEntity } from './attempt.entity.js';
import { DifferenceEntity } from './difference.entity.js';
import { moneyOf } from './money-of.js';
import { ProviderTransactionEntity } from './provider-transaction.entity.js';
import { RefundEntity } from './refund.entity.js';

const ERASED = '[erased]';

/** Takes whoever paid out of an order's payments, refunds and differences: states, amounts, times and ids stay. */
export async function erasePayer(db: EntityManager, orderId: number): Promise<void> {
  const attempts = await db.find(AttemptEntity, { where: { orderId }, select: { id: true } });
  const attemptId = In(attempts.map(({ id }) => id));
  await db.update(AttemptEntity, { orderId }, { token: null, redirectUrl: null });
  await db.update(NotificationEntity, { attemptId }, { raw: '' });
  for (const { id, raw } of await db.findBy(ProviderTransactionEntity, { attemptId }))
    await db.update(ProviderTransactionEntity, { id }, { raw: moneyOf(raw) as never });
  await db.update(RefundEntity, { orderId }, { reason: ERASED, requestHash: '' });
  for (const field of ['account', 'proof', 'answer'] as const)
    await db.update(RefundEntity, { orderId, [field]: Not(IsNull()) }, { [field]: ERASED });
  await db.update(DifferenceEntity, { orderId, resolvedReason: Not(IsNull()) }, { resolvedReason: ERASED });
}

/** Orders whose payments may still change: at the provider, by a refund under way, by a difference that waits. */
export async function paymentsUnderWay(reader: Reader): Promise<number[]> {
  const attempts = await reader.of(AttemptEntity).find({ where: { isFinal: false }, select: { orderId: true } });
  const status = In<RefundStatus>(['sending', 'unknown', 'to_confirm']);
  const refunds = await reader.of(RefundEntity).find({ where: { status }, select: { orderId: true } });
  const differences = await reader.of(DifferenceEntity).find({ where: { state: 'waits' }, select: { orderId: true } });
  return [...attempts, ...refunds, ...differences].flatMap(({ orderId }) => orderId ?? []);
}
