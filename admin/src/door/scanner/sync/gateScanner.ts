import type { FoundGateTickets, GateCheck, GateMode, GateName, UndoCheckInRequest } from '@festival/contracts';
import { PhoneLink } from '../link/phoneLink';
import { GateStore } from '../store/gateStore';
import { keepStorage, tryStorage, type StorageFailure } from '../store/storageFailure';
import { PhoneCalls } from './calls/phoneCalls';
import type { GateAnswer } from './calls/gateHttp';
import { Exchange } from './exchange/exchange';
import { LeadCalls } from './leadCalls';
import { linkEvents } from './phone/linkEvents';
import { PhoneState } from './phone/phoneState';
import { endedBecause, isReady } from './phone/readyPhone';
import { isRevoked, type RoundEnd } from './exchange/roundEnd';
import { connectionAfter, type ScannerState } from './scannerState';
import { SyncLoop, type Round } from './syncLoop';
import { TicketChecker, type ShownVerdict } from './ticketChecker';
import { Uploader } from './exchange/uploader';

/** A phone that has had no answer since the start for so long says so, milliseconds; calls may take longer. */
const FIRST_ANSWER_MS = 2_000;

/** `storage`: the phone can't keep the pairing. */
export type PairEnd = { kind: 'paired' } | Exclude<RoundEnd, { kind: 'done' }>;

export interface ScannerParts {
  store: GateStore;
  calls: PhoneCalls;
  uploader: Uploader;
  checker: TicketChecker;
  /** Of a link with another phone. */
  connect: () => RTCPeerConnection;
}

/** A phone at the gate: it judges each ticket itself, and tells the server as soon as it can. */
export class GateScanner {
  private readonly store: GateStore;
  private readonly calls: PhoneCalls;
  private readonly checker: TicketChecker;
  private readonly exchange: Exchange;
  private readonly lead: LeadCalls;
  private readonly loop = new SyncLoop(() => this.round());
  private readonly phone: PhoneState;
  /** With another phone in the same network, without a server. */
  readonly link: PhoneLink;
  private firstAnswer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: Partial<ScannerParts> = {}) {
    this.store = parts.store ?? new GateStore();
    this.calls = parts.calls ?? new PhoneCalls();
    const uploader = parts.uploader ?? new Uploader(this.store, this.calls);
    this.exchange = new Exchange(uploader, this.store, this.calls);
    this.checker = parts.checker ?? new TicketChecker(this.store, this.calls);
    this.phone = new PhoneState(this.store, this.calls, this.checker.memory);
    this.lead = new LeadCalls(this.calls, this.phone, this.checker.memory);
    this.link = new PhoneLink(linkEvents(this.store, this.phone, this.calls.clock), parts.connect);
  }

  /** Loads what the phone has and begins to talk with the server. Without storage it starts too, unpaired. */
  async start(): Promise<void> {
    document.addEventListener('visibilitychange', this.noteSleep);
    const opened = await tryStorage(() => this.store.open());
    this.phone.update({ storage: opened.ok ? null : opened.failure });
    if (opened.ok) this.phone.apply(opened.value);
    this.firstAnswer = setTimeout(this.noteSilence, FIRST_ANSWER_MS);
    this.loop.start();
    await this.refresh();
    void this.keepStorage();
  }

  stop(): void {
    this.phone.stop();
    clearTimeout(this.firstAnswer);
    this.loop.stop();
    this.link.close();
    document.removeEventListener('visibilitychange', this.noteSleep);
    this.store.close();
  }

  /** Pairs by the token of a lead's code; the tickets are loaded then. Scans of an earlier pairing are still sent. */
  async pair(token: string): Promise<PairEnd> {
    const opened = await tryStorage(() => this.store.open());
    if (!opened.ok) return this.failStorage(opened.failure);
    const answer = await this.calls.pair(token, opened.value.installation);
    if (answer.kind !== 'answered') return answer;
    const { session, phone } = answer.data;
    const saved = await tryStorage(() => this.store.savePairing(session, phone));
    if (!saved.ok) return this.failStorage(saved.failure);
    this.phone.apply(saved.value);
    this.phone.update({ connection: 'online' });
    void this.keepStorage();
    void this.syncNow();
    return { kind: 'paired' };
  }

  /**
   * Checks a ticket by what was read or typed. A verdict `valid` that is not confirmed is on the disk. It takes 800 ms
   * at most, if the disk is quick; without tickets some seconds.
   */
  async scan(text: string, mode: GateMode, item: string | null = null): Promise<ShownVerdict> {
    const { row } = this.phone;
    if (!isReady(row)) return { kind: 'not_ready' };
    const because = endedBecause(row, this.calls.clock.now());
    if (because) {
      this.phone.update({ ended: because });
      return { kind: 'ended', because };
    }
    const task = { mode, item: mode === 'hand_out' ? item : null };
    const { shown, failure, use } = await this.checker.check(text, task, row);
    if (use) this.link.sendUses([use]);
    const hasRoom = this.checker.memory.unstored().length === 0;
    this.phone.update({ storage: failure ?? (hasRoom ? null : this.phone.snapshot().storage) });
    this.phone.showClock();
    // Not awaited: between the disk and the screen nothing is to come.
    void this.followUp(shown);
    return shown;
  }

  /** For React's `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => this.phone.subscribe(listener);
  readonly snapshot = (): ScannerState => this.phone.snapshot();

  /** Sends and gets what there is; resolves when that is done, or has failed. */
  async syncNow(): Promise<void> {
    await this.loop.now();
  }

  /** Scans are made at this gate from now on. Whether it could be stored. */
  async chooseGate(gate: GateName): Promise<boolean> {
    const isStored = await this.phone.patch({ gate });
    void this.link.introduce();
    return isStored;
  }

  /** Sends refused scans once more. */
  async retryRefused(): Promise<void> {
    const retried = await tryStorage(() => this.store.retryRefused());
    if (!retried.ok) this.phone.update({ storage: retried.failure });
    await this.syncNow();
  }

  /** A lead's search by name, e-mail or order number; 403 of a steward. */
  find(text: string): Promise<GateAnswer<FoundGateTickets>> {
    return this.lead.find(text);
  }

  /** Takes a check-in back, as only a lead may; 409 when there is none. */
  async undo(request: UndoCheckInRequest): Promise<GateAnswer<unknown>> {
    const answer = await this.lead.undo(request);
    if (answer.kind === 'answered') void this.loop.now();
    return answer;
  }

  /** Somebody has taken note of a visitor who was let in by a used ticket. */
  async acknowledgeLateDouble(): Promise<void> {
    await this.phone.patch({ lateDouble: null });
  }

  /** Somebody has taken note of lost scans. */
  async acknowledgeLost(): Promise<void> {
    await this.phone.patch({ lostScans: 0 });
  }

  /** Somebody has taken note that scans of an earlier edition were never sent. */
  async acknowledgeOld(): Promise<void> {
    await this.phone.patch({ oldScans: 0 });
  }

  /** Tells the phone's condition for the lead's list; `battery` in percent, null when the browser doesn't tell. */
  report(battery: number | null, notReady: GateCheck[]): Promise<GateAnswer<unknown>> {
    const { gate, unsent, copy } = this.snapshot();
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
      this.phone.update({ storage: wiped.failure });
      return false;
    }
    this.link.close();
    this.phone.restart(wiped.value);
    await this.refresh();
    return true;
  }

  private async round(): Promise<Round> {
    await this.refresh();
    const { row } = this.phone;
    if (row?.session == null) return { hasFailed: row === null, hasMore: false };
    await this.phone.storeMissing();
    const end = await this.exchange.run(() => this.phone.row ?? row);
    await this.noteEnd(end);
    return { hasFailed: end.kind !== 'done', hasMore: end.kind === 'done' && end.hasMore };
  }

  private async noteEnd(end: RoundEnd): Promise<void> {
    if (isRevoked(end)) await this.phone.endRefused();
    if (end.kind === 'done') {
      this.phone.noteAccepted();
      await this.phone.tryFailedStorage();
    }
    if (end.kind === 'storage') this.phone.update({ storage: end.failure });
    await this.phone.saveClock();
    const connection = connectionAfter(end);
    if (connection) this.phone.update({ connection });
    await this.refresh();
  }

  private async followUp(shown: ShownVerdict): Promise<void> {
    if (shown.kind === 'ended') await this.phone.end(shown.because);
    await this.refresh();
    const { unsent, storage, connection } = this.phone.snapshot();
    const isAnswered = 'isConfirmed' in shown && shown.isConfirmed;
    // While there is no server the loop's pauses decide: thousands of scans are not to be sent into nothing at each one.
    const mayReach = isAnswered || connection === 'online' || connection === 'unknown';
    if ((unsent > 0 && mayReach) || storage) await this.loop.now();
  }

  private async refresh(): Promise<void> {
    if (await this.phone.refresh()) void this.loop.now();
  }

  private async keepStorage(): Promise<void> {
    const storageKept = await keepStorage();
    if (this.phone.row) await this.phone.patch({ storageKept });
  }

  private failStorage(failure: StorageFailure): PairEnd {
    this.phone.update({ storage: failure });
    return { kind: 'storage', failure };
  }

  private readonly noteSleep = (): void => this.calls.clock.checkLeap();
  private readonly noteSilence = (): void => this.phone.noteSilence();
}
