import type { GateCheck, GateMode, GateName } from '@festival/contracts';
import type { PhoneRow } from '../store/gateDatabase';
import { GateStore } from '../store/gateStore';
import { keepStorage, tryStorage, type StorageFailure } from '../store/storageFailure';
import { GateCalls } from './calls/gateCalls';
import type { GateAnswer } from './calls/gateHttp';
import { Downloader } from './exchange/downloader';
import { endedBecause, isReady } from './readyPhone';
import { isRevoked, type RoundEnd } from './exchange/roundEnd';
import { connectionAfter, INITIAL_STATE, stateOfPhone, type ScannerState } from './scannerState';
import { SyncLoop, type Round } from './syncLoop';
import { TicketChecker, type ShownVerdict } from './ticketChecker';
import { Uploader } from './exchange/uploader';

/** Not every measurement is worth a write to the disk, milliseconds. */
const STORED_OFFSET_ERROR_MS = 100;

/** `storage`: the phone can't keep the pairing. */
export type PairEnd = { kind: 'paired' } | Exclude<RoundEnd, { kind: 'done' }>;

export interface ScannerParts {
  store: GateStore;
  calls: GateCalls;
  uploader: Uploader;
  checker: TicketChecker;
}

/** A phone at the gate: it judges each ticket itself, and tells the server as soon as it can. */
export class GateScanner {
  private readonly store: GateStore;
  private readonly calls: GateCalls;
  private readonly uploader: Uploader;
  private readonly checker: TicketChecker;
  private readonly downloader: Downloader;
  private readonly loop = new SyncLoop(() => this.round());
  private readonly listeners = new Set<() => void>();
  private row: PhoneRow | null = null;
  private state = INITIAL_STATE;

  constructor(parts: Partial<ScannerParts> = {}) {
    this.store = parts.store ?? new GateStore();
    this.calls = parts.calls ?? new GateCalls();
    this.uploader = parts.uploader ?? new Uploader(this.store, this.calls);
    this.checker = parts.checker ?? new TicketChecker(this.store, this.calls);
    this.downloader = new Downloader(this.store, this.calls);
  }

  /** Loads what the phone has and begins to talk with the server. Without storage it starts too, unpaired. */
  async start(): Promise<void> {
    document.addEventListener('visibilitychange', this.noteSleep);
    const opened = await tryStorage(() => this.store.open());
    this.update({ storage: opened.ok ? null : opened.failure });
    if (opened.ok) this.use(opened.value);
    this.loop.start();
    await this.refresh();
    void this.keepStorage();
  }

  stop(): void {
    this.loop.stop();
    document.removeEventListener('visibilitychange', this.noteSleep);
    this.store.close();
  }

  /** Pairs by the token of a lead's code, and loads the tickets. Scans of an earlier pairing are still sent. */
  async pair(token: string): Promise<PairEnd> {
    const opened = await tryStorage(() => this.store.open());
    if (!opened.ok) return this.failStorage(opened.failure);
    const answer = await this.calls.pair(token, opened.value.installation);
    if (answer.kind !== 'answered') return answer;
    const { session, phone } = answer.data;
    const saved = await tryStorage(() => this.store.savePairing(session, phone));
    if (!saved.ok) return this.failStorage(saved.failure);
    this.use(saved.value);
    void this.keepStorage();
    await this.syncNow();
    return { kind: 'paired' };
  }

  /**
   * Checks a ticket by what was read or typed. A verdict `valid` that is not confirmed is on the disk. Without the server it
   * takes 800 ms at most, and some time of the phone's own.
   */
  async scan(text: string, mode: GateMode, item: string | null = null): Promise<ShownVerdict> {
    const { row } = this;
    if (!isReady(row)) return { kind: 'not_ready' };
    const because = endedBecause(row, this.calls.clock.now());
    if (because) {
      this.update({ ended: because });
      return { kind: 'ended', because };
    }
    const { shown, failure } = await this.checker.check(text, { mode, item: mode === 'hand_out' ? item : null }, row);
    this.update({ storage: failure, clockOffsetMs: this.calls.clock.offsetMs });
    // Not awaited: between the disk and the screen nothing is to come.
    void this.followUp(shown);
    return shown;
  }

  /** For React's `useSyncExternalStore`. Returns the way to unsubscribe. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The same object until something changes. */
  readonly snapshot = (): ScannerState => this.state;

  /** Sends and gets what there is; resolves when that is done, or has failed. */
  async syncNow(): Promise<void> {
    await this.loop.now();
  }

  /** Scans are made at this gate from now on. Whether it could be stored. */
  async chooseGate(gate: GateName): Promise<boolean> {
    return this.patch({ gate });
  }

  /** Sends refused scans once more. */
  async retryRefused(): Promise<void> {
    const retried = await tryStorage(() => this.store.retryRefused());
    if (!retried.ok) this.update({ storage: retried.failure });
    await this.syncNow();
  }

  /** Tells the phone's condition for the lead's list; `battery` in percent, null when the browser doesn't tell. */
  report(battery: number | null, notReady: GateCheck[]): Promise<GateAnswer<unknown>> {
    const { gate, unsent, copy } = this.state;
    return this.calls.report({
      gate: gate ?? undefined,
      battery,
      unsent,
      tickets: copy?.count ?? 0,
      not_ready: notReady,
    });
  }

  /** Deletes all of it, also scans that were not sent: ask before. Whether it could be deleted. */
  async wipe(): Promise<boolean> {
    const wiped = await tryStorage(() => this.store.wipe());
    if (!wiped.ok) {
      this.update({ storage: wiped.failure });
      return false;
    }
    this.update({ ...INITIAL_STATE, connection: this.state.connection });
    this.use(wiped.value);
    await this.refresh();
    return true;
  }

  /** One exchange: what was scanned goes first, then the copy is brought up to date. */
  private async round(): Promise<Round> {
    await this.refresh();
    if (this.row?.session == null) return { hasFailed: false, hasMore: false };
    let end = await this.uploader.run();
    // An answer about single scans says nothing against getting news.
    if ((end.kind === 'done' || end.kind === 'unreadable') && this.row) {
      const got = await this.downloader.run(this.row);
      if (end.kind === 'done') end = got;
    }
    await this.noteEnd(end);
    return { hasFailed: end.kind !== 'done', hasMore: end.kind === 'done' && end.hasMore };
  }

  private async noteEnd(end: RoundEnd): Promise<void> {
    if (isRevoked(end)) await this.noteRevoked();
    if (end.kind === 'done') this.update({ storage: null });
    if (end.kind === 'storage') this.update({ storage: end.failure });
    const { offsetMs } = this.calls.clock;
    const stored = this.row?.offsetMs ?? null;
    const isNew = offsetMs !== null && (stored === null || Math.abs(offsetMs - stored) > STORED_OFFSET_ERROR_MS);
    if (isNew) await this.patch({ offsetMs });
    this.update({ connection: connectionAfter(end) ?? this.state.connection, clockOffsetMs: offsetMs });
    await this.refresh();
  }

  private async followUp(shown: ShownVerdict): Promise<void> {
    if (shown.kind === 'ended') await this.noteRevoked();
    await this.refresh();
    if (this.state.unsent > 0 || this.state.storage) await this.loop.now();
  }

  private async noteRevoked(): Promise<void> {
    if (this.row) this.use({ ...this.row, ended: 'revoked' });
    await this.patch({ ended: 'revoked' });
  }

  private async patch(patch: Partial<PhoneRow>): Promise<boolean> {
    const patched = await tryStorage(() => this.store.updatePhone(patch));
    if (patched.ok) this.use(patched.value);
    else this.update({ storage: patched.failure });
    return patched.ok;
  }

  /** Reads what has changed, also in other tabs. */
  private async refresh(): Promise<void> {
    const { row } = this;
    const read = await tryStorage(async () => ({
      row: await this.store.phone(),
      unsent: await this.store.unsentCount(),
      refused: await this.store.refusedScans(),
    }));
    if (!read.ok) return this.update({ storage: read.failure });
    if (read.value.row === null && row?.session) return this.healWiped(row);
    const { unsent, refused } = read.value;
    if (read.value.row) this.use(read.value.row);
    this.update({ unsent, refused });
  }

  /** The browser has deleted the data under a phone that is paired: the pairing is still in memory. */
  private async healWiped(row: PhoneRow): Promise<void> {
    this.update({ storage: 'wiped', lostScans: this.state.lostScans + this.state.unsent, unsent: 0, refused: [] });
    const restored = await tryStorage(() => this.store.restore(row));
    if (!restored.ok) return this.update({ storage: restored.failure });
    this.use(restored.value);
    void this.loop.now();
  }

  private use(row: PhoneRow): void {
    this.row = row;
    this.calls.session = row.session;
    this.calls.clock.load(row.offsetMs);
    this.update(stateOfPhone(row, this.calls.clock.now()));
  }

  private async keepStorage(): Promise<void> {
    const storageKept = await keepStorage();
    if (this.row) await this.patch({ storageKept });
  }

  private failStorage(failure: StorageFailure): PairEnd {
    this.update({ storage: failure });
    return { kind: 'storage', failure };
  }

  private update(patch: Partial<ScannerState>): void {
    this.state = { ...this.state, ...patch };
    for (const listener of this.listeners) listener();
  }

  private readonly noteSleep = (): void => this.calls.clock.checkLeap(true);
}
