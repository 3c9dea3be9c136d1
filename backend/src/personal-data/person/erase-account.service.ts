import { ERASED_DOMAIN } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { eraseAdmin } from '../../audit/erase-entries.js';
import { eraseAccount } from '../../auth/accounts/erase-account.js';
import type { AdminUserEntity } from '../../auth/admin-user.entity.js';
import { DifferenceEntity } from '../../payments/payment-log/difference.entity.js';
import { RefundEntity } from '../../payments/payment-log/refund.entity.js';
import { RestoreEntity } from '../../platform/backups/restore.entity.js';
import { Transactions } from '../../platform/database/transactions.js';
import { ReconciliationRunEntity } from '../../reconciliation/runs/reconciliation-run.entity.js';

/** Where an account is named by its address. */
const NAMED: ReadonlyArray<[EntityTarget<ObjectLiteral>, string]> = [
  [RefundEntity, 'requestedBy'],
  [RefundEntity, 'confirmedBy'],
  [RefundEntity, 'endedBy'],
  [DifferenceEntity, 'resolvedBy'],
  [ReconciliationRunEntity, 'startedBy'],
  [RestoreEntity, 'settledBy'],
];

/** Takes a member of staff out of an account that was deactivated, and out of what it did. Its number stays. */
@Injectable()
export class EraseAccountService {
  constructor(private readonly transactions: Transactions) {}

  /** False when it is active by now, and nothing was changed. */
  erase({ id, email }: AdminUserEntity): Promise<boolean> {
    const erased = `account-${id}@${ERASED_DOMAIN}`;
    return this.transactions.run(async (db) => {
      if (!(await eraseAccount(db, id, erased))) return false;
      await eraseAdmin(db, id, erased);
      for (const [entity, field] of NAMED) await db.update(entity, { [field]: email }, { [field]: erased });
      return true;
    });
  }
}
