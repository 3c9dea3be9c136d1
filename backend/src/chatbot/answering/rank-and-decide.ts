import { type Decision, decide, type Precedence } from './decide.js';
import type { Followed, KnowledgeIndex, Ranked } from '../search/knowledge-index.js';

export interface Searched {
  index: KnowledgeIndex;
  entries: ReadonlyMap<number, Precedence>;
}

export interface Ruling {
  ranked: Ranked[];
  decision: Decision;
}

/** The ranking of the entries, best first, and the decision. */
export function rankAndDecide({ index, entries }: Searched, question: string): Ruling {
  const ranked = index.rank(question);
  return { ranked, decision: decide(ranked, (id) => entries.get(id)) };
}

/** A visitor who goes on asking needs fewer words, and is understood by fewer. */
const FOLLOW_UP_FROM = 0.35;

/** Like `rankAndDecide`, for a short message that goes on with another. */
export function rankAndDecideAfter({ index, entries }: Searched, question: string, before: Followed): Ruling {
  const ranked = index.rankAfter(question, before);
  return { ranked, decision: decide(ranked, (id) => entries.get(id), FOLLOW_UP_FROM) };
}
