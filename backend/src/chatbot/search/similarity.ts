import type { Feature, FeatureKind } from '../language/features.js';
import type { Phrasings } from './phrasings.js';
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
  /** Reused by every question: a new array a hundred times a second would keep the garbage collector busy. */
  private readonly cosines: Float64Array;

  private constructor(
    private readonly size: number,
    private readonly labels: Uint32Array,
    private readonly rarity: Float64Array,
    /** Of each feature: phrasing, weight in it. */
    private readonly postings: Postings,
  ) {
    this.cosines = new Float64Array(labels.length);
  }

  /**
   * @param own number of labels with a similarity of their own; labels from there on (at most 32) share the index `own`.
   * @param phrasings sorted by label up to `own`.
   */
  static async build(own: number, labels: number, phrasings: Phrasings): Promise<Similarity> {
    const { uses, rarity } = await rarities(own, labels, phrasings);
    const postings = new Postings(uses, phrasings.size);
    const places = new Uint32Array(phrasings.size);
    await phrasings.each((phrasing) => {
      places[phrasing] = Math.min(phrasings.label(phrasing) ?? own, own);
      let squares = 0;
      phrasings.eachFeature(phrasing, (id, kind, certainty) => {
        squares += weightOf(kind, certainty, rarity[id]) ** 2;
      });
      const length = Math.sqrt(squares) || 1;
      phrasings.eachFeature(phrasing, (id, kind, certainty) =>
        postings.add(id, phrasing, weightOf(kind, certainty, rarity[id]) / length),
      );
    });
    return new Similarity(own + 1, places, rarity, postings);
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
      weightOf(kind, certainty, this.rarity[id]),
    ]);
    const length = Math.sqrt(weighed.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1;
    return weighed.map(([id, weight]) => [id, weight / length]);
  }
}

/** @param rarity of the feature; none or 0 when no phrasing has it. */
const weightOf = (kind: FeatureKind, certainty: number, rarity: number | undefined): number =>
  WEIGHTS[kind] * certainty * (rarity || UNKNOWN_RARITY[kind]);

/**
 * The inverse document frequency of each feature: 1 for a feature of a single label, less for more labels; and the
 * number of phrasings that have it.
 * @param phrasings sorted by label up to `own`.
 */
async function rarities(own: number, labels: number, phrasings: Phrasings) {
  const { vocabularySize } = phrasings;
  const uses = new Uint32Array(vocabularySize);
  const holders = new Uint32Array(vocabularySize);
  /** The latest label up to `own`, counted from 1. */
  const latest = new Uint32Array(vocabularySize);
  /** A bit mask of the labels from `own` on that have the feature. */
  const after = new Uint32Array(vocabularySize);
  await phrasings.each((phrasing) => {
    const label = phrasings.label(phrasing) ?? 0;
    const bit = label < own ? 0 : 1 << (label - own);
    phrasings.eachFeature(phrasing, (id) => {
      uses[id] = (uses[id] ?? 0) + 1;
      const isNew = bit === 0 ? latest[id] !== label + 1 : ((after[id] ?? 0) & bit) === 0;
      if (!isNew) return;
      if (bit === 0) latest[id] = label + 1;
      else after[id] = (after[id] ?? 0) | bit;
      holders[id] = (holders[id] ?? 0) + 1;
    });
  });
  const rarity = Float64Array.from(holders, (held) =>
    held === 0 ? 0 : Math.log(1 + labels / held) / Math.log(1 + labels),
  );
  return { uses, rarity };
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
