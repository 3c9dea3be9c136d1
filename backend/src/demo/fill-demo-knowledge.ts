import type { EntityManager } from 'typeorm';
import { raiseKnowledgeRevision } from '../chatbot/knowledge/knowledge-revision.js';
import { KnowledgeEntity } from '../chatbot/knowledge/knowledge.entity.js';
import { DEMO_KNOWLEDGE } from './knowledge/index.js';
import { readTrainingPhrases } from './knowledge/training-phrases.js';

/** What the assistant knows to begin with. */
export async function fillDemoKnowledge(db: EntityManager, now: Date): Promise<void> {
  const phrases = readTrainingPhrases();
  const rows = DEMO_KNOWLEDGE.map((entry) => ({
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
