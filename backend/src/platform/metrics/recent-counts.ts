const BUCKET_MS = 5_000;
const KEPT_MS = 120_000;

/** How often something happened within the last two minutes, by key, to five seconds. */
export class RecentCounts<Key extends string> {
  private buckets: Array<{ at: number; counts: Map<Key, number> }> = [];

  /** `now` in milliseconds. */
  constructor(private readonly now: () => number) {}

  add(key: Key): void {
    const at = Math.floor(this.now() / BUCKET_MS) * BUCKET_MS;
    let last = this.buckets.at(-1);
    if (last?.at !== at) {
      last = { at, counts: new Map() };
      this.buckets = [...this.buckets.filter((each) => each.at > at - KEPT_MS), last];
    }
    last.counts.set(key, (last.counts.get(key) ?? 0) + 1);
  }

  /** Within the last `ms` milliseconds. */
  sum(key: Key, ms: number): number {
    const since = this.now() - ms;
    return this.buckets.reduce((sum, { at, counts }) => (at >= since ? sum + (counts.get(key) ?? 0) : sum), 0);
  }
}
