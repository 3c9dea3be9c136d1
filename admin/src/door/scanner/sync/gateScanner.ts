import type { FoundGateTickets, GateCheck, GateMode, GateName, UndoCheckInRequest } from '@festival/contracts';
import { hashTicketCode } from '../localVerdict/ticketHash';
import type { EndedBecause, PhoneRow } from '../store/gateDatabase';
import { GateStore } from '../store/gateStore';
import { keepStorage, tryStorage, type StorageFailure } from '../store/storageFailure';
import { PhoneCalls } from './calls/phoneCalls';
import type { GateAnswer } from './calls/gateHttp';
import { Downloader } from './exchange/downloader';
import { endedBecause, isReady, refusedBecause } from './phone/readyPhone';
import { isRevoked, type RoundEnd } from './exchange/roundEnd';
import {
  changed,
  connectionAfter,
  INITIAL_STATE,
  stateOfPhone,
  withoutAnswer,
  type ScannerState,
} from './scannerState';
import { SyncLoop, type Round } from './syncLoop';
import { TicketChecker, type ShownVerdict } from './ticketChecker';
import { Uploader } from './exchange/uploader';

/** Not every measurement is worth a write to the disk or a change on the screen, milliseconds. */
const OFFSET_ERROR_MS = 100;
/** A phone that has had no answer since the start for so long says so, milliseconds; calls may take longer. */
const FIRST_ANSWER_MS = 2_000;

/** `storage`: the phone can't keep the pairing. */
export type PairEnd = { kind: 'paired' } | Exclude<RoundEnd, { kind: 'done' }>;

export interface ScannerParts {
  store: GateStore;
  calls: PhoneCalls;
  uploader: Uploader;
  checker: TicketChecker;
}

/** A phone at the gate: it judges each ticket itself, and tells the server as soon as it can. */
export class GateScanner {
  private readonly store: GateStore;
  private readonly calls: PhoneCalls;
  private readonly uploader: Uploader;
  private readonly checker: TicketChecker;
  private readonly downloader: Downloader;
  private readonly loop = new SyncLoop(() => this.round());
  private readonly listeners = new Set<() => void>();
  private row: PhoneRow | null = null;
  private firstAnswer: ReturnType<typeof setTimeout> | undefined;
  private state = INITIAL_STATE;

  constructor(parts: Partial<ScannerParts> = {}) {
    this.store = parts.store ?? new GateStore();
    this.calls = parts.calls ?? new PhoneCalls();
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
    this.firstAnswer = setTimeout(this.noteSilence, FIRST_ANSWER_MS);
    this.loop.start();
    await this.refresh();
    void this.keepStorage();
  }

  stop(): void {
    clearTimeout(this.firstAnswer);
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
    this.update({ connection: 'online' });
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
    const hasRoom = this.checker.memory.unstored().length === 0;
    this.update({ storage: failure ?? (hasRoom ? null : this.state.storage) });
    this.showClock();
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

  /** A lead's search by name, e-mail or order number; 403 of a steward. */
  find(text: string): Promise<GateAnswer<FoundGateTickets>> {
    return this.calls.find(text);
  }

  /** Takes a check-in back, as only a lead may; 409 when there is none. */
  async undo(request: UndoCheckInRequest): Promise<GateAnswer<unknown>> {
    const answer = await this.calls.undo(request);
    if (answer.kind !== 'answered') return answer;
    const hash = request.code_hash ?? (await hashTicketCode(request.ticket_code ?? ''));
    const { memory } = this.checker;
    // What the server hasn't heard of is still to be sent: it goes by the scan's time.
    memory.forget(memory.scansOf(hash).filter(({ state }) => state !== 'unsent'));
    void this.loop.now();
    return answer;
  }

  /** Somebody has taken note of a visitor who was let in by a used ticket. */
  async acknowledgeLateDouble(): Promise<void> {
    await this.patch({ lateDouble: null });
  }

  /** Somebody has taken note of lost scans. */
  async acknowledgeLost(): Promise<void> {
    await this.patch({ lostScans: 0 });
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
    this.checker.memory.clear();
    this.update({ ...INITIAL_STATE, connection: this.state.connection });
    this.use(wiped.value);
    await this.refresh();
    return true;
  }

  /** One exchange: what was scanned goes first, then the copy is brought up to date. */
  private async round(): Promise<Round> {
    await this.refresh();
    if (this.row?.session == null) return { hasFailed: this.row === null, hasMore: false };
    await this.storeMissing();
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
    if (isRevoked(end) && this.row) await this.noteEnded(refusedBecause(this.row, this.calls.clock.now()));
    if (end.kind === 'done') await this.tryFailedStorage();
    if (end.kind === 'storage') this.update({ storage: end.failure });
    const { offsetMs } = this.calls.clock;
    if (differs(this.row?.offsetMs ?? null, offsetMs)) await this.patch({ offsetMs });
    this.update({ connection: connectionAfter(end) ?? this.state.connection });
    await this.refresh();
  }

  /** Writes to the disk what failed to go there. */
  private async storeMissing(): Promise<void> {
    const { memory } = this.checker;
    for (const row of memory.unstored()) {
      const saved = await tryStorage(() => this.store.putScan(row));
      if (!saved.ok) return this.update({ storage: saved.failure });
      memory.note({ ...row, id: saved.value }, true);
    }
  }

  /** The storage works again when nothing is missing in it, and it takes a write. */
  private async tryFailedStorage(): Promise<void> {
    if (this.state.storage === null || this.checker.memory.unstored().length > 0) return;
    if (await this.patch({})) this.update({ storage: null });
  }

  private async followUp(shown: ShownVerdict): Promise<void> {
    if (shown.kind === 'ended') await this.noteEnded(shown.because);
    await this.refresh();
    if (this.state.unsent > 0 || this.state.storage) await this.loop.now();
  }

  private async noteEnded(ended: EndedBecause): Promise<void> {
    if (this.row) this.use({ ...this.row, ended });
    await this.patch({ ended });
  }

  private async patch(patch: Partial<PhoneRow>): Promise<boolean> {
    const patched = await tryStorage(() => this.store.updatePhone(patch));
    if (patched.ok) this.use(patched.value);
    else this.update({ storage: patched.failure });
    return patched.ok;
  }

  /** Reads what has changed, also in other tabs. Opens the storage when that has failed before. */
  private async refresh(): Promise<void> {
    const { row } = this;
    const { memory } = this.checker;
    const stored = memory.stored();
    const read = await tryStorage(async () => ({
      row: row === null ? await this.store.open() : await this.store.phone(),
      unsent: await this.store.unsentIds(),
      refused: await this.store.refusedScans(),
    }));
    if (!read.ok) return this.update({ storage: read.failure });
    if (row === null) this.update({ storage: null });
    const { unsent, refused } = read.value;
    if (read.value.row === null) return row?.session ? this.healWiped(row) : undefined;
    this.use(read.value.row);
    const ids = new Set(unsent);
    memory.forget(stored.filter(({ id }) => id !== undefined && !ids.has(id)));
    this.update({ unsent: unsent.length, refused });
  }

  /** The browser has deleted the data under a phone that is paired: the pairing, and what it has scanned, is in memory. */
  private async healWiped(row: PhoneRow): Promise<void> {
    const lost = Math.max(0, this.state.unsent - this.checker.memory.stored().length);
    const restored = await tryStorage(() => this.store.restore(row, row.lostScans + lost));
    if (!restored.ok) return this.update({ storage: restored.failure });
    this.update({ storage: 'wiped', unsent: 0, refused: [] });
    this.use(restored.value);
    void this.loop.now();
  }

  private use(row: PhoneRow): void {
    if (this.row && row.storeId !== this.row.storeId) this.checker.memory.markUnstored();
    this.row = row;
    this.calls.session = row.session;
    this.calls.clock.load(row.offsetMs);
    this.update(stateOfPhone(row, this.calls.clock.now()));
    this.showClock();
  }

  private showClock(): void {
    const { offsetMs } = this.calls.clock;
    if (differs(this.state.clockOffsetMs, offsetMs)) this.update({ clockOffsetMs: offsetMs });
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
    const next = changed(this.state, patch);
    if (next === this.state) return;
    this.state = next;
    for (const listener of this.listeners) listener();
  }

  private readonly noteSleep = (): void => this.calls.clock.checkLeap();

  private readonly noteSilence = (): void => {
    if (this.row?.session && this.state.connection === 'unknown') this.update({ connection: withoutAnswer() });
  };
}

function differs(before: number | null, offsetMs: number | null): boolean {
  return before === null || offsetMs === null ? before !== offsetMs : Math.abs(offsetMs - before) > OFFSET_ERROR_MS;
}
