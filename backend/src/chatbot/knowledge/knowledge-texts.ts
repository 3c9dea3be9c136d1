import type { Language } from '@festival/contracts';
import type { KnowledgeEntity } from './knowledge.entity.js';

type Question = Pick<KnowledgeEntity, 'questionEn' | 'questionId'>;
type Answer = Pick<KnowledgeEntity, 'answerEn' | 'answerId'>;

/** The entry's question in the language; in English while it isn't translated. */
export const questionOf = (entry: Question, language: Language): string =>
  (language === 'id' && entry.questionId) || entry.questionEn;

/** The entry's answer in the language; in English while it isn't translated. */
export const answerOf = (entry: Answer, language: Language): string =>
  (language === 'id' && entry.answerId) || entry.answerEn;
