/**
 * The holders of each feature and how often each has it, in typed arrays since there are hundreds of thousands. The number of
 * each feature's holders is known beforehand, so that each is written to its place at once.
 */
export class Postings {
  /** The place after each feature's last holder so far: its first place until the first is added. */
  private readonly ends: Uint32Array;
  private readonly starts: Uint32Array;
  private readonly holders: Uint16Array | Uint32Array;
  private readonly counts: Uint32Array;
  /** Of each holder: the natural logarithm of its count by what is expected, which each question asks for. */
  private readonly evidence: Float32Array;

  /**
   * @param sizes for each feature the number of its holders.
   * @param mostHolder no holder's number is greater.
   */
  constructor(sizes: Uint32Array, mostHolder: number) {
    this.starts = new Uint32Array(sizes.length);
    let size = 0;
    for (let feature = 0; feature < sizes.length; feature += 1) {
      this.starts[feature] = size;
      size += sizes[feature] ?? 0;
    }
    this.ends = this.starts.slice();
    this.holders = mostHolder < 1 << 16 ? new Uint16Array(size) : new Uint32Array(size);
    this.counts = new Uint32Array(size);
    this.evidence = new Float32Array(size);
  }

  /** Adds a holder; the caller adds no more to a feature than it counted. */
  add(feature: number, holder: number, count: number, evidence: number): void {
    const place = this.ends[feature] ?? 0;
    this.holders[place] = holder;
    this.counts[place] = count;
    this.evidence[place] = evidence;
    this.ends[feature] = place + 1;
  }

  /** How often the holder has the feature. */
  countOf(feature: number, holder: number): number {
    const end = this.ends[feature] ?? 0;
    for (let at = this.starts[feature] ?? 0; at < end; at += 1)
      if (this.holders[at] === holder) return this.counts[at] ?? 0;
    return 0;
  }

  /** Adds the evidence for each holder of the feature to its sum, `weight` times. */
  addEvidence(feature: number, weight: number, sums: Float64Array): void {
    const end = this.ends[feature] ?? 0;
    for (let at = this.starts[feature] ?? 0; at < end; at += 1) {
      const holder = this.holders[at] ?? 0;
      sums[holder] = (sums[holder] ?? 0) + weight * (this.evidence[at] ?? 0);
    }
  }
}
