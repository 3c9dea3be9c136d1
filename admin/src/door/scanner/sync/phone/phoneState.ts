import type { PhoneRow, EndedBecause } from '../../store/gateDatabase';
import type { GateStore } from '../../store/gateStore';
import { tryStorage } from '../../store/storageFailure';
import type { PhoneCalls } from '../calls/phoneCalls';
import { changed, INITIAL_STATE, stateOfPhone, withoutAnswer, type ScannerState } from '../scannerState';
import type { ScanMemory } from './scanMemory';

/** Not every measurement is worth a write to the disk or a change on the screen, milliseconds. */
const OFFSET_ERROR_MS = 100;

/** What this phone knows of itself: the row on the disk, and what the screens show of it. */
export class PhoneState {
  private readonly listeners = new Set<() => void>();
  private current: PhoneRow | null = null;
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

  update(patch: Partial<ScannerState>): void {
    const next = changed(this.state, patch);
    if (next === this.state) return;
    this.state = next;
    for (const listener of this.listeners) listener();
  }

  /** Goes on with this row, which is on the disk. */
  use(row: PhoneRow): void {
    if (this.current && row.storeId !== this.current.storeId) this.memory.markUnstored();
    this.current = row;
    this.calls.session = row.session;
    this.calls.clock.load(row.offsetMs);
    this.update(stateOfPhone(row, this.calls.clock.now()));
    this.showClock();
  }

  /** Goes on with this row, after everything was deleted. */
  restart(row: PhoneRow): void {
    this.memory.clear();
    this.update({ ...INITIAL_STATE, connection: this.state.connection });
    this.use(row);
  }

  /** Writes to the row. Whether it could be stored. */
  async patch(patch: Partial<PhoneRow>): Promise<boolean> {
    const patched = await tryStorage(() => this.store.updatePhone(patch));
    if (patched.ok) this.use(patched.value);
    else this.update({ storage: patched.failure });
    return patched.ok;
  }

  /** This phone may not scan any more, also when that can't be stored. */
  async end(ended: EndedBecause): Promise<void> {
    if (this.current) this.use({ ...this.current, ended });
    await this.patch({ ended });
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
    const row = this.current;
    const stored = this.memory.stored();
    const read = await tryStorage(async () => ({
      row: row === null ? await this.store.open() : await this.store.phone(),
      unsent: await this.store.unsentIds(),
      refused: await this.store.refusedScans(),
    }));
    if (!read.ok) {
      this.update({ storage: read.failure });
      return false;
    }
    if (row === null) this.update({ storage: null });
    const { unsent, refused } = read.value;
    if (read.value.row === null) return row?.session ? this.heal(row) : false;
    this.use(read.value.row);
    const ids = new Set(unsent);
    this.memory.forget(stored.filter(({ id }) => id !== undefined && !ids.has(id)));
    this.update({ unsent: unsent.length, refused });
    return false;
  }

  /** The browser has deleted the data under a phone that is paired: the pairing, and what it has scanned, is in memory. */
  private async heal(row: PhoneRow): Promise<boolean> {
    const lost = Math.max(0, this.state.unsent - this.memory.stored().length);
    const restored = await tryStorage(() => this.store.restore(row, row.lostScans + lost));
    if (restored.ok) {
      this.update({ storage: 'wiped', unsent: 0, refused: [] });
      this.use(restored.value);
    } else {
      this.update({ storage: restored.failure });
    }
    return restored.ok;
  }
}

function differs(before: number | null, offsetMs: number | null): boolean {
  return before === null || offsetMs === null ? before !== offsetMs : Math.abs(offsetMs - before) > OFFSET_ERROR_MS;
}
