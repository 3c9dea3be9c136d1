import type { Language } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import type { SignedInAdmin } from '../../platform/access/identities.js';
import { Transactions } from '../../platform/database/transactions.js';
import { AdminUserEntity } from '../admin-user.entity.js';

/** The language in which a person has the back office. */
@Injectable()
export class OwnLanguageService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /** Null is the browser's language. */
  async choose(admin: SignedInAdmin, language: Language | null, address: string): Promise<AdminUserEntity> {
    const change = { admin, action: 'choose_language', resource: 'users', recordId: admin.id, address };
    return this.transactions.run(async (db) => {
      const { language: before } = await db.findOneByOrFail(AdminUserEntity, { id: admin.id });
      if (before !== language) {
        await db.update(AdminUserEntity, { id: admin.id }, { language });
        await this.audit.record(db, { ...change, before: { language: before }, after: { language } });
      }
      return db.findOneByOrFail(AdminUserEntity, { id: admin.id });
    });
  }
}
