import { Injectable } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { IsNull, Not } from 'typeorm';
import { AdminUserEntity } from '../../auth/admin-user.entity.js';
import { AdminSessionEntity } from '../../auth/sessions/admin-session.entity.js';
import { RecoveryCodeEntity } from '../../auth/two-factor/recovery-code.entity.js';
import { raiseKnowledgeRevision } from '../../chatbot/knowledge/knowledge-revision.js';
import { deleteSome } from '../../platform/database/delete-some.js';
import type { EditionEntity } from '../../platform/editions/edition.entity.js';
import { ImportedReferencesService } from '../../orders/import/imported-references.service.js';
import { EditionWorker } from './edition-worker.js';

/** One transaction deletes no more. */
const ROWS_AT_ONCE = 2_000;

/** Removes what doesn't go into the next edition, piece by piece. */
@Injectable()
export class RemoveRowsService {
  constructor(
    private readonly worker: EditionWorker,
    private readonly imported: ImportedReferencesService,
  ) {}

  async removeAll(edition: EditionEntity, table: string): Promise<void> {
    for (let removed = ROWS_AT_ONCE; removed === ROWS_AT_ONCE; await turn()) {
      removed = await this.worker.piece(edition, async (db) => {
        const count = await deleteSome(db, table, ROWS_AT_ONCE);
        return { result: count, removed: count };
      });
    }
  }

  /** Of rows of the form only what tells that they were imported is left. */
  async leaveImported(edition: EditionEntity): Promise<void> {
    for (let left = ROWS_AT_ONCE; left === ROWS_AT_ONCE; await turn()) {
      left = await this.worker.piece(edition, async (db) => ({
        result: await this.imported.leaveEdition(db, ROWS_AT_ONCE),
      }));
    }
  }

  /** All sign-ins end but that of whoever closes the edition; accounts go when they weren't ticked. */
  async endAccounts(edition: EditionEntity): Promise<void> {
    const { copied, keptAccount } = edition;
    await this.worker.piece(edition, async (db) => {
      await db.delete(AdminSessionEntity, { userId: Not(keptAccount) });
      await db.delete(AdminSessionEntity, { revokedAt: Not(IsNull()) });
      if (copied.includes('accounts')) return { result: null };
      await db.delete(RecoveryCodeEntity, { userId: Not(keptAccount) });
      const { affected } = await db.delete(AdminUserEntity, { id: Not(keptAccount) });
      return { result: null, removed: affected ?? 0 };
    });
  }

  /** The assistant of every process reads its knowledge again. */
  async noteKnowledge(edition: EditionEntity): Promise<void> {
    await this.worker.piece(edition, async (db) => ({ result: await raiseKnowledgeRevision(db) }));
  }
}
