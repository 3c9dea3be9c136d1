import { editDistance, isWithinEdits, lettersIn } from './edit-distance.js';
import { eachYielding } from './yielding-loop.js';
import { wordsWithMeaning } from './meanings.js';
import { stopWords } from './stop-words.js';
import { wordsOf } from './words.js';

const SHORTEST_CORRECTED = 3;
/** Words of this length are only corrected when letters changed places ("teh", "hwo"). */
const SHORT = 3;
/** From this length on two edits are allowed, below it one. */
const LONG = 8;
/** A word in this many phrasings is no typo. */
const SURE_FROM = 16;
const MAX_CACHED = 5_000;
/** Indonesian suffixes ("wcnya", "qrku", chats "wcny"), and the `2` that chats write for a doubled word ("acara2"). */
const SUFFIXED = /^(.{2,}?)(?:2?nya|ny|ku|mu|2)$/u;

interface Candidate {
  word: string;
  letters: number;
}

/**
 * Corrects misspelt words to known ones. Only words with the same first letter are compared: people rarely mistype it,
 * and unrelated words stay as they are.
 */
export class Spelling {
  private readonly known = new Set<string>([...wordsWithMeaning(), ...stopWords()]);
  private readonly uses = new Map<string, number>();
  private readonly byFirstLetter = new Map<string, Candidate[]>();
  private readonly cache = new Map<string, string | null>();

  /** @param edited texts that were written with care. @param typed texts as visitors type, with typos. */
  constructor(edited: Iterable<string>, typed: Iterable<string> = []) {
    for (const text of edited) this.know(text);
    for (const text of typed) this.count(text);
    this.settle();
  }

  /** Like the constructor, for very many texts; yields to the event loop. */
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
    for (const [word, uses] of this.uses) {
      if (uses >= SURE_FROM) this.known.add(word);
      // Only of known words it matters later how often they are typed.
      if (!this.known.has(word)) this.uses.delete(word);
    }
    for (const word of this.known) {
      if (word.length < SHORTEST_CORRECTED) continue;
      const first = word.slice(0, 1);
      const others = this.byFirstLetter.get(first);
      const candidate = { word, letters: lettersIn(word) };
      if (others) others.push(candidate);
      else this.byFirstLetter.set(first, [candidate]);
    }
  }

  /** The nearest known word; null when the word is correct, too short, or near none. */
  correct(word: string): string | null {
    if (word.length < SHORTEST_CORRECTED || this.known.has(word)) return null;
    const [, base] = SUFFIXED.exec(word) ?? [];
    if (base !== undefined && this.known.has(base)) return base;
    if (/\d/.test(word)) return null;
    const cached = this.cache.get(word);
    if (cached !== undefined) return cached;
    const found = this.nearest(word);
    if (this.cache.size >= MAX_CACHED) this.cache.clear();
    this.cache.set(word, found);
    return found;
  }

  /** Of equally near words the one that is typed most. */
  private nearest(word: string): string | null {
    const allowed = word.length >= LONG ? 2 : 1;
    let best: { word: string; edits: number; uses: number } | null = null;
    const typed = lettersIn(word);
    for (const { word: candidate, letters } of this.byFirstLetter.get(word.slice(0, 1)) ?? []) {
      if (!isWithinEdits(typed, letters, word.length === SHORT ? 0 : allowed)) continue;
      if (word.length === SHORT && !hasSameLetters(word, candidate)) continue;
      const edits = editDistance(word, candidate, best?.edits ?? allowed);
      if (edits === Infinity) continue;
      const uses = this.uses.get(candidate) ?? 0;
      if (!best || edits < best.edits || (edits === best.edits && uses > best.uses)) {
        best = { word: candidate, edits, uses };
      }
    }
    return best?.word ?? null;
  }
}

const hasSameLetters = (one: string, other: string): boolean => [...one].sort().join('') === [...other].sort().join('');
