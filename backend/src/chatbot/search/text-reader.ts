import { type Feature, featuresOf } from '../language/features.js';
import { correctedWords, type Word } from '../language/corrected-words.js';
import type { Spelling } from '../language/spelling.js';
import { questionTerms, type Term, termsOf } from '../language/terms.js';
import { Vocabulary } from './vocabulary.js';

/** A text as the index compares it. */
export interface Reading {
  words: readonly Word[];
  terms: readonly Term[];
  features: readonly Feature[];
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
