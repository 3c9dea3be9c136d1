import { type Decision, decide, type Precedence } from './decide.js';
import type { KnowledgeIndex, Ranked } from '../search/knowledge-index.js';

interface Searched {
  index: KnowledgeIndex;
  entries: ReadonlyMap<number, Precedence>;
}

/** As codes are printed: `UNITY10`. */
const CODE = /\b[A-Z]{3,}\d{1,3}\b/g;

/** No entry names a code, and only the checkout knows whether one is valid. */
const withNamedCodes = (question: string): string => question.replace(CODE, 'discount code');

/** The ranking of the entries, best first, and the decision. */
export function rankAndDecide(
  { index, entries }: Searched,
  question: string,
): { ranked: Ranked[]; decision: Decision } {
  const ranked = index.rank(withNamedCodes(question));
  return { ranked, decision: decide(ranked, (id) => entries.get(id)) };
}
