import type { DeletedConversation } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../../audit/audit.service.js';
import { Transactions } from '../../platform/database/transactions.js';
import type { Actor } from '../../platform/access/actor.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ConversationEntity } from '../chat/conversation.entity.js';

/** Deletes a visitor's conversation on their request. */
@Injectable()
export class ConversationRemovalService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: AuditService,
  ) {}

  /** Deletes the whole session of the exchange; the audit log stores no text of it. 404 when it is gone. */
  remove(id: number, actor: Actor): Promise<DeletedConversation> {
    return this.transactions.run(async (db) => {
      const { sessionId } = (await db.findOneBy(ConversationEntity, { id })) ?? {};
      if (sessionId === undefined) throw notFound();
      const rows = await db.find(ConversationEntity, { where: { sessionId }, order: { id: 'ASC' } });
      const { affected: messages } = await db.delete(ConversationEntity, { sessionId });
      // Two deletions at once: the second one finds nothing.
      if (!messages) throw notFound();
      const before = {
        messages,
        first_at: rows[0]?.createdAt.toISOString(),
        last_at: rows.at(-1)?.createdAt.toISOString(),
      };
      const entry = { action: 'delete', resource: 'chatbot-conversations', recordId: id, before };
      await this.audit.record(db, { ...actor, ...entry });
      return { id, messages };
    });
  }
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Conversation not found.');
