import type { ChatConversation, Paginated } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Reader } from '../../database/reader.js';
import { containing } from '../../database/text-search.js';
import { pageOf } from '../../http/page-query.js';
import { ConversationEntity } from '../chat/conversation.entity.js';
import { dayEnd, dayStart } from './jakarta-days.js';
import type { TrainingQueryDto } from './training-query.dto.js';

/** What visitors asked and were told, for the training area. */
@Injectable()
export class ConversationLog {
  constructor(private readonly reader: Reader) {}

  /** Newest first; `search` looks into both texts, days are Jakarta's and count whole. */
  async page(query: TrainingQueryDto): Promise<Paginated<ChatConversation>> {
    const select = this.reader.select(ConversationEntity, 'c').orderBy('c.id', 'DESC');
    if (query.search) {
      const tests = ['userMessage', 'botResponse'].map((column) => `LOWER(c.${column}) LIKE :text ESCAPE '!'`);
      select.andWhere(`(${tests.join(' OR ')})`, { text: containing(query.search) });
    }
    if (query.category) select.andWhere('c.matchedCategory = :category', { category: query.category });
    if (query.language === 'en' || query.language === 'id') {
      select.andWhere('c.language = :language', { language: query.language });
    }
    if (query.date_from) select.andWhere('c.createdAt >= :from', { from: dayStart(query.date_from) });
    if (query.date_to) select.andWhere('c.createdAt < :to', { to: dayEnd(query.date_to) });
    const { skip, take } = query.rows();
    const [rows, total] = await select.skip(skip).take(take).getManyAndCount();
    return pageOf(rows.map(toConversation), total, query);
  }
}

function toConversation(row: ConversationEntity): ChatConversation {
  return {
    id: row.id,
    language: row.language,
    matched_category: row.matchedCategory,
    user_message: row.userMessage,
    bot_response: row.botResponse,
    created_at: row.createdAt.toISOString(),
  };
}
