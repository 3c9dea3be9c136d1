import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import { Transactions } from '../../platform/database/transactions.js';
import { GroupCommit } from '../../platform/database/group-commit.js';
import { ConversationEntity } from './conversation.entity.js';

export type NewConversation = Omit<ConversationEntity, 'id'>;

/** The part of an exchange that the next answer looks at. */
export type LastExchange = Pick<ConversationEntity, 'matchedCategory' | 'knowledgeId' | 'userMessage' | 'createdAt'>;

/** Every exchange with the assistant. */
@Injectable()
export class ConversationsService {
  private readonly writing: GroupCommit<NewConversation, null>;

  constructor(
    private readonly reader: Reader,
    transactions: Transactions,
  ) {
    this.writing = new GroupCommit(async (rows) => {
      await transactions.run((db) => db.insert(ConversationEntity, [...rows]));
      return rows.map(() => null);
    });
  }

  async store(row: NewConversation): Promise<void> {
    await this.writing.add(row);
  }

  /** The session's last exchange; null at its start. */
  last(sessionId: string): Promise<LastExchange | null> {
    return this.reader.of(ConversationEntity).findOne({
      where: { sessionId },
      order: { id: 'DESC' },
      select: { id: true, matchedCategory: true, knowledgeId: true, userMessage: true, createdAt: true },
    });
  }
}
