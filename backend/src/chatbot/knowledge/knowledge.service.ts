import {
  CHAT_CATEGORIES,
  KNOWLEDGE_LIMITS,
  type KnowledgeEntry,
  type Paginated,
  type SameQuestion,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { fieldError } from '../../platform/errors/app-error.js';
import { Reader } from '../../platform/database/reader.js';
import { containing } from '../../platform/database/text-search.js';
import type { Actor } from '../../platform/access/actor.js';
import { listRules } from '../../platform/lists/list-rules.js';
import { pageOf } from '../../platform/http/answers/page-query.js';
import type { AuditedRecords } from '../../audit/records/audited-records.js';
import { RecordsService } from '../../audit/records/records.service.js';
import type { ChatbotListQueryDto } from './chatbot-list-query.dto.js';
import { sameQuestions } from './same-question.js';
import type { SameQuestionQuery } from './same-question.dto.js';
import { KnowledgeBaseService } from './knowledge-base.service.js';
import { raiseKnowledgeRevision } from './knowledge-revision.js';
import { isShortTogether, type KnowledgeDto, tooLongTogether } from './knowledge.dto.js';
import { KnowledgeEntity } from './knowledge.entity.js';
import { KNOWLEDGE_DEFAULTS, knowledgeFields, toAuditedEntry, toKnowledgeEntry } from './knowledge.mapper.js';

const SEARCHED = [
  'questionEn',
  'questionId',
  'answerEn',
  'answerId',
  'keywords',
  'trainingPhrases',
  'category',
] as const;

export const KNOWLEDGE_LIST = listRules({
  sorts: {
    id: 'id',
    category: 'category',
    priority: 'priority',
    updated_at: 'updatedAt',
    is_active: 'isActive',
    question_en: 'questionEn',
    question_id: 'questionId',
  },
  defaultSort: ['id', 'ASC'],
  filters: {
    id: { kind: 'ids', column: 'id' },
    q: { kind: 'text', containedIn: SEARCHED },
    is_active: { kind: 'boolean', column: 'isActive' },
    category: { kind: 'text', column: 'category' },
  },
});

/** The editors' use cases for the knowledge entries. */
@Injectable()
export class KnowledgeService {
  readonly records: AuditedRecords<KnowledgeEntity, KnowledgeEntry>;

  constructor(
    records: RecordsService,
    private readonly reader: Reader,
    private readonly clock: Clock,
    base: KnowledgeBaseService,
  ) {
    this.records = records.of({
      entity: KnowledgeEntity,
      resource: 'chatbot-knowledge',
      title: 'Knowledge entry',
      toWire: toKnowledgeEntry,
      toAudit: toAuditedEntry,
      list: KNOWLEDGE_LIST,
      versioned: 'row',
      afterWrite: raiseKnowledgeRevision,
      afterCommit: () => base.forget(),
    });
  }

  /** Newest first; `search` covers questions, answers, keywords and training phrases. */
  async page(query: ChatbotListQueryDto): Promise<Paginated<KnowledgeEntry>> {
    const select = this.reader.select(KnowledgeEntity, 'k').orderBy('k.id', 'DESC');
    if (query.search) {
      const tests = SEARCHED.map((column) => `LOWER(k.${column}) LIKE :text ESCAPE '!'`);
      select.andWhere(`(${tests.join(' OR ')})`, { text: containing(query.search) });
    }
    if (query.category) select.andWhere('k.category = :category', { category: query.category });
    if (query.status === 'active' || query.status === 'inactive') {
      select.andWhere('k.isActive = :isActive', { isActive: query.status === 'active' });
    }
    const { skip, take } = query.rows();
    const [rows, total] = await select.skip(skip).take(take).getManyAndCount();
    return pageOf(rows.map(toKnowledgeEntry), total, query);
  }

  /** The built-in categories, then those that editors added. */
  async categories(): Promise<string[]> {
    const rows = await this.reader
      .select(KnowledgeEntity, 'k')
      .select('DISTINCT k.category', 'category')
      .getRawMany<{ category: string }>();
    return [...new Set([...CHAT_CATEGORIES, ...rows.map(({ category }) => category).sort()])];
  }

  /** Entries other than `except` that have one of the questions. */
  async same({ except, ...asked }: SameQuestionQuery): Promise<SameQuestion[]> {
    const select = { id: true, questionEn: true, questionId: true, isActive: true } as const;
    const entries = await this.reader.of(KnowledgeEntity).find({ select, order: { id: 'ASC' } });
    return sameQuestions(
      asked,
      entries.filter(({ id }) => id !== except),
    );
  }

  create(dto: KnowledgeDto, actor: Actor): Promise<KnowledgeEntry> {
    const row = { ...KNOWLEDGE_DEFAULTS, ...knowledgeFields(dto), updatedAt: this.clock.now() };
    return this.records.create(actor, () => row);
  }

  /** 409 when the entry was changed since `seen_updated_at`. */
  update(id: number, dto: KnowledgeDto, actor: Actor): Promise<KnowledgeEntry> {
    return this.records.update(id, actor, () => knowledgeFields(dto), dto.seen_updated_at);
  }

  /** Appends training phrases that the entry hasn't; 422 when there would be too many, or too long together. */
  addPhrases(id: number, phrases: readonly string[], actor: Actor): Promise<KnowledgeEntry> {
    return this.records.update(id, actor, ({ trainingPhrases }) => {
      const all = [...new Set([...trainingPhrases, ...phrases])];
      if (all.length > KNOWLEDGE_LIMITS.phrases)
        throw fieldError('training_phrases', `There may be at most ${KNOWLEDGE_LIMITS.phrases} training phrases`);
      if (!isShortTogether(all)) throw fieldError('training_phrases', tooLongTogether('The training phrases'));
      return { trainingPhrases: all, updatedAt: this.clock.now() };
    });
  }

  toggle(id: number, actor: Actor): Promise<KnowledgeEntry> {
    return this.records.update(id, actor, ({ isActive }) => ({ isActive: !isActive }));
  }
}
