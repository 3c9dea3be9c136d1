import { readdirSync, readFileSync } from 'node:fs';
import type { EntityManager } from 'typeorm';
import { raiseKnowledgeRevision } from '../chatbot/knowledge/knowledge-revision.js';
import { KnowledgeEntity } from '../chatbot/knowledge/knowledge.entity.js';
import { readGroups } from '../chatbot/language/data-files.js';

/** In the order of the files' names, as the entries are numbered and offered. */
const ENTRIES = new URL('../../data/demo/knowledge/', import.meta.url);

/** An entry of the assistant's demo knowledge. `key` names it in the evaluation and is not stored. */
export interface DemoKnowledge {
  key: string;
  category: string;
  question_en: string;
  question_id: string;
  /** Plain lines, `- ` lists, links as `[text](/path)` or addresses; `{fact}` is filled in with each answer. */
  answer_en: string;
  answer_id: string;
  /** Phrases and single words in both languages. */
  keywords: string[];
  /** 0 to 10; 0 is never suggested. */
  priority: number;
}

export function readDemoKnowledge(): readonly DemoKnowledge[] {
  const files = readdirSync(ENTRIES).toSorted();
  return files.flatMap((file) => JSON.parse(readFileSync(new URL(file, ENTRIES), 'utf8')) as DemoKnowledge[]);
}

/** The training phrases of the demo entries, by key. */
export const readTrainingPhrases = (): ReadonlyMap<string, string[]> => readGroups('phrases/');

/** Fills the assistant's empty knowledge base. */
export async function fillDemoKnowledge(db: EntityManager, now: Date): Promise<void> {
  const phrases = readTrainingPhrases();
  const rows = readDemoKnowledge().map((entry) => ({
    category: entry.category,
    questionEn: entry.question_en,
    questionId: entry.question_id,
    answerEn: entry.answer_en,
    answerId: entry.answer_id,
    keywords: entry.keywords,
    trainingPhrases: phrases.get(entry.key) ?? [],
    priority: entry.priority,
    isActive: true,
    updatedAt: now,
  }));
  await db.insert(KnowledgeEntity, rows);
  await raiseKnowledgeRevision(db);
}
