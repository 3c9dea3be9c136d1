import type { Feature, FeatureKind } from '../language/features.js';
import type { Phrasings } from './phrasings.js';
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

/** The label of each phrasing, by its place; labels past the last only count towards the usual share. */
type LabelOf = (phrasing: number) => number;

/** Who has each feature, counted. */
interface Counts {
  /** Of each feature: the number of phrasings. */
  uses: Uint32Array;
  /** Of each feature: the number of labels. */
  holders: Uint32Array;
  /** Of each label: the number of phrasings. */
  phrasings: Uint32Array;
}

/**
 * Naive Bayes: for each label (an entry, say) the sum over a question's features of the log ratio of the feature's share
 * among the label's phrasings to its share among all.
 */
export class Evidence {
  /** For each label the term of a feature of weight 1 that depends only on the label's number of phrasings. */
  private readonly losses: Float64Array;

  private constructor(
    /** Of each feature: the number of phrasings, also of those without a label; 0 when only answers have it. */
    private readonly uses: Uint32Array,
    /** Of each feature: label, number of the label's phrasings that have it. */
    private readonly holders: Postings,
    phrasings: Uint32Array,
    private readonly all: number,
  ) {
    this.losses = Float64Array.from(phrasings, (count) => Math.log(PRIOR / (count + PRIOR)));
  }

  /** @param labelOf gives the phrasings of one label in a row. */
  static async build(labels: number, phrasings: Phrasings, labelOf: LabelOf): Promise<Evidence> {
    const counts = await count(labels, phrasings, labelOf);
    const holders = new Postings(counts.holders, labels);
    const ofLabel = new Map<number, number>();
    await phrasings.each((phrasing) => {
      const label = labelOf(phrasing);
      if (label >= labels) return;
      phrasings.eachFeature(phrasing, (id) => ofLabel.set(id, (ofLabel.get(id) ?? 0) + 1));
      if (phrasing + 1 < phrasings.size && labelOf(phrasing + 1) === label) return;
      for (const [id, having] of ofLabel) holders.add(id, label, having);
      ofLabel.clear();
    });
    return new Evidence(counts.uses, holders, counts.phrasings, phrasings.size);
  }

  /** The evidence of each label, by its index. */
  of(features: readonly Feature[]): Float64Array {
    const sums = new Float64Array(this.losses.length);
    let weights = 0;
    for (const { id, kind, certainty } of features) {
      const uses = this.uses[id];
      if (uses === undefined || uses === 0) continue;
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
}

async function count(labels: number, phrasings: Phrasings, labelOf: LabelOf): Promise<Counts> {
  const { vocabularySize } = phrasings;
  const uses = new Uint32Array(vocabularySize);
  const holders = new Uint32Array(vocabularySize);
  const perLabel = new Uint32Array(labels);
  /** Of each feature: its latest label, counted from 1. */
  const latest = new Uint32Array(vocabularySize);
  await phrasings.each((phrasing) => {
    const label = labelOf(phrasing);
    if (label < labels) perLabel[label] = (perLabel[label] ?? 0) + 1;
    phrasings.eachFeature(phrasing, (id) => {
      uses[id] = (uses[id] ?? 0) + 1;
      if (label >= labels || latest[id] === label + 1) return;
      latest[id] = label + 1;
      holders[id] = (holders[id] ?? 0) + 1;
    });
  });
  return { uses, holders, phrasings: perLabel };
}
