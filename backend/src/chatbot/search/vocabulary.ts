import { hashOf } from '../language/hash.js';

/**
 * A place for the name of each feature, so that what is counted of them lies in arrays. Names are kept as their hashes:
 * there are more than a hundred thousand, and of so many no more than a handful share one.
 */
export class Vocabulary {
  private readonly places = new Map<number, number>();

  /** The place of a name; a new one gets the next. */
  readonly add = (name: string): number => {
    const hash = hashOf(name);
    const known = this.places.get(hash);
    if (known !== undefined) return known;
    this.places.set(hash, this.places.size);
    return this.places.size - 1;
  };

  /** The place of a name, -1 when it has none. */
  readonly find = (name: string): number => this.places.get(hashOf(name)) ?? -1;
}
