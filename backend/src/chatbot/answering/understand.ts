import { meaningsIn, meaningsOf } from '../language/meanings.js';
import { isStopWord } from '../language/stop-words.js';
import { wordsOf } from '../language/words.js';
import type { Ranked } from '../search/knowledge-index.js';
import { type Decision, isSafety } from './decide.js';
import { rankAndDecide, rankAndDecideAfter, type Searched } from './rank-and-decide.js';
import { halvesOf } from './two-questions.js';

/** The exchange before in the conversation. */
export interface Before {
  /** The visitor's last message. */
  userMessage: string;
  /** The entry that answered it; null when none did. */
  knowledgeId: number | null;
}

export interface Understood {
  decision: Decision;
  ranked: Ranked[];
  /** The answer to the second of two questions in one message. */
  second?: Ranked;
}

/** A longer message is understood by itself. */
const LONGEST_FOLLOW_UP = 7;
/** A message that is answered this surely by itself follows nothing. */
const SURE = 0.85;
/** Of the halves of a message, one must be answered this surely and the other at least as `HALF_FROM` says. */
const SURE_HALF_FROM = 0.6;
export const HALF_FROM = 0.4;
const COURTESIES = ['hello', 'thanks'];
const LONGEST_COURTESY = 3;

/** Understands a message: by itself, after the one before ("and for two?"), or as two questions at once. */
export function understand(searched: Searched, message: string, before: Before | null): Understood {
  const whole = rankAndDecide(searched, message);
  // The phrasing of an entry is one question, whatever marks it has.
  if (whole.decision.score === 1) return whole;
  const question = withoutCourtesy(message);
  const alone = question === message ? whole : rankAndDecide(searched, question);
  // "Thanks, that is all": the courtesy itself is to be answered.
  if (question !== message && whole.decision.kind === 'answer' && alone.decision.kind !== 'answer') return whole;
  return twoQuestions(searched, question, alone) ?? followUp(searched, question, before, alone) ?? alone;
}

function followUp(searched: Searched, message: string, before: Before | null, alone: Understood): Understood | null {
  if (!before || before.knowledgeId === null || wordsOf(message).length > LONGEST_FOLLOW_UP) return null;
  const { decision } = alone;
  // Help goes to those who need it, whatever was said before.
  if (isAboutSafety(searched, decision) || (decision.kind === 'answer' && decision.score >= SURE)) return null;
  return rankAndDecideAfter(searched, message, { question: before.userMessage, id: before.knowledgeId });
}

function isAboutSafety({ entries }: Searched, decision: Decision): boolean {
  return decision.kind === 'answer' && isSafety(entries.get(decision.id)?.category);
}

function twoQuestions(searched: Searched, message: string, alone: Understood): Understood | null {
  if (alone.decision.score === 1) return null;
  const help =
    alone.decision.kind === 'answer' && isAboutSafety(searched, alone.decision) ? alone.decision.id : undefined;
  let best: { understood: Understood; score: number } | null = null;
  for (const halves of halvesOf(message)) {
    const [one, other] = halves.map((half) => searched.index.best(half));
    if (!one || !other || one.id === other.id) continue;
    // Help goes to those who need it, whatever else is asked.
    if (help !== undefined && one.id !== help && other.id !== help) continue;
    const [weaker, surer] = [Math.min(one.score, other.score), Math.max(one.score, other.score)];
    const score = one.score * other.score;
    if (weaker < HALF_FROM || surer < SURE_HALF_FROM || score <= (best?.score ?? 0)) continue;
    const decision: Decision = { kind: 'answer', id: one.id, score: weaker };
    best = { score, understood: { ...alone, decision, second: other } };
  }
  return best?.understood ?? null;
}

/** The message without a courtesy before or behind its question. */
function withoutCourtesy(message: string): string {
  for (const [one, other] of halvesOf(message)) {
    if (isCourtesy(one)) return other;
    if (isCourtesy(other)) return one;
  }
  return message;
}

/** "Halo kak", "thanks", "selamat siang": a greeting and words that ask nothing. */
function isCourtesy(text: string): boolean {
  const words = wordsOf(text);
  const rest = words.filter((word) => !meaningsOf(word).some(isCourteous));
  if (rest.length < words.length && rest.every(isStopWord)) return true;
  return rest.length <= LONGEST_COURTESY && [...meaningsIn(rest)].some(isCourteous);
}

const isCourteous = (meaning: string): boolean => COURTESIES.includes(meaning);
