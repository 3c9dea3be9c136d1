import { type Decision, decide, type Precedence } from './decide.js';
import type { KnowledgeIndex, Ranked } from '../search/knowledge-index.js';

interface Searched {
  index: KnowledgeIndex;
  entries: ReadonlyMap<number, Precedence>;
}

/** As codes are printed: `UNITY10`. */
const CODE = /\b[A-Z]{3,}\d{1,3}\b/g;

/** Nobody writes about a code by its name, and whether it is valid is the checkout's to say. */
const withNamedCodes = (question: string): string => question.replace(CODE, 'discount code');

/** How the entries fit a question, best first, and what to do with it. */
export function rankAndDecide(
  { index, entries }: Searched,
  question: string,
): { ranked: Ranked[]; decision: Decision } {
  const ranked = index.rank(withNamedCodes(question));
  return { ranked, decision: decide(ranked, (id) => entries.get(id)) };
}
