import { decide } from '@festival/backend/chatbot/answering/decide.js';
import { KnowledgeIndex } from '@festival/backend/chatbot/search/knowledge-index.js';
import type { DemoKnowledge } from '@festival/backend/demo/demo-knowledge.js';
import type { EvalQuestion } from './eval-question.js';
import { indexedDemo } from './indexed-demo.js';

export type Outcome =
  /** The expected entry, or an expected fallback. */
  | 'right'
  /** Asked back, with the expected entry among the choices. */
  | 'asked'
  /** Fell back although an entry was expected. */
  | 'missed'
  /** Another entry than the expected one, or an entry instead of a fallback. */
  | 'wrong';

export interface Judged {
  question: EvalQuestion;
  outcome: Outcome;
  /** Keys of the entries that answered or were offered. */
  given: string[];
  score: number;
}

/** Asks every question of an index over the entries. */
export async function judge(entries: readonly DemoKnowledge[], questions: readonly EvalQuestion[]): Promise<Judged[]> {
  const index = await KnowledgeIndex.build(indexedDemo(entries));
  const keyOf = (id: number) => entries[id]?.key ?? '';
  return questions.map((question) => {
    const decision = decide(index.rank(question.q), (id) => entries[id]);
    const given =
      decision.kind === 'answer' ? [keyOf(decision.id)] : decision.kind === 'choice' ? decision.ids.map(keyOf) : [];
    return { question, given, score: decision.score, outcome: outcomeOf(question, decision.kind, given) };
  });
}

function outcomeOf({ want }: EvalQuestion, kind: string, given: readonly string[]): Outcome {
  if (kind === 'fallback') return want.length === 0 ? 'right' : 'missed';
  if (!given.some((key) => want.includes(key))) return 'wrong';
  return kind === 'answer' ? 'right' : 'asked';
}
