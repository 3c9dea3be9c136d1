import { type ChatConversation, LANGUAGES, type Paginated } from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Reader } from '../../platform/database/reader.js';
import { containing } from '../../platform/database/text-search.js';
import { type ListRequest, listRules } from '../../platform/lists/list-rules.js';
import { pageOf } from '../../platform/http/answers/page-query.js';
import type { ListPage } from '../../platform/lists/list-page.js';
import type { AuditedRecords } from '../../audit/records/audited-records.js';
import { RecordsService } from '../../audit/records/records.service.js';
import { ConversationEntity } from '../chat/conversation.entity.js';
import { dayEnd, dayStart } from './jakarta-days.js';
import type { ChatbotListQueryDto } from '../knowledge/chatbot-list-query.dto.js';

const SEARCHED = ['userMessage', 'botResponse'] as const;

export const CONVERSATION_LIST = listRules({
  sorts: {
    id: 'id',
    created_at: 'createdAt',
    language: 'language',
    matched_category: 'matchedCategory',
    user_message: 'userMessage',
  },
  defaultSort: ['id', 'DESC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    q: { kind: 'text', containedIn: SEARCHED },
    language: { kind: 'one of', of: LANGUAGES, column: 'language' },
    matched_category: { kind: 'text', column: 'matchedCategory' },
    knowledge_id: { kind: 'ids', column: 'knowledgeId' },
    from: { kind: 'time', from: 'createdAt' },
    to: { kind: 'time', to: 'createdAt' },
  },
});

/** The visitors' conversations, for editors. */
@Injectable()
export class ConversationLogService {
  private readonly records: AuditedRecords<ConversationEntity, ChatConversation>;

  constructor(
    private readonly reader: Reader,
    records: RecordsService,
  ) {
    this.records = records.of({
      entity: ConversationEntity,
      resource: 'chatbot-conversations',
      title: 'Conversation',
      toWire: toConversation,
      list: CONVERSATION_LIST,
    });
  }

  listPage(request: ListRequest): Promise<ListPage<ChatConversation>> {
    return this.records.listPage(request);
  }

  one(id: number): Promise<ChatConversation> {
    return this.records.one(id);
  }

  /** Newest first; `search` covers both texts, and a date means the whole day in Jakarta. */
  async page(query: ChatbotListQueryDto): Promise<Paginated<ChatConversation>> {
    const select = this.reader.select(ConversationEntity, 'c').orderBy('c.id', 'DESC');
    if (query.search) {
      const tests = SEARCHED.map((column) => `LOWER(c.${column}) LIKE :text ESCAPE '!'`);
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
