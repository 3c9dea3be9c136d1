import {
  MANUAL_IMPORT_REASON,
  type LockSyncRequest,
  type OrderSource,
  type UnlockSyncRequest,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrderEntity } from '../order.entity.js';
import { OrderChangesService } from './order-changes.service.js';

type LockState = Pick<OrderEntity, 'syncLocked' | 'syncLockedReason' | 'source'>;

/**
 * The lock's columns for that reason. An imported order keeps its own reason, since that text marks it as a Google Form
 * order; a web order that is locked with that text becomes one.
 */
export function locked(order: LockState, given: string | null | undefined): LockState {
  const reason = given?.trim() || null;
  if (order.source === 'google_form' || reason === MANUAL_IMPORT_REASON) {
    return { syncLocked: true, syncLockedReason: MANUAL_IMPORT_REASON, source: 'google_form' };
  }
  return { syncLocked: true, syncLockedReason: reason ?? order.syncLockedReason, source: order.source };
}

function unlocked(order: LockState): LockState {
  const source: OrderSource = order.source;
  return { syncLocked: false, syncLockedReason: source === 'google_form' ? order.syncLockedReason : null, source };
}

/** For the audit log. */
export function lockFacts({ syncLocked, syncLockedReason }: LockState) {
  return { sync_locked: syncLocked, sync_locked_reason: syncLockedReason };
}

/** Whether the payment provider's updates may change an order. */
@Injectable()
export class SyncLockService {
  constructor(private readonly changes: OrderChangesService) {}

  /** Throws 404, 409 (locked already, changed meanwhile). */
  lock(key: string, { reason, updated_at: seen }: LockSyncRequest, actor: Actor): Promise<void> {
    return this.changes.run(key, async (db, order) => {
      if (order.syncLocked) throw new AppError('CONFLICT', 'This order is already sync-locked.');
      const after = await this.changes.write(db, order, locked(order, reason), seen);
      await this.changes.record(db, actor, order, {
        action: 'lock_sync',
        before: lockFacts(order),
        after: { ...lockFacts(after), ...(reason?.trim() ? { reason: reason.trim() } : {}) },
      });
    });
  }

  /** Throws 404, 409 (not locked, changed meanwhile). */
  unlock(key: string, { updated_at: seen }: UnlockSyncRequest, actor: Actor): Promise<void> {
    return this.changes.run(key, async (db, order) => {
      if (!order.syncLocked) throw new AppError('CONFLICT', 'This order is not sync-locked.');
      const after = await this.changes.write(db, order, { ...unlocked(order), paymentsStale: true }, seen);
      const step = { action: 'unlock_sync', before: lockFacts(order), after: lockFacts(after) };
      await this.changes.record(db, actor, order, step);
    });
  }
}
