import type { Feature, FeatureKind } from '../language/features.js';
import { eachYielding } from '../language/yielding-loop.js';
import { Postings } from './postings.js';

/** What a feature of a kind counts; pairs and letters repeat what terms say. */
const WEIGHTS: Readonly<Record<FeatureKind, number>> = {
  term: 1,
  pair: 0.35,
  neighbour: 0.35,
  letters: 0.25,
  small: 0.7,
};
/** An entry with few phrasings is believed to hold the others in the usual share; worth so many phrasings. */
const PRIOR = 10;

/** A phrasing and which label it belongs to, 0 to their number - 1. */
export interface Labelled {
  label: number;
  features: readonly Feature[];
}

/**
 * What the words of a question say for each of several labels (entries of the knowledge, say): the sum over its features
 * of the logarithm of how much more usual the feature is among the label's phrasings than among all (naive Bayes, with
 * the shares smoothed).
 */
export class Evidence {
  /** Of each feature: label, number of the label's phrasings that hold it. */
  private readonly holders = new Postings();
  /** Of each feature: phrasings of any label and of none. */
  private readonly uses: number[] = [];
  private readonly phrasings: number[];
  /** What a feature of weight 1 loses for each label by the number of the label's phrasings. */
  private losses = new Float64Array(0);

  private constructor(
    labels: number,
    private readonly all: number,
  ) {
    this.phrasings = Array.from({ length: labels }, () => 0);
  }

  /**
   * @param labelled those of a label in a row.
   * @param others features of texts with no label: they only say how usual a feature is.
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

  /** For each label, in its place. */
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
    // What each feature loses for a label by the number of its phrasings is the same for all features.
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
