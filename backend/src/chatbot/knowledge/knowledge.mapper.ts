import type { KnowledgeEntry } from '@festival/contracts';
import { definedFields } from '../../platform/http/requests/defined-fields.js';
import type { KnowledgeDto } from './knowledge.dto.js';
import type { KnowledgeEntity } from './knowledge.entity.js';

export function toKnowledgeEntry(row: KnowledgeEntity): KnowledgeEntry {
  return {
    id: row.id,
    category: row.category,
    question_en: row.questionEn,
    question_id: row.questionId,
    answer_en: row.answerEn,
    answer_id: row.answerId,
    keywords: row.keywords,
    training_phrases: row.trainingPhrases,
    priority: row.priority,
    is_active: row.isActive,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** A list up to this size fits into the audit log's column next to two answers. */
const AUDITED_BYTES = 8_000;

/** The entry for the audit log: a very long list is replaced by its length. */
export function toAuditedEntry(entry: KnowledgeEntry): object {
  return { ...entry, keywords: listOrCount(entry.keywords), training_phrases: listOrCount(entry.training_phrases) };
}

const listOrCount = (list: readonly string[]): readonly string[] | number =>
  Buffer.byteLength(JSON.stringify(list)) <= AUDITED_BYTES ? list : list.length;

/** The columns that a request fills. */
export function knowledgeFields(dto: KnowledgeDto) {
  const optional = {
    questionId: dto.question_id,
    answerId: dto.answer_id,
    keywords: dto.keywords,
    trainingPhrases: dto.training_phrases,
    priority: dto.priority,
    isActive: dto.is_active,
  };
  return {
    category: dto.category,
    questionEn: dto.question_en,
    answerEn: dto.answer_en,
    ...definedFields(optional),
  };
}

export const KNOWLEDGE_DEFAULTS = {
  questionId: '',
  answerId: '',
  keywords: [],
  trainingPhrases: [],
  priority: 0,
  isActive: true,
};
