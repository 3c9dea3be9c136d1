import { correctedWords } from '../language/corrected-words.js';
import { Spelling } from '../language/spelling.js';
import { namesIn } from '../language/features.js';

/** A question that fell back. */
export interface Missed {
  id: number;
  text: string;
}

/** The share of common terms among all terms of both (Jaccard index) from which two questions are alike. */
const ALIKE_FROM = 0.5;

/**
 * Groups questions by their terms, the largest group first. A question joins the group whose first question is most
 * similar, so the newest questions should come first.
 */
export function groupQuestions<T extends Missed>(questions: readonly T[]): T[][] {
  const spelling = new Spelling([]);
  const groups: Array<{ terms: ReadonlySet<string>; members: T[] }> = [];
  for (const question of questions) {
    const terms = namesIn(correctedWords(question.text, spelling));
    const near = groups.map((group) => ({ group, share: shareOf(terms, group.terms) }));
    const best = near.toSorted((one, other) => other.share - one.share)[0];
    if (best && best.share >= ALIKE_FROM) best.group.members.push(question);
    else groups.push({ terms, members: [question] });
  }
  return groups.map(({ members }) => members).sort((one, other) => other.length - one.length);
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = new Set([...one, ...other]);
  if (all.size === 0) return 1;
  return [...one].filter((term) => other.has(term)).length / all.size;
}
