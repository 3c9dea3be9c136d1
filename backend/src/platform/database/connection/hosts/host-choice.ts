/** What a look at a host found; more is better. Behind: a node that serves, but is giving its data to another one. */
export const HostState = { away: 0, behind: 1, synced: 2 } as const;
export type HostState = (typeof HostState)[keyof typeof HostState];

/**
 * Which of several hosts a process uses: the first that is synced, so that all processes with the same list write to
 * one. It stays there when an earlier one is back, until that one has been synced for `goBackAfterMs` without a break.
 */
export class HostChoice {
  private present: number | null = null;
  /** Since when each was seen synced at every look. */
  private readonly syncedSince: Array<number | null> = [];

  constructor(private readonly goBackAfterMs: number) {}

  /** The host to use, by its place in the list, after a look at all of them; null when none serves. */
  take(states: readonly HostState[], nowMs: number): number | null {
    for (const [index, state] of states.entries())
      this.syncedSince[index] = state === HostState.synced ? (this.syncedSince[index] ?? nowMs) : null;
    this.present = this.choose(states, nowMs);
    return this.present;
  }

  private choose(states: readonly HostState[], nowMs: number): number | null {
    const best = Math.max(...states);
    if (best === HostState.away) return null;
    const first = states.indexOf(best as HostState);
    if (this.present === null || (states[this.present] ?? HostState.away) < best) return first;
    const since = this.syncedSince[first] ?? nowMs;
    return first < this.present && nowMs - since >= this.goBackAfterMs ? first : this.present;
  }
}
