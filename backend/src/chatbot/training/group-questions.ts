import { correctedWords } from '../language/corrected-words.js';
import { Spelling } from '../language/spelling.js';
import { eachYielding } from '../language/yielding-loop.js';
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
 * similar, so the newest questions should come first. Yields to the event loop.
 */
export async function groupQuestions<T extends Missed>(questions: readonly T[]): Promise<T[][]> {
  const spelling = new Spelling([]);
  const groups: Array<{ terms: ReadonlySet<string>; members: T[] }> = [];
  await eachYielding(questions, (question) => {
    const terms = namesIn(correctedWords(question.text, spelling));
    let best: { members: T[]; share: number } | null = null;
    for (const group of groups) {
      const share = shareOf(terms, group.terms);
      if (share >= ALIKE_FROM && share > (best?.share ?? 0)) best = { members: group.members, share };
    }
    if (best) best.members.push(question);
    else groups.push({ terms, members: [question] });
  });
  return groups.map(({ members }) => members).sort((one, other) => other.length - one.length);
}

function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const term of one) if (other.has(term)) common += 1;
  const all = one.size + other.size - common;
  return all === 0 ? 1 : common / all;
}
