import type { IndexedEntry } from '@festival/backend/chatbot/search/entry-texts.js';
import type { DemoKnowledge } from '@festival/backend/demo/demo-knowledge.js';
import { readTrainingPhrases } from '@festival/backend/demo/demo-knowledge.js';

/** The demo entries in the index's shape; an entry's id is its index. */
export function indexedDemo(entries: readonly DemoKnowledge[]): IndexedEntry[] {
  const phrases = readTrainingPhrases();
  return entries.map((entry, id) => ({
    id,
    questions: [entry.question_en, entry.question_id],
    keywords: entry.keywords,
    trainingPhrases: phrases.get(entry.key) ?? [],
    answers: [entry.answer_en, entry.answer_id],
    priority: entry.priority,
  }));
}
