import { type Feature, featuresOf } from '../language/features.js';
import { hashOf } from '../language/hash.js';
import { correctedWords, type Word } from '../language/corrected-words.js';
import type { Spelling } from '../language/spelling.js';
import { questionTerms, type Term, termsOf } from '../language/terms.js';

/** A text with its features. */
export interface Reading {
  words: readonly Word[];
  terms: readonly Term[];
  features: readonly Feature[];
}

/**
 * Numbers the features, so that counts are arrays. Names are stored as hashes: of more than a hundred thousand only a
 * handful collide.
 */
class Vocabulary {
  private readonly learnt = new Map<number, number>();
  /** After learning, sorted; a map of them would take five times as much. */
  private hashes = new Int32Array(0);
  /** The number of each hash. */
  private numbers = new Uint32Array(0);

  /** The name's number; a new name gets the next one. */
  readonly add = (name: string): number => {
    const hash = hashOf(name);
    const known = this.learnt.get(hash);
    if (known !== undefined) return known;
    this.learnt.set(hash, this.learnt.size);
    return this.learnt.size - 1;
  };

  /** After it only `find` may be called. */
  close(): void {
    this.hashes = Int32Array.from(this.learnt.keys()).sort();
    this.numbers = Uint32Array.from(this.hashes, (hash) => this.learnt.get(hash) ?? 0);
    this.learnt.clear();
  }

  /** The name's number; -1 for an unknown name. */
  readonly find = (name: string): number => {
    const hash = hashOf(name);
    let [from, to] = [0, this.hashes.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((this.hashes[middle] ?? 0) < hash) from = middle + 1;
      else to = middle;
    }
    return this.hashes[from] === hash ? (this.numbers[from] ?? -1) : -1;
  };
}

/** Extracts the features of texts of the knowledge, which it learns, and of questions. */
export class TextReader {
  private readonly vocabulary = new Vocabulary();

  constructor(private readonly spelling: Spelling) {}

  readPhrasing(text: string): Reading {
    const words = correctedWords(text, this.spelling);
    const terms = termsOf(words);
    return { words, terms, features: this.learn(words, terms) };
  }

  /** The features of a text that was read before. */
  learn(words: readonly Word[], terms: readonly Term[]): Feature[] {
    return featuresOf(words, terms, (name, kind, certainty) => ({ id: this.vocabulary.add(name), kind, certainty }));
  }

  /** Frees the memory that only learning needs: questions can be read after it, and no more phrasings. */
  endLearning(): void {
    this.vocabulary.close();
  }

  /** A visitor's text, without the politeness around a question. */
  readQuestion(text: string): Reading {
    const words = correctedWords(text, this.spelling);
    const terms = questionTerms(words);
    const features = featuresOf(words, terms, (name, kind, certainty) => ({
      id: this.vocabulary.find(name),
      kind,
      certainty,
    }));
    return { words, terms, features };
  }
}
