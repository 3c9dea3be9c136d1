import type { Translation } from '@festival/contracts';
import { carriesPrefix, type KnowledgeValues } from './knowledgeValues';

/** How long after the last change of the English texts a translation is asked for. */
export const AUTO_TRANSLATE_DELAY_MS = 2_000;

export type EntryTexts = Pick<KnowledgeValues, 'question_en' | 'question_id' | 'answer_en' | 'answer_id'>;

const isOpen = (text: string): boolean => text.trim() === '' || carriesPrefix(text);

export function hasEnglish({ question_en, answer_en }: EntryTexts): boolean {
  return question_en.trim() !== '' && answer_en.trim() !== '';
}

/** Both English texts are there, and an Indonesian one is empty or a machine's. */
export function wantsTranslation(texts: EntryTexts): boolean {
  return hasEnglish(texts) && (isOpen(texts.question_id) || isOpen(texts.answer_id));
}

/** An Indonesian text that somebody wrote, which a translation would replace. */
export function hasOwnIndonesian({ question_id, answer_id }: EntryTexts): boolean {
  return !isOpen(question_id) || !isOpen(answer_id);
}

/** The fields that an automatic translation may fill: a text that a person wrote stays. */
export function openFieldsOf(texts: EntryTexts, translation: Translation): Partial<Translation> {
  return {
    ...(isOpen(texts.question_id) && { question_id: translation.question_id }),
    ...(isOpen(texts.answer_id) && { answer_id: translation.answer_id }),
  };
}
