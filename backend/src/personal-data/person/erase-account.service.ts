import { ERASED_DOMAIN } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { AuditEntryEntity } from '../../audit/audit-entry.entity.js';
import { eraseAdmin, type Records } from '../../audit/erase-entries.js';
import { eraseAccount } from '../../auth/accounts/erase-account.js';
import { AdminUserEntity } from '../../auth/admin-user.entity.js';
import { eraseSender } from '../../mail/erase-sender.js';
import { DifferenceEntity } from '../../payments/payment-log/difference.entity.js';
import { RefundEntity } from '../../payments/payment-log/refund.entity.js';
import { RestoreEntity } from '../../platform/backups/restore.entity.js';
import { Transactions } from '../../platform/database/transactions.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { TestMailEntity } from '../../mail/test-mail.entity.js';
import { ReconciliationRunEntity } from '../../reconciliation/runs/reconciliation-run.entity.js';

/** Where an account is named by its address, and what the audit log calls these records. */
const NAMED: ReadonlyArray<[EntityTarget<ObjectLiteral>, column: string, resource?: string]> = [
  [RefundEntity, 'requestedBy', 'refunds'],
  [RefundEntity, 'confirmedBy', 'refunds'],
  [RefundEntity, 'endedBy', 'refunds'],
  [DifferenceEntity, 'resolvedBy', 'reconciliation-differences'],
  [ReconciliationRunEntity, 'startedBy', 'reconciliation-runs'],
  [RestoreEntity, 'settledBy'],
  [TestMailEntity, 'toAddress'],
  [TestMailEntity, 'sentBy'],
];

/** Takes a member of staff out of an account that was deactivated, and out of what it did. Its number stays. */
@Injectable()
export class EraseAccountService {
  constructor(
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
  ) {}

  /** False when it is active by now, and nothing was changed. */
  erase({ id, email }: AdminUserEntity): Promise<boolean> {
    const erased = `account-${id}@${ERASED_DOMAIN}`;
    return this.transactions.run(async (db) => {
      await this.settings.hold(db, ['refund_limit']);
      if (!(await eraseAccount(db, id, erased))) return false;
      await this.eraseLimit(db, email, erased);
      await eraseSender(db, await receiversOf(db, id), email, erased);
      await eraseAdmin(db, { id, email }, erased, await recordsNaming(db, email));
      for (const [entity, field] of NAMED) await db.update(entity, { [field]: email }, { [field]: erased });
      return true;
    });
  }
  /** Who asked for a looser limit of refunds that doesn't hold yet, or does by now. */
  private async eraseLimit(db: EntityManager, email: string, by: string): Promise<void> {
    const limit = await this.settings.fromDatabase(db, 'refund_limit');
    if (limit.next?.by !== email) return;
    await this.settings.set(db, 'refund_limit', { ...limit, next: { ...limit.next, by } });
  }
}

/** Everybody who may have got a mail that names the account: staff, and those to whom it sent a test mail. */
async function receiversOf(db: EntityManager, adminId: number): Promise<string[]> {
  const staff = await db.find(AdminUserEntity, { select: { id: true, email: true } });
  const sent = await db.findBy(AuditEntryEntity, { adminId, action: 'send_test_mail' });
  const tested = sent.flatMap(({ after }) => (typeof after?.['to'] === 'string' ? [after['to']] : []));
  return [...new Set([...staff.map(({ email }) => email), ...tested])];
}

/** Whose entries in the audit log may name the account, too. Comes before it is taken out of them. */
async function recordsNaming(db: EntityManager, email: string): Promise<Records[]> {
  const records: Records[] = [];
  for (const [entity, column, resource] of NAMED) {
    if (resource === undefined) continue;
    const rows = await db.find(entity, { where: { [column]: email }, select: { id: true } });
    records.push({ resource, ids: rows.map((row) => row['id'] as number) });
  }
  return records;
}
