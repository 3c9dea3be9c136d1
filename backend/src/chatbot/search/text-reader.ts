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
  private readonly places = new Map<number, number>();

  /** The name's number; a new name gets the next one. */
  readonly add = (name: string): number => {
    const hash = hashOf(name);
    const known = this.places.get(hash);
    if (known !== undefined) return known;
    this.places.set(hash, this.places.size);
    return this.places.size - 1;
  };

  /** The name's number; -1 for an unknown name. */
  readonly find = (name: string): number => this.places.get(hashOf(name)) ?? -1;
}

/** Extracts the features of texts of the knowledge, which it learns, and of questions. */
export class TextReader {
  private readonly vocabulary = new Vocabulary();
  /** The feature of each number with certainty 1, shared by all texts to save memory: there are a million. */
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

  /** Frees the memory that only learning needs. */
  endLearning(): void {
    this.shared = [];
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
