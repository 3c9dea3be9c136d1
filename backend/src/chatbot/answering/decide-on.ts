import type { Knowledge } from '../knowledge/knowledge-base.service.js';
import { type Decision, decide } from './decide.js';
import type { Ranked } from './knowledge-index.js';

/** How the entries fit a question, best first, and what to do with it. */
export function decideOn({ index, entries }: Knowledge, question: string): { ranked: Ranked[]; decision: Decision } {
  const ranked = index.rank(question);
  return { ranked, decision: decide(ranked, (id) => entries.get(id)) };
}
