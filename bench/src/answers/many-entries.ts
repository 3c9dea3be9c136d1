import { KnowledgeEntity } from '@festival/backend/chatbot/knowledge/knowledge.entity.js';
import { readDemoKnowledge } from '@festival/backend/demo/demo-knowledge.js';
import { readTrainingPhrases } from '@festival/backend/demo/demo-knowledge.js';

const DEMO_KNOWLEDGE = readDemoKnowledge();

export const ENTRIES = 1_000;
/** Each copy of an entry takes another slice of its some 170 phrases. */
const PHRASES_A_COPY = 8;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const WORD_LENGTH = 4;

/**
 * The demo entries with all their training phrases, then copies of them, each with a slice of the phrases and a unique
 * word.
 */
export function manyEntries(count: number): Array<Omit<KnowledgeEntity, 'id'>> {
  const phrases = readTrainingPhrases();
  return Array.from({ length: count }, (_, index) => {
    const { key, question_en, question_id, answer_en, answer_id, ...entry } =
      DEMO_KNOWLEDGE[index % DEMO_KNOWLEDGE.length] ?? missing();
    const copy = Math.floor(index / DEMO_KNOWLEDGE.length);
    const all = phrases.get(key) ?? [];
    return {
      ...entry,
      questionEn: `${question_en} ${ownWord(index)}`,
      questionId: `${question_id} ${ownWord(index)}`,
      answerEn: answer_en,
      answerId: answer_id,
      trainingPhrases: copy === 0 ? all : all.slice(copy * PHRASES_A_COPY, (copy + 1) * PHRASES_A_COPY),
      isActive: true,
      updatedAt: new Date(),
    };
  });
}

/** `qaaa`, `qaab`, …: no word of the knowledge begins like that. */
function ownWord(index: number): string {
  let rest = index;
  let word = '';
  while (word.length < WORD_LENGTH - 1) {
    word = (LETTERS[rest % LETTERS.length] ?? '') + word;
    rest = Math.floor(rest / LETTERS.length);
  }
  return `q${word}`;
}

function missing(): never {
  throw new Error('There is no demo knowledge');
}
