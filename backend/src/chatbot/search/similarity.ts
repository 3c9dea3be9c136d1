import type { Feature, FeatureKind } from '../language/features.js';
import type { Labelled } from './evidence.js';
import { eachYielding } from '../language/yielding-loop.js';
import { Postings } from './postings.js';

const WEIGHTS: Readonly<Record<FeatureKind, number>> = { term: 1, pair: 0.5, neighbour: 0.5, letters: 0.5, small: 0.3 };
/** The rarity of a feature that no phrasing has: it is the question's subject, or noise. */
const UNKNOWN_RARITY: Readonly<Record<FeatureKind, number>> = {
  term: 0.9,
  letters: 0.45,
  pair: 0,
  neighbour: 0,
  small: 0,
};
const NEAREST = 3;
/** Weight of the three nearest phrasings' mean against the nearest one, which may be a mistake. */
const NEAREST_SHARE = 0.4;

/** The cosine similarity of a question to the phrasings of each label; rare features weigh more (up to 1). */
export class Similarity {
  /** Of each feature: phrasing, weight in it. */
  private readonly postings = new Postings();
  /** Reused by every question: a new array a hundred times a second would keep the garbage collector busy. */
  private readonly cosines: Float64Array;

  private constructor(
    private readonly size: number,
    private readonly labels: Uint32Array,
    private readonly rarity: readonly number[],
  ) {
    this.cosines = new Float64Array(labels.length);
  }

  /**
   * @param own number of labels with a similarity of their own; labels from there on (at most 32) share the index `own`.
   * @param phrasings sorted by label up to `own`.
   */
  static async build(own: number, labels: number, phrasings: readonly Labelled[]): Promise<Similarity> {
    const places = Uint32Array.from(phrasings, ({ label }) => Math.min(label, own));
    const built = new Similarity(own + 1, places, await rarities(own, labels, phrasings));
    await eachYielding(phrasings, ({ features }, phrasing) => {
      for (const [id, weight] of built.vector(features)) built.postings.add(id, phrasing, weight);
    });
    await built.postings.close();
    return built;
  }

  /** The similarity of each label, by its index: 0 to 1. */
  of(features: readonly Feature[]): Float64Array {
    const { cosines } = this;
    cosines.fill(0);
    for (const [id, weight] of this.vector(features)) {
      this.postings.each(id, (phrasing, other) => {
        cosines[phrasing] = (cosines[phrasing] ?? 0) + weight * other;
      });
    }
    return this.ofLabels();
  }

  private ofLabels(): Float64Array {
    const best = new Float64Array(this.size * NEAREST);
    for (let phrasing = 0; phrasing < this.cosines.length; phrasing += 1) {
      const cosine = this.cosines[phrasing] ?? 0;
      if (cosine > 0) insertGreatest(best, (this.labels[phrasing] ?? 0) * NEAREST, cosine);
    }
    const similarity = new Float64Array(this.size);
    for (let label = 0; label < this.size; label += 1) {
      const at = label * NEAREST;
      let sum = 0;
      for (let place = at; place < at + NEAREST; place += 1) sum += best[place] ?? 0;
      similarity[label] = (1 - NEAREST_SHARE) * (best[at] ?? 0) + NEAREST_SHARE * (sum / NEAREST);
    }
    return similarity;
  }

  /** The feature vector, normalised to length 1. */
  private vector(features: readonly Feature[]): Array<[id: number, weight: number]> {
    const weighed = features.map(({ id, kind, certainty }): [number, number] => [
      id,
      WEIGHTS[kind] * certainty * (this.rarity[id] ?? UNKNOWN_RARITY[kind]),
    ]);
    const length = Math.sqrt(weighed.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
    return weighed.map(([id, weight]) => [id, weight / length]);
  }
}

/**
 * The inverse document frequency of each feature: 1 for a feature of a single label, less for more labels.
 * @param phrasings sorted by label up to `own`.
 */
async function rarities(own: number, labels: number, phrasings: readonly Labelled[]): Promise<number[]> {
  const latest: number[] = [];
  const holders: number[] = [];
  /** A bit mask of the labels from `own` on that have the feature. */
  const after: number[] = [];
  await eachYielding(phrasings, ({ label, features }) => {
    for (const { id } of features) {
      const bit = label < own ? 0 : 1 << (label - own);
      const isNew = bit === 0 ? latest[id] !== label : ((after[id] ?? 0) & bit) === 0;
      if (!isNew) continue;
      if (bit === 0) latest[id] = label;
      else after[id] = (after[id] ?? 0) | bit;
      holders[id] = (holders[id] ?? 0) + 1;
    }
  });
  return holders.map((held) => Math.log(1 + labels / held) / Math.log(1 + labels));
}

/** Inserts the value into a label's `NEAREST` greatest, sorted descending from `at` on. */
function insertGreatest(best: Float64Array, at: number, value: number): void {
  let inserted = value;
  for (let place = at; place < at + NEAREST; place += 1) {
    const there = best[place] ?? 0;
    if (inserted <= there) continue;
    best[place] = inserted;
    inserted = there;
  }
}
