import type { ScanRow } from '../../store/gateDatabase';

interface Remembered {
  row: ScanRow;
  /** Whether the disk has the row as it is here. */
  isStored: boolean;
}

/**
 * Scans of this start that the server or the disk doesn't have: so that a ticket is let in once also while the phone's
 * storage fails, and nothing is lost when the browser deletes it.
 */
export class ScanMemory {
  private readonly byNonce = new Map<string, Remembered>();

  note(row: ScanRow, isStored: boolean): void {
    if (isStored && row.state !== 'unsent') this.byNonce.delete(row.nonce);
    else this.byNonce.set(row.nonce, { row, isStored });
  }

  /** The server has answered about a scan; the disk is told by others. */
  settle(row: ScanRow): void {
    const known = this.byNonce.get(row.nonce);
    if (known?.row.verdict === row.verdict) this.note(row, known.isStored);
  }

  /**
   * The disk's rows of a ticket and those that it lacks, oldest first: they could not be written, or another tab has seen
   * that they were deleted and this one hasn't yet.
   */
  complete(hash: string, stored: readonly ScanRow[]): ScanRow[] {
    const byNonce = new Map(stored.map((row) => [row.nonce, row]));
    const missing = this.rows(
      ({ row, isStored }) => row.hash === hash && (!isStored || (row.state === 'unsent' && !byNonce.has(row.nonce))),
    );
    if (missing.length === 0) return [...stored];
    for (const row of missing) byNonce.set(row.nonce, row);
    return [...byNonce.values()].sort((one, other) => timeOf(one) - timeOf(other));
  }

  /** A ticket's scans while the disk can't be read, oldest first. */
  scansOf(hash: string): ScanRow[] {
    return this.rows(({ row }) => row.hash === hash);
  }

  /** To be written to the disk, oldest first. */
  unstored(): ScanRow[] {
    return this.rows(({ isStored }) => !isStored);
  }

  /** On the disk, and not sent as far as is known here. */
  stored(): ScanRow[] {
    return this.rows(({ isStored }) => isStored);
  }

  forget(rows: readonly ScanRow[]): void {
    for (const { nonce } of rows) this.byNonce.delete(nonce);
  }

  /** The browser has deleted the disk's rows; their ids are free for others. */
  markUnstored(): void {
    for (const [nonce, { row }] of this.byNonce) {
      this.byNonce.set(nonce, { row: { ...row, id: undefined }, isStored: false });
    }
  }

  clear(): void {
    this.byNonce.clear();
  }

  private rows(isWanted: (remembered: Remembered) => boolean): ScanRow[] {
    return [...this.byNonce.values()].filter(isWanted).map(({ row }) => row);
  }
}

const timeOf = ({ at, offsetMs }: ScanRow): number => at + offsetMs;
