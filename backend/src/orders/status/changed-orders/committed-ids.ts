/**
 * Follows a table's growing ids without missing a row that is committed late. Databases hand out an id when a row is
 * written and show the row when its transaction commits, so a lower id may appear after a higher one. Ids that were
 * passed over are therefore asked for again, until they appear or are older than any transaction.
 */
export class CommittedIds {
  /** More ids were passed over than can be asked for: reading must begin again. */
  isLost = false;
  private missing = new Map<number, number>();

  /** `last` is the highest id seen; all transactions that wrote an id up to it have ended. */
  constructor(
    private last: number,
    private readonly longestTransactionMs: number,
    private readonly maxMissing: number,
  ) {}

  /** What to read next: ids above `after`, and those that were passed over. */
  get wanted(): { after: number; missing: number[] } {
    return { after: this.last, missing: [...this.missing.keys()] };
  }

  /** Takes the ids that a read of `wanted` found. The time must not jump: `performance.now()`. */
  take(ids: readonly number[], nowMs: number): void {
    for (const id of ids) this.missing.delete(id);
    // It wasn't there in a read that began this long after its id was handed out: it was rolled back.
    for (const [id, since] of this.missing) if (nowMs - since > this.longestTransactionMs) this.missing.delete(id);
    for (const id of [...ids].sort((one, other) => one - other)) {
      this.isLost ||= this.missing.size + id - this.last - 1 > this.maxMissing;
      // A restored table may count on from millions.
      if (!this.isLost) for (let passed = this.last + 1; passed < id; passed += 1) this.missing.set(passed, nowMs);
      this.last = Math.max(this.last, id);
    }
  }
}
