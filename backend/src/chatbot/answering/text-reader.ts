import { type Feature, featuresOf } from '../language/features.js';
import { mendedWords, type Word } from '../language/mended-words.js';
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

  constructor(private readonly spelling: Spelling) {}

  readPhrasing(text: string): Reading {
    const words = mendedWords(text, this.spelling);
    const terms = termsOf(words);
    return { words, terms, features: this.learn(words, terms) };
  }

  /** The features of a text that was read before. */
  learn(words: readonly Word[], terms: readonly Term[]): Feature[] {
    return featuresOf(words, terms, this.vocabulary.add);
  }

  /** What a visitor typed: the politeness around a question is passed over. */
  readQuestion(text: string): Reading {
    const words = mendedWords(text, this.spelling);
    const terms = questionTerms(words);
    return { words, terms, features: featuresOf(words, terms, this.vocabulary.find) };
  }
}
