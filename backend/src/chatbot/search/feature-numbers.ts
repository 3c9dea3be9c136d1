const FREE = -1;
/** A fuller table has no free place near. */
const FULL = 0.75;
const SMALLEST = 1 << 12;

/** Numbers features by their hashes, in the order in which they come; a table in typed arrays since they are many. */
export class FeatureNumbers {
  private hashes = new Int32Array(SMALLEST);
  private numbers = new Int32Array(SMALLEST).fill(FREE);
  private used = 0;

  /** How many features have a number: 0, 1, 2, … */
  get size(): number {
    return this.used;
  }

  /** The feature's number; -1 if it has none. */
  find(hash: number): number {
    return this.numbers[this.placeOf(hash)] ?? FREE;
  }

  /** The feature's number, which it gets if it has none. */
  of(hash: number): number {
    const place = this.placeOf(hash);
    const number = this.numbers[place] ?? FREE;
    if (number !== FREE) return number;
    this.hashes[place] = hash;
    this.numbers[place] = this.used;
    this.used += 1;
    if (this.used > this.numbers.length * FULL) this.grow();
    return this.used - 1;
  }

  /** The feature's place, or the free one that it would take. */
  private placeOf(hash: number): number {
    const last = this.numbers.length - 1;
    // The low bits of similar texts' hashes are similar.
    let place = (hash ^ (hash >>> 15)) & last;
    while (this.numbers[place] !== FREE && this.hashes[place] !== hash) place = (place + 1) & last;
    return place;
  }

  private grow(): void {
    const [hashes, numbers] = [this.hashes, this.numbers];
    this.hashes = new Int32Array(hashes.length * 2);
    this.numbers = new Int32Array(numbers.length * 2).fill(FREE);
    for (let at = 0; at < numbers.length; at += 1) {
      const [hash = 0, number = FREE] = [hashes[at], numbers[at]];
      if (number === FREE) continue;
      const place = this.placeOf(hash);
      this.hashes[place] = hash;
      this.numbers[place] = number;
    }
  }
}
