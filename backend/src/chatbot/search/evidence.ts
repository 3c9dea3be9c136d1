import type { Feature, FeatureKind } from '../language/features.js';
import { eachYielding } from '../language/yielding-loop.js';
import { Postings } from './postings.js';

/** The weight of each kind; pairs and letters repeat the terms. */
const WEIGHTS: Readonly<Record<FeatureKind, number>> = {
  term: 1,
  pair: 0.35,
  neighbour: 0.35,
  letters: 0.25,
  small: 0.7,
};
/** Additive smoothing: each label has this many more phrasings with the usual share of every feature. */
const PRIOR = 10;

/** A phrasing and its label, counted from 0. */
export interface Labelled {
  label: number;
  features: readonly Feature[];
}

/**
 * Naive Bayes: for each label (an entry, say) the sum over a question's features of the log ratio of the feature's share
 * among the label's phrasings to its share among all.
 */
export class Evidence {
  /** Of each feature: label, number of the label's phrasings that have it. */
  private readonly holders = new Postings();
  /** Of each feature: the number of phrasings, also of those without a label. */
  private readonly uses: number[] = [];
  private readonly phrasings: number[];
  /** For each label the term of a feature of weight 1 that depends only on the label's number of phrasings. */
  private losses = new Float64Array(0);

  private constructor(
    labels: number,
    private readonly all: number,
  ) {
    this.phrasings = Array.from({ length: labels }, () => 0);
  }

  /**
   * @param labelled phrasings, sorted by label.
   * @param others features of texts without a label, which only count towards the usual share.
   */
  static async build(
    labels: number,
    labelled: readonly Labelled[],
    others: ReadonlyArray<readonly Feature[]> = [],
  ): Promise<Evidence> {
    const built = new Evidence(labels, labelled.length + others.length);
    await built.count(labelled);
    await built.holders.close();
    built.losses = Float64Array.from(built.phrasings, (phrasings) => Math.log(PRIOR / (phrasings + PRIOR)));
    await eachYielding(others, (features) => built.use(features));
    return built;
  }

  /** The evidence of each label, by its index. */
  of(features: readonly Feature[]): Float64Array {
    const sums = new Float64Array(this.phrasings.length);
    let weights = 0;
    for (const { id, kind, certainty } of features) {
      const uses = this.uses[id];
      if (uses === undefined) continue;
      const weight = WEIGHTS[kind] * certainty;
      const expected = (PRIOR * (uses + 0.5)) / (this.all + 1);
      weights += weight;
      this.holders.each(id, (label, count) => {
        sums[label] = (sums[label] ?? 0) + weight * Math.log((count + expected) / expected);
      });
    }
    for (let label = 0; label < sums.length; label += 1) {
      sums[label] = (sums[label] ?? 0) + weights * (this.losses[label] ?? 0);
    }
    return sums;
  }

  private async count(labelled: readonly Labelled[]): Promise<void> {
    const counts = new Map<number, number>();
    await eachYielding(labelled, ({ label, features }, at) => {
      for (const { id } of features) counts.set(id, (counts.get(id) ?? 0) + 1);
      this.use(features);
      this.phrasings[label] = (this.phrasings[label] ?? 0) + 1;
      if (labelled[at + 1]?.label === label) return;
      for (const [id, count] of counts) this.holders.add(id, label, count);
      counts.clear();
    });
  }

  private use(features: readonly Feature[]): void {
    for (const { id } of features) this.uses[id] = (this.uses[id] ?? 0) + 1;
  }
}
