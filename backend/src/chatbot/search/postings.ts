/**
 * Number pairs by key, in typed arrays since there are hundreds of thousands. The number of each key's pairs is known
 * beforehand, so that each pair is written to its place at once.
 */
export class Postings {
  /** The place after each key's last pair so far: the start of its pairs until the first is added. */
  private readonly ends: Uint32Array;
  private readonly starts: Uint32Array;
  private readonly firsts: Uint16Array | Uint32Array;
  private readonly seconds: Uint32Array;

  /**
   * @param counts for each key the number of its pairs.
   * @param mostFirst no pair's first number is greater.
   */
  constructor(counts: Uint32Array, mostFirst: number) {
    this.starts = new Uint32Array(counts.length);
    let size = 0;
    for (let key = 0; key < counts.length; key += 1) {
      this.starts[key] = size;
      size += counts[key] ?? 0;
    }
    this.ends = this.starts.slice();
    this.firsts = mostFirst < 1 << 16 ? new Uint16Array(size) : new Uint32Array(size);
    this.seconds = new Uint32Array(size);
  }

  /** Adds a pair; the caller adds no more pairs to a key than it counted. */
  add(key: number, first: number, second: number): void {
    const place = this.ends[key] ?? 0;
    this.firsts[place] = first;
    this.seconds[place] = second;
    this.ends[key] = place + 1;
  }

  /** Calls `visit` for each pair of the key; for none when the key is unknown. */
  each(key: number, visit: (first: number, second: number) => void): void {
    const end = this.ends[key] ?? 0;
    for (let at = this.starts[key] ?? 0; at < end; at += 1) visit(this.firsts[at] ?? 0, this.seconds[at] ?? 0);
  }
}
