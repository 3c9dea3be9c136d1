import { type Feature, featuresOf } from '../language/features.js';
import { hashOf } from '../language/hash.js';
import { correctedWords, type Word } from '../language/corrected-words.js';
import type { Spelling } from '../language/spelling.js';
import { questionTerms, type Term, termsOf } from '../language/terms.js';

/** A text as the index compares it. */
export interface Reading {
  words: readonly Word[];
  terms: readonly Term[];
  features: readonly Feature[];
}

/**
 * A place for the name of each feature, so that what is counted of them lies in arrays. Names are kept as their hashes:
 * there are more than a hundred thousand, and of so many no more than a handful share one.
 */
class Vocabulary {
  private readonly places = new Map<number, number>();

  /** The place of a name; a new one gets the next. */
  readonly add = (name: string): number => {
    const hash = hashOf(name);
    const known = this.places.get(hash);
    if (known !== undefined) return known;
    this.places.set(hash, this.places.size);
    return this.places.size - 1;
  };

  /** The place of a name, -1 when it has none. */
  readonly find = (name: string): number => this.places.get(hashOf(name)) ?? -1;
}

/** Reads texts of the knowledge, whose features it learns, and questions. */
export class TextReader {
  private readonly vocabulary = new Vocabulary();
  /** Of each place the feature as most texts hold it: one object for all of them, for there are a million. */
  private shared: Feature[] = [];

  constructor(private readonly spelling: Spelling) {}

  readPhrasing(text: string): Reading {
    const words = correctedWords(text, this.spelling);
    const terms = termsOf(words);
    return { words, terms, features: this.learn(words, terms) };
  }

  /** The features of a text that was read before. */
  learn(words: readonly Word[], terms: readonly Term[]): Feature[] {
    return featuresOf(words, terms, (name, kind, certainty) => {
      const id = this.vocabulary.add(name);
      return certainty === 1 ? (this.shared[id] ??= { id, kind, certainty }) : { id, kind, certainty };
    });
  }

  /** Gives back the memory that only learning needs. */
  endLearning(): void {
    this.shared = [];
  }

  /** What a visitor typed: the politeness around a question is passed over. */
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
