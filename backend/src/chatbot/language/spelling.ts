import { OFF_TOPIC } from './off-topic-words.js';
import { EVERYDAY } from './everyday-words.js';
import { LEXICON } from './lexicon.js';
import { eachYielding } from './yielding-loop.js';
import { lettersIn, isWithinEdits, editDistance } from './edit-distance.js';
import { STOPPED } from './stop-words.js';
import { wordsOf } from './words.js';

const SHORTEST_CORRECTED = 3;
/** Words as short as this are only mended when letters changed places ("teh", "hwo"). */
const SHORT = 3;
/** From this length two slips are borne, below it one. */
const LONG = 8;
/** A word that so many phrasings hold is no slip; fewer may repeat one. */
const SURE_FROM = 16;
const MAX_KEPT = 5_000;
/** What Indonesian hangs on a word ("wcnya", "qrku", chats "wcny"), and what chats write for a doubled word ("acara2"). */
const HUNG_ON = /^(.{2,}?)(?:2?nya|ny|ku|mu|2)$/u;

/** Words that are right whatever the knowledge holds. */
const ALWAYS_RIGHT: readonly string[] = [
  ...LEXICON.words.keys(),
  ...[...LEXICON.phrases.keys()].flatMap((phrase) => phrase.split(' ')),
  ...STOPPED,
];

interface Candidate {
  word: string;
  letters: number;
}

/**
 * Finds the known word that a misspelt one stands for. Only words that begin alike are compared: people rarely miss the
 * first letter, and it keeps other words from being taken for ours.
 */
export class Spelling {
  private readonly known = new Set<string>(ALWAYS_RIGHT);
  private readonly uses = new Map<string, number>();
  private readonly byFirstLetter = new Map<string, Candidate[]>();
  private readonly kept = new Map<string, string | null>();

  /** @param edited texts that were written with care. @param typed texts as visitors type, slips and all. */
  constructor(edited: Iterable<string>, typed: Iterable<string> = []) {
    for (const text of edited) this.know(text);
    for (const text of typed) this.count(text);
    this.settle();
  }

  /** The same over very many texts; others have their turn meanwhile. */
  static async learn(edited: Iterable<string>, typed: Iterable<string>): Promise<Spelling> {
    const spelling = new Spelling([]);
    await eachYielding(edited, (text) => spelling.know(text));
    await eachYielding(typed, (text) => spelling.count(text));
    spelling.settle();
    return spelling;
  }

  private know(text: string): void {
    for (const word of wordsOf(text)) this.known.add(word);
  }

  private count(text: string): void {
    for (const word of new Set(wordsOf(text))) this.uses.set(word, (this.uses.get(word) ?? 0) + 1);
  }

  private settle(): void {
    this.byFirstLetter.clear();
    for (const [word, uses] of this.uses) if (uses >= SURE_FROM) this.known.add(word);
    for (const word of this.known) {
      if (word.length < SHORTEST_CORRECTED) continue;
      const first = word.slice(0, 1);
      const others = this.byFirstLetter.get(first);
      const candidate = { word, letters: lettersIn(word) };
      if (others) others.push(candidate);
      else this.byFirstLetter.set(first, [candidate]);
    }
  }

  /** The one that is nearest within the bounds; null when the word is right, too short, or like none. */
  correct(word: string): string | null {
    if (word.length < SHORTEST_CORRECTED || this.isRight(word)) return null;
    const [, base] = HUNG_ON.exec(word) ?? [];
    if (base !== undefined && this.known.has(base)) return base;
    if (/\d/.test(word)) return null;
    const kept = this.kept.get(word);
    if (kept !== undefined) return kept;
    const found = this.nearest(word);
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    this.kept.set(word, found);
    return found;
  }

  private isRight(word: string): boolean {
    return this.known.has(word) || EVERYDAY.has(word) || OFF_TOPIC.has(word);
  }

  /** Of those equally near the one that is typed most. */
  private nearest(word: string): string | null {
    const allowed = word.length >= LONG ? 2 : 1;
    let best: { word: string; slips: number; uses: number } | null = null;
    const typed = lettersIn(word);
    for (const { word: candidate, letters } of this.byFirstLetter.get(word.slice(0, 1)) ?? []) {
      if (!isWithinEdits(typed, letters, word.length === SHORT ? 0 : allowed)) continue;
      if (word.length === SHORT && !hasSameLetters(word, candidate)) continue;
      const slips = editDistance(word, candidate, best?.slips ?? allowed);
      if (slips === Infinity) continue;
      const uses = this.uses.get(candidate) ?? 0;
      if (!best || slips < best.slips || (slips === best.slips && uses > best.uses)) {
        best = { word: candidate, slips, uses };
      }
    }
    return best?.word ?? null;
  }
}

const hasSameLetters = (one: string, other: string): boolean => [...one].sort().join('') === [...other].sort().join('');
