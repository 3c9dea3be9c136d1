import type { PhoneRow, EndedBecause } from '../../store/gateDatabase';
import type { GateStore } from '../../store/gateStore';
import { SLOW_WORK_TIMEOUT_MS, tryStorage } from '../../store/storageFailure';
import type { PhoneCalls } from '../calls/phoneCalls';
import { changed, INITIAL_STATE, stateOfPhone, withoutAnswer, type ScannerState } from '../scannerState';
import { refusedBecause } from './readyPhone';
import type { ScanMemory } from './scanMemory';

/** Not every measurement is worth a write to the disk or a change on the screen, milliseconds. */
const OFFSET_ERROR_MS = 100;

/** The phone's row as it is on the disk, and the state that the screens show. */
export class PhoneState {
  private readonly listeners = new Set<() => void>();
  private current: PhoneRow | null = null;
  private isStopped = false;
  /** Grows with each row, so that a read that was overtaken is noticed. */
  private version = 0;
  /** The server has refused this session, which perhaps could not be stored. */
  private refusal: { session: string | null; because: EndedBecause } | null = null;
  private state = INITIAL_STATE;

  constructor(
    private readonly store: GateStore,
    private readonly calls: PhoneCalls,
    private readonly memory: ScanMemory,
  ) {}

  /** Null: the storage could not be opened yet. */
  get row(): PhoneRow | null {
    return this.current;
  }

  /** For React's `useSyncExternalStore`. Returns the way to unsubscribe. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The same object until something changes. */
  readonly snapshot = (): ScannerState => this.state;

  /** What is still being read is of no use any more. */
  stop(): void {
    this.isStopped = true;
  }

  update(patch: Partial<ScannerState>): void {
    const next = changed(this.state, patch);
    if (next === this.state) return;
    this.state = next;
    for (const listener of this.listeners) listener();
  }

  /** Goes on with this row, which is on the disk. */
  apply(row: PhoneRow): void {
    if (this.current && row.storeId !== this.current.storeId) this.memory.markUnstored();
    this.version += 1;
    const ended = row.ended ?? (row.session === this.refusal?.session ? (this.refusal?.because ?? null) : null);
    this.current = { ...row, ended };
    this.calls.session = row.session;
    this.calls.clock.load(row.offsetMs);
    this.update(stateOfPhone(this.current, this.calls.clock.now()));
    this.showClock();
  }

  /** Goes on with this row, after everything was deleted. */
  restart(row: PhoneRow): void {
    this.memory.clear();
    this.update({ ...INITIAL_STATE, connection: this.state.connection });
    this.apply(row);
  }

  /** Writes to the row. Whether it could be stored. */
  async patch(patch: Partial<PhoneRow>): Promise<boolean> {
    const patched = await tryStorage(() => this.store.updatePhone(patch));
    if (patched.ok) this.apply(patched.value);
    else this.update({ storage: patched.failure });
    return patched.ok;
  }

  /** This phone may not scan any more, also when that can't be stored. */
  async end(ended: EndedBecause): Promise<void> {
    if (!this.current) return;
    // The first reason is the right one: later the phone's clock may say otherwise.
    const because = this.current.ended ?? ended;
    this.refusal = { session: this.current.session, because };
    this.apply(this.current);
    await this.patch({ ended: because });
  }

  /** The server has refused this session: tickets have no business on this phone any more. */
  async endRefused(): Promise<void> {
    if (!this.current) return;
    await this.end(refusedBecause(this.current, this.calls.clock.now()));
    const forgotten = await tryStorage(() => this.store.forgetCopy(), SLOW_WORK_TIMEOUT_MS);
    if (forgotten.ok) this.apply(forgotten.value);
    else this.update({ storage: forgotten.failure });
  }

  /** The server has answered to this session after all. */
  noteAccepted(): void {
    this.refusal = null;
  }

  /** Stores the offset of the clock when it has changed. */
  async saveClock(): Promise<void> {
    const { offsetMs } = this.calls.clock;
    if (differs(this.current?.offsetMs ?? null, offsetMs)) await this.patch({ offsetMs });
  }

  showClock(): void {
    const { offsetMs } = this.calls.clock;
    if (differs(this.state.clockOffsetMs, offsetMs)) this.update({ clockOffsetMs: offsetMs });
  }

  /** There has been time for an answer since the start. */
  noteSilence(): void {
    if (this.current?.session && this.state.connection === 'unknown') this.update({ connection: withoutAnswer() });
  }

  /**
   * Reads what has changed, also in other tabs. Opens the storage when that has failed before. Returns whether the browser
   * has deleted what was in it.
   */
  async refresh(): Promise<boolean> {
    const { current, version } = this;
    const stored = this.memory.stored();
    const read = await tryStorage(async () => {
      if (current === null) await this.store.open();
      return this.store.summary();
    });
    if (this.isStopped) return false;
    if (version !== this.version) return this.refresh();
    if (!read.ok) {
      this.update({ storage: read.failure });
      return false;
    }
    if (current === null) this.update({ storage: null });
    const { row, unsent, refused } = read.value;
    if (current?.session && isDeleted(row, current)) return this.heal(current);
    if (row === null) return false;
    // In another tab somebody has removed the scanner from this phone.
    if (current?.session && row.session === null) this.memory.clear();
    const isSame = row.storeId === current?.storeId;
    this.apply(row);
    const ids = new Set(unsent);
    if (isSame) this.memory.forget(stored.filter(({ id }) => id !== undefined && !ids.has(id)));
    this.update({ unsent: unsent.length, refused });
    return false;
  }

  /** Writes to the disk what failed to go there. */
  async storeMissing(): Promise<void> {
    const missing = this.memory.unstored();
    for (const row of missing) {
      const saved = await tryStorage(() => this.store.putScan(row));
      if (!saved.ok) return this.update({ storage: saved.failure });
      this.memory.note({ ...row, id: saved.value }, true);
    }
    if (missing.length > 0) this.update({ storage: null });
  }

  /** The storage works again when nothing is missing in it, and it takes a write. */
  async tryFailedStorage(): Promise<void> {
    if (this.state.storage === null || this.memory.unstored().length > 0) return;
    const ended = this.current?.ended ?? null;
    if (await this.patch({ ended })) this.update({ storage: null });
  }

  /** The browser has deleted the data under a phone that is paired: the pairing and its scans are in memory. */
  private async heal(row: PhoneRow): Promise<boolean> {
    const lost = Math.max(0, this.state.unsent - this.memory.stored().length);
    const restored = await tryStorage(() => this.store.restore(row, row.lostScans + lost));
    if (restored.ok) {
      this.update({ storage: 'wiped', unsent: 0, refused: [] });
      this.apply(restored.value);
    } else {
      this.update({ storage: restored.failure });
    }
    return restored.ok;
  }
}

/** Without a row, or with one that another tab has made since; a phone that was removed on purpose keeps its store's id. */
function isDeleted(row: PhoneRow | null, before: PhoneRow): boolean {
  return row === null || (row.session === null && row.storeId !== before.storeId);
}

function differs(before: number | null, offsetMs: number | null): boolean {
  return before === null || offsetMs === null ? before !== offsetMs : Math.abs(offsetMs - before) > OFFSET_ERROR_MS;
}
