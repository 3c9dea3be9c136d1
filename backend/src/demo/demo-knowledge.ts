import { readdirSync, readFileSync } from 'node:fs';
import type { EntityManager } from 'typeorm';
import { raiseKnowledgeRevision } from '../chatbot/knowledge/knowledge-revision.js';
import { KnowledgeEntity } from '../chatbot/knowledge/knowledge.entity.js';

/** In the order of the files' names, as the entries are numbered and offered. */
const ENTRIES = new URL('../../data/demo/knowledge/', import.meta.url);
/** One file for each category: an entry's key in brackets, then its phrases, one a line. */
const PHRASES = new URL('../../data/assistant/phrases/', import.meta.url);
const KEY = /^\[([a-z0-9-]+)\]$/;

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

function filesOf(folder: URL): string[] {
  return readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));
}

export function readDemoKnowledge(): readonly DemoKnowledge[] {
  return filesOf(ENTRIES).flatMap((text) => JSON.parse(text) as DemoKnowledge[]);
}

/** The training phrases of the demo entries, by key. */
export function readTrainingPhrases(): ReadonlyMap<string, string[]> {
  const phrases = new Map<string, string[]>();
  for (const text of filesOf(PHRASES)) {
    let current: string[] = [];
    for (const line of text.split('\n').filter(Boolean)) {
      const [, key] = KEY.exec(line) ?? [];
      if (key === undefined) current.push(line);
      else phrases.set(key, (current = []));
    }
  }
  return phrases;
}

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
