import { correctedWords, type Word } from '../language/corrected-words.js';
import { type Feature, type FeatureKind, featuresOf, hashesOfWord } from '../language/features.js';
import { Spelling } from '../language/spelling.js';
import { eachYielding } from '../language/yielding-loop.js';
import { CODE, codesIn, type IndexedEntry, keyOf, literalPhrasings, textsOf } from './entry-texts.js';
import { otherQuestions } from './other-questions.js';
import { normalise, PhrasingCounter, type PhrasingCounts } from './phrasing-counts.js';

/** An entry and its score for a question. */
export interface Ranked {
  id: number;
  /** The probability that it answers: 0 to 1. */
  score: number;
}

/** The exchange that a message follows. */
export interface Followed {
  /** The visitor's message then. */
  question: string;
  /** The entry that answered it. */
  id: number;
}

/** How much the message before counts in a message that follows it. */
const BEFORE_COUNTS = 0.3;
/** The entry that has just answered is less likely to be asked for again, by this natural logarithm. */
const JUST_ANSWERED = -1;
/** Who has just been answered goes on about the festival, by this natural logarithm of the odds. */
const GOES_ON = 1;
/** Each step of priority makes an entry more probable by this natural logarithm: by 10 steps four times. */
const PRIORITY_TELLS = 0.15;
/** No more entries are ranked. */
const RANKED = 30;
/** Entries below this score come only where nothing else does. */
const LEAST_RANKED = 0.001;
/** What an answer shares with the questions for it: the subject, not the way of asking. */
const OF_SUBJECT: readonly FeatureKind[] = ['stem', 'meaning', 'letters'];
/** The highest score of the others when one entry has the question literally: none comes near enough to answer instead. */
const MAX_BEHIND_LITERAL = 0.75;

/**
 * Finds the entry that a question is for, in either language: by counting how usual its words and their meanings
 * (`language/`) are among the phrasings of each entry and among questions about other things.
 */
export class KnowledgeIndex {
  private constructor(
    /** Of each entry: its id. */
    private readonly ids: readonly number[],
    /** Of each entry: how much more probable it is than one of priority 0, whatever is asked. */
    private readonly priors: Float64Array,
    private readonly spelling: Spelling,
    private readonly counts: PhrasingCounts,
    /** The key of each phrasing that only one entry has, and the entry's place. */
    private readonly literal: ReadonlyMap<number, number>,
    /** Words that look like discount codes and are in a phrasing. */
    private readonly codes: ReadonlySet<string>,
  ) {}

  /** Reads thousands of phrasings; yields to the event loop. */
  static async build(
    entries: readonly IndexedEntry[],
    others: readonly string[] = otherQuestions(),
  ): Promise<KnowledgeIndex> {
    const edited = entries.flatMap(({ questions, keywords, answers }) => [...questions, ...keywords, ...answers]);
    const typed = [...entries.flatMap(({ trainingPhrases }) => trainingPhrases), ...others];
    const spelling = await Spelling.learn(edited, typed);
    const counter = new PhrasingCounter();
    await eachYielding(textsOf(entries), ({ place, text, isAnswer }) => {
      const all = featuresOf(correctedWords(text, spelling));
      const features = isAnswer ? all.filter(({ kind }) => OF_SUBJECT.includes(kind)) : all;
      if (features.length > 0) counter.add(place, features);
    });
    await eachYielding(others, (text) => counter.addOther(featuresOf(correctedWords(text, spelling))));
    return new KnowledgeIndex(
      entries.map(({ id }) => id),
      Float64Array.from(entries, ({ priority }) => Math.exp(priority * PRIORITY_TELLS)),
      spelling,
      await counter.finish(),
      await literalPhrasings(entries),
      await codesIn(entries),
    );
  }

  get size(): number {
    return this.ids.length;
  }

  /** Best first, at most 30; empty when nothing of the question is known. */
  rank(question: string): Ranked[] {
    const words = this.read(question);
    const features = featuresOf(words);
    const literal = this.literal.get(keyOf(words.map(({ typed }) => typed)));
    if (literal === undefined && !this.counts.knows(features)) return [];
    const isOurs = this.counts.isOurs(features, distinctIn(words));
    const shares = this.shares(features);
    return this.ranked((place) => scoreOf(place, (shares[place] ?? 0) * isOurs, literal));
  }

  /** The entry that `rank` has first; null when nothing of the question is known. */
  best(question: string): Ranked | null {
    const words = this.read(question);
    const features = featuresOf(words);
    const literal = this.literal.get(keyOf(words.map(({ typed }) => typed)));
    if (literal === undefined && !this.counts.knows(features)) return null;
    if (literal !== undefined) return { id: this.ids[literal] ?? 0, score: 1 };
    const shares = this.shares(features);
    const place = greatestIn(shares);
    return { id: this.ids[place] ?? 0, score: (shares[place] ?? 0) * this.counts.isOurs(features, distinctIn(words)) };
  }

  /** Like `rank`, for a short message that goes on with another ("and for two?"). */
  rankAfter(question: string, { question: before, id }: Followed): Ranked[] {
    const words = this.read(question);
    const features = featuresOf(words);
    if (this.size === 0 || !this.counts.knows(features)) return [];
    const earlier = this.counts.entries(featuresOf(this.read(before)));
    const isOurs = this.counts.isOurs(features, distinctIn(words));
    const goesOn = 1 / (1 + ((1 - isOurs) / isOurs) * Math.exp(-GOES_ON));
    const answered = this.ids.indexOf(id);
    const evidence = this.shares(features).map((share, place) => {
      const known = share * (earlier[place] ?? 0) ** BEFORE_COUNTS;
      return place === answered ? known * Math.exp(JUST_ANSWERED) : known;
    });
    const shares = normalise(evidence);
    return this.ranked((place) => (shares[place] ?? 0) * goesOn);
  }

  /** Only the checkout knows whether a discount code is valid: no entry names one, and it counts as any other. */
  private read(question: string): Word[] {
    const text = question.replace(CODE, (code) => (this.codes.has(code) ? code : 'discount code'));
    return correctedWords(text, this.spelling);
  }

  /** The probability of each entry if the question is for one of them. */
  private shares(features: readonly Feature[], own?: number): Float64Array {
    const shares = this.counts.entries(features, own);
    for (let place = 0; place < shares.length; place += 1)
      shares[place] = (shares[place] ?? 0) * (this.priors[place] ?? 1);
    return normalise(shares);
  }

  private ranked(scoreAt: (place: number) => number): Ranked[] {
    const scoredFrom = (least: number) => {
      const scored: Array<Ranked & { place: number }> = [];
      for (const [place, id] of this.ids.entries()) {
        const score = scoreAt(place);
        if (score >= least) scored.push({ id, place, score });
      }
      return scored;
    };
    // Of a thousand entries nearly all are out of the question.
    const possible = scoredFrom(LEAST_RANKED);
    return (possible.length > 1 ? possible : scoredFrom(0))
      .sort((one, other) => other.score - one.score || one.place - other.place)
      .slice(0, RANKED)
      .map(({ id, score }) => ({ id, score }));
  }

  /**
   * The entry that comes first for a phrasing of `id` if that entry hadn't the phrasing. Null when nothing else of it is
   * known.
   */
  withoutItself(phrasing: string, id: number): Ranked | null {
    const words = correctedWords(phrasing, this.spelling);
    const features = featuresOf(words);
    const own = this.ids.indexOf(id);
    if (own < 0 || !this.counts.knows(features, own)) return null;
    const shares = this.shares(features, own);
    const place = greatestIn(shares);
    const score = (shares[place] ?? 0) * this.counts.isOurs(features, distinctIn(words), own);
    return { id: this.ids[place] ?? 0, score };
  }

  /** The words of a question that an entry has, or others of their meaning; as typed. */
  matched(question: string, id: number): string[] {
    const place = this.ids.indexOf(id);
    const held = this.read(question).filter(({ word }) =>
      hashesOfWord(word).some((hash) => this.counts.has(place, hash)),
    );
    return [...new Set(held.map(({ typed }) => typed))];
  }
}

/** Who repeats a question says no more. */
const distinctIn = (words: readonly Word[]): number => new Set(words.map(({ word }) => word)).size;

/** The place of the greatest number, of equal ones the first. */
const greatestIn = (numbers: Float64Array): number =>
  numbers.reduce((best, number, place) => (number > (numbers[best] ?? 0) ? place : best), 0);

function scoreOf(place: number, probability: number, literal: number | undefined): number {
  if (literal === undefined) return probability;
  return place === literal ? 1 : Math.min(probability, MAX_BEHIND_LITERAL);
}
