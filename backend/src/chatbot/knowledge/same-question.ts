import type { SameQuestion } from '@festival/contracts';
import { wordsOf } from '../language/words.js';
import type { KnowledgeEntity } from './knowledge.entity.js';

export type EntryQuestions = Pick<KnowledgeEntity, 'id' | 'questionEn' | 'questionId' | 'isActive'>;

/** The question without case, accents and punctuation. */
const plain = (question: string | undefined): string => wordsOf(question ?? '').join(' ');

/**
 * The entries that already have one of the questions in the same language. Two entries with the same question would
 * score alike, so chance would decide between their answers.
 */
export function sameQuestions(
  asked: { question_en?: string; question_id?: string },
  entries: readonly EntryQuestions[],
): SameQuestion[] {
  const [english, indonesian] = [plain(asked.question_en), plain(asked.question_id)];
  return entries.flatMap(({ id, questionEn, questionId, isActive }): SameQuestion[] => {
    const found = { id, is_active: isActive };
    if (english !== '' && plain(questionEn) === english) return [{ ...found, language: 'en', question: questionEn }];
    if (indonesian !== '' && plain(questionId) === indonesian)
      return [{ ...found, language: 'id', question: questionId }];
    return [];
  });
}
