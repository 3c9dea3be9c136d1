import type { AdminMail } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AuditService } from '../../audit/audit.service.js';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import { AdminMailsService } from './admin-mails.service.js';
import { MailWorkerService } from '../queue/mail-worker.service.js';
import { MailEntity } from '../mail.entity.js';

const RESOURCE = 'mails';

/** Queues failed mails again, with all their tries. */
@Injectable()
export class AdminMailRetriesService {
  constructor(
    private readonly mails: AdminMailsService,
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
    private readonly worker: MailWorkerService,
    private readonly clock: Clock,
  ) {}

  /** A failed mail, or one that waits for its next try. Throws 404, 409 when it is under way or was sent. */
  async one(id: number, actor: Actor): Promise<AdminMail> {
    return this.transactions.run(async (db) => {
      const before = await this.mails.one(id);
      const retried = await this.queue(db, `id = :id AND (status = 'failed' OR (status = 'queued' AND tries > 0))`, id);
      if (retried === 0) throw new AppError('CONFLICT', 'This mail is not waiting to be sent again.');
      const after = await this.mails.one(id);
      await this.audit.record(db, { ...actor, action: 'retry', resource: RESOURCE, recordId: id, before, after });
      return after;
    });
  }

  /** Every failed mail; how many there were. */
  async allFailed(actor: Actor): Promise<number> {
    return this.transactions.run(async (db) => {
      const retried = await this.queue(db, `status = 'failed'`);
      const step = { action: 'retry_failed', resource: RESOURCE, recordId: null, after: { retried } };
      if (retried > 0) await this.audit.record(db, { ...actor, ...step });
      return retried;
    });
  }

  /** Guarded by the state itself: mails that a worker has taken meanwhile are left alone. */
  private async queue(db: EntityManager, condition: string, id?: number): Promise<number> {
    const { affected } = await db
      .createQueryBuilder()
      .update(MailEntity)
      .set({ status: 'queued', tries: 0, dueAt: this.clock.now() })
      // Without its text it can't be sent.
      .where(`(${condition}) AND payload <> '{}'`, { id })
      .execute();
    this.transactions.afterCommit(() => this.worker.wake());
    return affected ?? 0;
  }
}
