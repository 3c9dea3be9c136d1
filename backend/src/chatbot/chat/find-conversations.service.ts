import { Injectable } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { type EntityManager, In } from 'typeorm';
import { Reader } from '../../platform/database/reader.js';
import { containing } from '../../platform/database/text-search.js';
import { ConversationEntity } from './conversation.entity.js';

const ROWS_AT_ONCE = 2_000;

/** Finds conversations in which somebody wrote who they are. */
@Injectable()
export class FindConversationsService {
  constructor(private readonly reader: Reader) {}

  /**
   * The sessions with a question that has one of the fragments, in whatever case, and that `isMeant` takes. By ranges of
   * ids: no index finds a part of a text.
   */
  async sessions(fragments: readonly string[], isMeant: (text: string) => boolean): Promise<string[]> {
    const found = new Set<string>();
    const patterns = Object.fromEntries(fragments.map((text, index) => [`text${index}`, containing(text)]));
    const like = Object.keys(patterns).map((name) => `LOWER(c.userMessage) LIKE :${name} ESCAPE '!'`);
    const { first, last } = await this.ends();
    for (let from = first; from <= last; from += ROWS_AT_ONCE) {
      const rows = await this.reader
        .select(ConversationEntity, 'c')
        .select(['c.id', 'c.sessionId', 'c.userMessage'])
        .where('c.id >= :from AND c.id < :to', { from, to: from + ROWS_AT_ONCE })
        .andWhere(`(${like.join(' OR ')})`, patterns)
        .getMany();
      for (const { sessionId, userMessage } of rows) if (isMeant(userMessage)) found.add(sessionId);
      await turn();
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

  private async ends(): Promise<{ first: number; last: number }> {
    const select = this.reader
      .select(ConversationEntity, 'c')
      .select('MIN(c.id)', 'first')
      .addSelect('MAX(c.id)', 'last');
    const row = await select.getRawOne<{ first: number | null; last: number | null }>();
    return { first: row?.first ?? 1, last: row?.last ?? 0 };
  }
}
