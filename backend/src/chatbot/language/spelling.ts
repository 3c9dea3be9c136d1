import { distance } from 'fastest-levenshtein';
import { ELSEWHERE } from './elsewhere-words.js';
import { EVERYDAY } from './everyday-words.js';
import { LEXICON } from './lexicon.js';
import { STOPPED } from './stop-words.js';

const SHORTEST_CORRECTED = 4;
/** From this length two wrong letters are borne, below it one. */
const LONG = 8;
const MAX_KEPT = 2_000;

/**
 * Finds the known word that a misspelt one stands for. Only words that begin alike are compared: people rarely miss the
 * first letter, and it keeps other words from being taken for ours.
 */
export class Spelling {
  private readonly byFirstLetter = new Map<string, string[]>();
  private readonly known: ReadonlySet<string>;
  private readonly kept = new Map<string, string | null>();

  /** `vocabulary` holds the words of the knowledge, as written. */
  constructor(vocabulary: Iterable<string>) {
    const known = new Set([
      ...LEXICON.words.keys(),
      ...[...LEXICON.phrases.keys()].flatMap((phrase) => phrase.split(' ')),
    ]);
    for (const word of vocabulary) known.add(word);
    this.known = known;
    // A misspelt stop word must not count as a word of its own.
    for (const word of [...known, ...STOPPED]) {
      const [first = ''] = word;
      if (word.length < SHORTEST_CORRECTED) continue;
      this.byFirstLetter.set(first, [...(this.byFirstLetter.get(first) ?? []), word]);
    }
  }

  isKnown(word: string): boolean {
    return this.known.has(word) || STOPPED.has(word) || EVERYDAY.has(word) || ELSEWHERE.has(word);
  }

  /** The one that is nearest within the bounds; null when the word is right, too short, or like none. */
  correct(word: string): string | null {
    if (word.length < SHORTEST_CORRECTED || this.isKnown(word) || /\d/.test(word)) return null;
    const kept = this.kept.get(word);
    if (kept !== undefined) return kept;
    const found = this.nearest(word);
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    this.kept.set(word, found);
    return found;
  }

  private nearest(word: string): string | null {
    const allowed = word.length >= LONG ? 2 : 1;
    let best: string | null = null;
    let bestDistance = allowed + 1;
    for (const candidate of this.byFirstLetter.get(word.slice(0, 1)) ?? []) {
      if (Math.abs(candidate.length - word.length) > allowed) continue;
      const d = isSwap(word, candidate) ? 1 : distance(word, candidate);
      if (d < bestDistance) [best, bestDistance] = [candidate, d];
    }
    return best;
  }
}

/** Two neighbouring letters the wrong way round: one slip of the fingers, though two letters differ. */
function isSwap(word: string, candidate: string): boolean {
  if (word.length !== candidate.length) return false;
  const at = [...word].findIndex((letter, index) => letter !== candidate[index]);
  if (at < 0) return false;
  return (
    word[at] === candidate[at + 1] && word[at + 1] === candidate[at] && word.slice(at + 2) === candidate.slice(at + 2)
  );
}
