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
/** Of entries whose scores differ by less, the one of higher priority answers. */
export const LEAD = 0.2;
/** Entries of which none answers alone are offered when their scores together reach this. */
export const OFFER_FROM = 0.6;
/** An entry below this score has nothing to do with the question. */
export const NEAR_FROM = 0.15;
const MAX_CHOICES = 3;

/** The properties of an entry that decide, next to its score. */
export interface Precedence {
  category: string;
  /** 0 to 10. */
  priority: number;
}

/** The score from which on an entry of the category answers. */
export const answersFrom = (category?: string, from = ANSWER_FROM): number => (isSafety(category) ? SAFETY_FROM : from);

export const isSafety = (category = ''): boolean => category.toLowerCase() === SAFETY;

/**
 * The best entry answers from a threshold on: a wrong answer is worse than none. Where two or three share the probability,
 * the visitor chooses. Among near ties the one of highest priority (0 to 10) answers.
 * @param from the score from which on an entry answers that isn't about safety
 */
export function decide(
  ranked: readonly Ranked[],
  precedenceOf: (id: number) => Precedence | undefined,
  from = ANSWER_FROM,
): Decision {
  const priorityOf = ({ id }: Ranked): number => precedenceOf(id)?.priority ?? 0;
  const near = ranked.filter(({ score }) => score >= NEAR_FROM);
  const [able] = ranked.filter(({ id, score }) => score >= answersFrom(precedenceOf(id)?.category, from));
  if (able && isSafety(precedenceOf(able.id)?.category)) return answerOf(able);
  const offered = near.slice(0, MAX_CHOICES);
  if (!able && offered.reduce((sum, { score }) => sum + score, 0) < OFFER_FROM)
    return { kind: 'fallback', near: near.map(({ id }) => id), score: ranked[0]?.score ?? 0 };
  const tied = offered.filter(({ score }) => (ranked[0]?.score ?? 0) - score < LEAD);
  if (tied.length === 1) return able ? answerOf(able) : choiceOf(offered);
  const highest = Math.max(...tied.map(priorityOf));
  const candidates = tied.filter((one) => priorityOf(one) === highest);
  const [only] = candidates;
  return only && candidates.length === 1 ? answerOf(only) : choiceOf(candidates);
}

const answerOf = ({ id, score }: Ranked): Decision => ({ kind: 'answer', id, score });

const choiceOf = (offered: readonly Ranked[]): Decision => ({
  kind: 'choice',
  ids: offered.map(({ id }) => id),
  score: offered[0]?.score ?? 0,
});
