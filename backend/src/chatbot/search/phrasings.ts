import { CORRECTED } from '../language/corrected-words.js';
import { type Feature, FEATURE_KINDS, type FeatureKind } from '../language/features.js';
import { eachYielding, numbersTo } from '../language/yielding-loop.js';

const INITIAL_FEATURES = 1 << 16;
const INITIAL_PHRASINGS = 1 << 12;
/** A feature's number is followed by three bits for its kind and one for a corrected word. */
const KIND_BITS = 3;
const SHIFT = KIND_BITS + 1;
const KIND_MASK = (1 << KIND_BITS) - 1;

/** What is given for each feature of a phrasing; certainty is 0 to 1. */
type Visit = (id: number, kind: FeatureKind, certainty: number) => void;

/**
 * The features of tens of thousands of phrasings with a label each, while the index is built. A feature is four bytes:
 * as objects, a million of them would outlive their collection and leave the heap full of holes.
 */
export class Phrasings {
  private count = 0;
  private features = new Uint32Array(INITIAL_FEATURES);
  private labels = new Uint32Array(INITIAL_PHRASINGS);
  private ends = new Uint32Array(INITIAL_PHRASINGS);
  private vocabulary = 0;

  /** Appends a phrasing; each certainty must be 1 or that of a corrected word. */
  add(label: number, features: readonly Feature[]): void {
    let end = this.endOf(this.count - 1);
    this.features = roomFor(end + features.length, this.features);
    this.labels = roomFor(this.count + 1, this.labels);
    this.ends = roomFor(this.count + 1, this.ends);
    for (const { id, kind, certainty } of features) {
      this.features[end] = (id << SHIFT) | (FEATURE_KINDS.indexOf(kind) << 1) | (certainty === 1 ? 0 : 1);
      end += 1;
      this.vocabulary = Math.max(this.vocabulary, id + 1);
    }
    this.labels[this.count] = label;
    this.ends[this.count] = end;
    this.count += 1;
  }

  get size(): number {
    return this.count;
  }

  /** The highest number of a feature, plus one. */
  get vocabularySize(): number {
    return this.vocabulary;
  }

  /** The phrasing's label; `undefined` past the last phrasing. */
  label(phrasing: number): number | undefined {
    return phrasing < this.count ? this.labels[phrasing] : undefined;
  }

  /** Calls `visit` for each feature of the phrasing, in their order. */
  eachFeature(phrasing: number, visit: Visit): void {
    const end = this.endOf(phrasing);
    for (let at = this.endOf(phrasing - 1); at < end; at += 1) {
      const code = this.features[at] ?? 0;
      visit(code >>> SHIFT, FEATURE_KINDS[(code >> 1) & KIND_MASK] ?? 'term', (code & 1) === 0 ? 1 : CORRECTED);
    }
  }

  /** Runs `work` for each phrasing in their order; yields to the event loop. */
  each(work: (phrasing: number) => void): Promise<void> {
    return eachYielding(numbersTo(this.count), work);
  }

  private endOf(phrasing: number): number {
    return phrasing < 0 ? 0 : (this.ends[phrasing] ?? 0);
  }
}

/** The same array, or one half as long again with the same numbers. */
function roomFor(size: number, numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  if (size <= numbers.length) return numbers;
  const longer = new Uint32Array(Math.max(size, Math.ceil(numbers.length * 1.5)));
  longer.set(numbers);
  return longer;
}
