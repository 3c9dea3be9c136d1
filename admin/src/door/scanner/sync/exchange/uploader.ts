import type { GateScan, GateScanOutcome } from '@festival/contracts';
import type { ScanRow } from '../../store/gateDatabase';
import type { GateStore } from '../../store/gateStore';
import { SLOW_WORK_TIMEOUT_MS, tryStorage } from '../../store/storageFailure';
import type { PhoneCalls } from '../calls/phoneCalls';
import { DONE, storageEnd, type RoundEnd } from './roundEnd';

/** Scans of one call: an answer that is lost costs this many repeats. */
export const SCANS_PER_CALL = 500;
/**
 * A scan without a verdict waits so long to be shown one, milliseconds: when the app was closed in the middle, the same
 * ticket comes again, and is the same scan.
 */
const HOLD_MS = 120_000;
const LOCK = 'festival-gate-upload';
/** A tab that holds the lock for longer, milliseconds, was suspended while it was sending. */
const LONGEST_LOCK_MS = 60_000;

/** Refusals of the call, not of a scan in it: no right, no such call here, too late, too many calls. */
const NOT_OF_A_SCAN: ReadonlySet<number> = new Set([401, 403, 404, 405, 408, 419, 425, 429]);

/** Sends unsent scans, oldest first. A row is settled only by an answer that names its nonce. */
export class Uploader {
  /** By the steady clock: since when another tab has had the lock. */
  private lockedSince: number | null = null;

  constructor(
    protected readonly store: GateStore,
    protected readonly calls: PhoneCalls,
  ) {}

  /** Sends all once, one call at a time in all tabs; while another tab is sending, it does nothing. */
  async run(): Promise<RoundEnd> {
    // Old phones have no locks. Nonces make a scan that is sent twice count once.
    if (!('locks' in navigator)) return this.sendAll();
    return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock) this.lockedSince = null;
      return lock || this.isLockedForLong() ? this.sendAll() : DONE;
    });
  }

  private isLockedForLong(): boolean {
    const now = this.calls.clock.steady();
    this.lockedSince ??= now;
    return now - this.lockedSince > LONGEST_LOCK_MS;
  }

  private async sendAll(): Promise<RoundEnd> {
    for (let last = 0; ;) {
      const rows = await tryStorage(() => this.store.unsentAfter(last, SCANS_PER_CALL), SLOW_WORK_TIMEOUT_MS);
      if (!rows.ok) return storageEnd(rows);
      if (rows.value.length === 0) return DONE;
      const ready = rows.value.filter((row) => !isHeld(row, this.calls.clock.now()));
      const end = ready.length > 0 ? await this.send(ready) : DONE;
      if (end.kind !== 'done') return end;
      last = rows.value.at(-1)?.id ?? last;
    }
  }

  /** A refusal of the whole block is a bad scan in it: halves find it, and it alone is marked. */
  private async send(rows: readonly ScanRow[]): Promise<RoundEnd> {
    const answer = await this.calls.scans(rows.map((row) => toWire(row)));
    if (answer.kind === 'answered') return this.settle(rows, answer.data.results);
    if (answer.kind !== 'refused' || !isOfAScan(answer.status)) return answer;
    const [first] = rows;
    if (rows.length === 1 && first) return this.refuse(first, answer.message);
    const middle = Math.ceil(rows.length / 2);
    const end = await this.send(rows.slice(0, middle));
    return end.kind === 'done' ? this.send(rows.slice(middle)) : end;
  }

  protected async settle(rows: readonly ScanRow[], outcomes: readonly GateScanOutcome[]): Promise<RoundEnd> {
    const settled = await tryStorage(() => this.store.settle(rows, outcomes), SLOW_WORK_TIMEOUT_MS);
    if (!settled.ok) return storageEnd(settled);
    // Nothing of a block was named: the answer is not one to these scans.
    return settled.value === 0 ? { kind: 'unreadable', status: 200 } : DONE;
  }

  private async refuse(row: ScanRow, message: string): Promise<RoundEnd> {
    const put = await tryStorage(() => this.store.putScan({ ...row, state: 'refused', message }));
    return put.ok ? DONE : storageEnd(put);
  }
}

/** A row as the server wants it. `code`: what the scan log is to say of a ticket that nobody knows. */
export function toWire(row: ScanRow, code: string | null = null): GateScan {
  const { nonce, hash, mode, item, at, offsetMs, verdict, gate } = row;
  return {
    nonce,
    ...(code === null ? { code_hash: hash } : { code }),
    mode,
    ...(item === null ? {} : { item }),
    at: new Date(at).toISOString(),
    offset_ms: offsetMs,
    verdict,
    gate,
  };
}

function isHeld({ verdict, mode, at, offsetMs }: ScanRow, now: number): boolean {
  return verdict === null && mode !== 'information' && Math.abs(now - at - offsetMs) < HOLD_MS;
}

function isOfAScan(status: number): boolean {
  return status >= 400 && status < 500 && !NOT_OF_A_SCAN.has(status);
}
