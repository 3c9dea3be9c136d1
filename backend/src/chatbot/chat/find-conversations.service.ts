import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { Reader } from '../../platform/database/reader.js';
import { containing } from '../../platform/database/text-search.js';
import { ConversationEntity } from './conversation.entity.js';

const ROWS_AT_ONCE = 2_000;

/** Finds conversations in which somebody wrote who they are. */
@Injectable()
export class FindConversationsService {
  constructor(private readonly reader: Reader) {}

  /** The sessions with one of the texts in a question or an answer, in whatever case. */
  async sessions(texts: readonly string[]): Promise<string[]> {
    const found = new Set<string>();
    const conditions = texts.map((_, index) => `LOWER(c.userMessage) LIKE :text${index} ESCAPE '!'`);
    const values = Object.fromEntries(texts.map((text, index) => [`text${index}`, containing(text)]));
    const last = (await this.newest()) ?? 0;
    for (let from = 0; from <= last; from += ROWS_AT_ONCE) {
      const select = this.reader.select(ConversationEntity, 'c').select('c.sessionId', 'session').distinct();
      select.where('c.id >= :from AND c.id < :to', { from, to: from + ROWS_AT_ONCE });
      const rows = await select.andWhere(`(${conditions.join(' OR ')})`, values).getRawMany<{ session: string }>();
      for (const { session } of rows) found.add(session);
    }
    return [...found];
  }

  of(sessions: readonly string[]): Promise<ConversationEntity[]> {
    return this.reader.of(ConversationEntity).find({ where: { sessionId: In([...sessions]) }, order: { id: 'ASC' } });
  }

  /** Deletes whole sessions. */
  async erase(db: EntityManager, sessions: readonly string[]): Promise<void> {
    await db.delete(ConversationEntity, { sessionId: In([...sessions]) });
  }

  private async newest(): Promise<number | undefined> {
    const [row] = await this.reader
      .of(ConversationEntity)
      .find({ select: { id: true }, order: { id: 'DESC' }, take: 1 });
    return row?.id;
  }
}
