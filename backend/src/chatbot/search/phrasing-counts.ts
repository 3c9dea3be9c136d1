import type { Feature, FeatureKind } from '../language/features.js';
import { eachYielding, numbersTo } from '../language/yielding-loop.js';
import { FeatureNumbers } from './feature-numbers.js';
import { NumberList } from './number-list.js';
import { Postings } from './postings.js';

/** Each side of a comparison has this many more phrasings, in which every feature is as usual as in all. */
const PRIOR = 5;
/** Entries and other questions each have this many more, too: few phrasings are no proof that a word is foreign to them. */
const PRIOR_OURS = 20;
/**
 * A message to a festival means the festival, unless the words say otherwise, and with one word or two all the more: this is
 * added to the evidence, and `SHORT_MEANS_US` divided by the words.
 */
const MEANS_US = 0.4;
const SHORT_MEANS_US = 1.5;
/** And this where entries know but a few phrasings: they rarely have the answer. */
const FEW_RARELY_ANSWER = -1;
/** A feature that is seen once says little: each is counted once more, on either side as often. */
const EVEN = 1;
/** Features repeat one another: a word comes with its meaning, its letters and its pairs. */
const SHARPNESS = 0.5;
const WORDS: readonly FeatureKind[] = ['stem', 'meaning', 'small'];

/** Reads the phrasings of the entries, one entry after the other, and the questions about other things. */
export class PhrasingCounter {
  private readonly features = new FeatureNumbers();
  private readonly uses = new NumberList();
  private readonly others = new NumberList();
  /** A feature, an entry, and how many of its phrasings have the feature: at the same place of each list. */
  private readonly held = new NumberList();
  private readonly holders = new NumberList();
  private readonly counts = new NumberList();
  /** Of each feature: the place in these lists of the entry that had it last. */
  private readonly latest = new NumberList();
  private readonly phrasings: number[] = [];
  private otherQuestions = 0;

  /** @param entry 0, 1, 2, …: the same as before, or the next. */
  add(entry: number, features: readonly Feature[]): void {
    this.phrasings[entry] = (this.phrasings[entry] ?? 0) + 1;
    for (const { hash } of features) {
      const feature = this.numberOf(hash);
      this.uses.addOne(feature);
      const latest = this.latest.at(feature);
      // Where nothing was added yet, each list is 0 everywhere.
      if (latest < this.held.length && this.held.at(latest) === feature && this.holders.at(latest) === entry)
        this.counts.addOne(latest);
      else this.addHolder(feature, entry);
    }
  }

  addOther(features: readonly Feature[]): void {
    this.otherQuestions += 1;
    for (const { hash } of features) {
      const feature = this.numberOf(hash);
      this.uses.addOne(feature);
      this.others.addOne(feature);
    }
  }

  /** Yields to the event loop. */
  async finish(): Promise<PhrasingCounts> {
    const phrasings = Uint32Array.from(this.phrasings);
    const counts = { uses: this.uses.toArray(), others: this.others.toArray(), phrasings };
    const all = phrasings.reduce((sum, count) => sum + count, this.otherQuestions);
    const holders = await this.postings(all);
    return new PhrasingCounts(this.features, { ...counts, holders }, this.otherQuestions);
  }

  private async postings(all: number): Promise<Postings> {
    const sizes = new Uint32Array(this.features.size);
    await eachYielding(numbersTo(this.held.length), (at) => {
      const feature = this.held.at(at);
      sizes[feature] = (sizes[feature] ?? 0) + 1;
    });
    const postings = new Postings(sizes, this.phrasings.length);
    await eachYielding(numbersTo(this.held.length), (at) => {
      const [feature, count] = [this.held.at(at), this.counts.at(at)];
      postings.add(feature, this.holders.at(at), count, evidenceOf(count, this.uses.at(feature), all));
    });
    return postings;
  }

  private addHolder(feature: number, entry: number): void {
    this.latest.set(feature, this.held.length);
    this.held.push(feature);
    this.holders.push(entry);
    this.counts.push(1);
  }

  private numberOf(hash: number): number {
    const feature = this.features.of(hash);
    if (feature === this.uses.length) for (const list of [this.uses, this.others, this.latest]) list.push(0);
    return feature;
  }
}

/** The share of all phrasings and other questions that have a feature. */
const shareOf = (uses: number, all: number): number => (uses + 0.5) / (all + 1);

/** How much more usual a feature is among phrasings of which `count` have it than among all: a natural logarithm. */
function evidenceOf(count: number, uses: number, all: number): number {
  const expected = PRIOR * shareOf(uses, all);
  return Math.log((count + expected) / expected);
}

interface Counts {
  /** Of each feature: the number of phrasings and other questions that have it. */
  uses: Uint32Array;
  /** Of each feature: the number of other questions that have it. */
  others: Uint32Array;
  /** Of each feature: entry, number of its phrasings that have it. */
  holders: Postings;
  /** Of each entry: the number of phrasings. */
  phrasings: Uint32Array;
}

/**
 * Naive Bayes by counts: how much more usual each feature of a question is among an entry's phrasings than among all, and
 * among all entries' than among other questions.
 */
export class PhrasingCounts {
  private readonly entryPhrasings: number;
  /** Phrasings and other questions. */
  private readonly all: number;
  /** Of each entry: the part of the evidence that every feature of weight 1 brings, for its number of phrasings. */
  private readonly losses: Float64Array;

  constructor(
    private readonly features: FeatureNumbers,
    private readonly counts: Counts,
    private readonly otherQuestions: number,
  ) {
    this.entryPhrasings = counts.phrasings.reduce((sum, count) => sum + count, 0);
    this.all = this.entryPhrasings + otherQuestions;
    this.losses = Float64Array.from(counts.phrasings, (count) => Math.log(PRIOR / (count + PRIOR)));
  }

  /**
   * Whether an entry's phrasing has a word of the text or its meaning: letters and pairs alone are chance.
   * @param own as for `entries`
   */
  knows(features: readonly Feature[], own?: number): boolean {
    return features.some(({ hash, kind }) => {
      const feature = WORDS.includes(kind) ? this.features.find(hash) : -1;
      return feature >= 0 && this.ownUses(feature, own) > 0;
    });
  }

  /** The number of phrasings that have the feature. */
  private ownUses(feature: number, own?: number): number {
    const uses = (this.counts.uses[feature] ?? 0) - (this.counts.others[feature] ?? 0);
    return own !== undefined && this.counts.holders.countOf(feature, own) > 0 ? uses - 1 : uses;
  }

  /** Whether one of the entry's phrasings has the feature. */
  has(entry: number, hash: number): boolean {
    return this.counts.holders.countOf(this.features.find(hash), entry) > 0;
  }

  /**
   * The probability of each entry if the question is for one of them; together 1.
   * @param own the entry that has the question among its phrasings, which is then left out of account
   */
  entries(features: readonly Feature[], own?: number): Float64Array {
    const sums = new Float64Array(this.losses.length);
    let known = 0;
    for (const { hash, weight } of features) {
      const feature = this.features.find(hash);
      if (feature < 0) continue;
      known += weight;
      this.counts.holders.addEvidence(feature, weight, sums);
      if (own !== undefined) sums[own] = (sums[own] ?? 0) - weight * this.ownEvidence(feature, own);
    }
    const scale = SHARPNESS / (Math.sqrt(lengthOf(features)) || 1);
    for (let entry = 0; entry < sums.length; entry += 1)
      sums[entry] = scale * ((sums[entry] ?? 0) + known * (this.losses[entry] ?? 0));
    return softmaxOf(sums);
  }

  /**
   * The probability that the question is for any of the entries, and not about other things.
   * @param words the number of its different words
   * @param own as for `entries`
   */
  isOurs(features: readonly Feature[], words: number, own?: number): number {
    const even = EVEN / this.all;
    const usual = (count: number, all: number, share: number): number =>
      (count + PRIOR_OURS * share) / (all + PRIOR_OURS) + even;
    let sum = 0;
    let squares = 1;
    for (const { hash, weight } of features) {
      const feature = this.features.find(hash);
      if (feature < 0) continue;
      const other = this.counts.others[feature] ?? 0;
      const share = shareOf(this.counts.uses[feature] ?? 0, this.all);
      sum +=
        weight *
        Math.log(
          usual(this.ownUses(feature, own), this.entryPhrasings, share) / usual(other, this.otherQuestions, share),
        );
      squares += weight * weight;
    }
    const many = this.entryPhrasings / (this.entryPhrasings + PRIOR_OURS);
    const bias = many * (MEANS_US + SHORT_MEANS_US / words) + (1 - many) * FEW_RARELY_ANSWER;
    return 1 / (1 + Math.exp(-sum / Math.sqrt(squares) - bias));
  }

  /** What one phrasing of the entry adds to its evidence by having the feature itself. */
  private ownEvidence(feature: number, entry: number): number {
    const count = this.counts.holders.countOf(feature, entry);
    const uses = this.counts.uses[feature] ?? 0;
    return count === 0 ? 0 : evidenceOf(count, uses, this.all) - evidenceOf(count - 1, uses, this.all);
  }
}

const lengthOf = (features: readonly Feature[]): number =>
  Math.sqrt(features.reduce((sum, { weight }) => sum + weight * weight, 0));

/** The same array, since there may be thousands of entries and a question takes dozens of looks. */
function softmaxOf(values: Float64Array): Float64Array {
  const greatest = values.reduce((most, value) => Math.max(most, value), -Infinity);
  for (let at = 0; at < values.length; at += 1) values[at] = Math.exp((values[at] ?? 0) - greatest);
  return normalise(values);
}

/** Divides each by the sum of all; the same array. */
export function normalise(values: Float64Array): Float64Array {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at] ?? 0;
  for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) / sum;
  return values;
}
