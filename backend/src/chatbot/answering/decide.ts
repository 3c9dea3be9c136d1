import type { ChatCategory } from '@festival/contracts';
import type { Ranked } from '../search/knowledge-index.js';

/** The reply to a question, decided from the ranking alone. */
export type Decision =
  | { kind: 'answer'; id: number; score: number }
  /** Two or more entries score about the same: the visitor chooses. */
  | { kind: 'choice'; ids: number[]; score: number }
  /** No entry answers; `near` are the entries that come closest. */
  | { kind: 'fallback'; near: number[]; score: number };

/** From this score on an entry answers. */
export const ANSWER_FROM = 0.5;
/** People in danger or despair use words of their own, and needless help harms less than none. */
export const SAFETY_FROM = 0.3;
const SAFETY: ChatCategory = 'safety';
/** The best entry must lead by this much, or its priority must be higher. */
export const LEAD = 0.1;
const NEAR_FROM = 0.25;
const MAX_CHOICES = 3;

/** The properties of an entry that decide, next to its score. */
export interface Precedence {
  category: string;
  /** 0 to 10. */
  priority: number;
}

/** The score from which on an entry of the category answers. */
export const answersFrom = (category = ''): number => (category.toLowerCase() === SAFETY ? SAFETY_FROM : ANSWER_FROM);

/**
 * An entry answers above a threshold and with a lead over the runner-up: a wrong answer is worse than none. Among near
 * ties the highest priority (0 to 10) answers; with equal priorities the visitor is asked.
 */
export function decide(ranked: readonly Ranked[], precedenceOf: (id: number) => Precedence | undefined): Decision {
  const able = ranked.filter(({ id, score }) => score >= answersFrom(precedenceOf(id)?.category));
  const [first] = able;
  if (!first) {
    const near = ranked.filter(({ score }) => score >= NEAR_FROM).map(({ id }) => id);
    return { kind: 'fallback', near, score: ranked[0]?.score ?? 0 };
  }
  const priorityOf = ({ id }: Ranked) => precedenceOf(id)?.priority ?? 0;
  const tied = able.filter(({ score }) => first.score - score < LEAD);
  const highest = Math.max(...tied.map(priorityOf));
  const candidates = tied.filter((one) => priorityOf(one) === highest);
  const [only] = candidates;
  if (only && candidates.length === 1) return { kind: 'answer', id: only.id, score: only.score };
  return { kind: 'choice', ids: candidates.slice(0, MAX_CHOICES).map(({ id }) => id), score: first.score };
}
