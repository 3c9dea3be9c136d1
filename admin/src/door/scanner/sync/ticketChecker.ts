import {
  parseScannedText,
  TICKET_CODE_PATTERN,
  type GateScanOutcome,
  type ScannedTicket,
  type TicketDetails,
  type TicketHash,
} from '@festival/contracts';
import { combine, shownVerdict, type CombinedVerdict } from '../localVerdict/combine';
import { openDetails } from '../localVerdict/details';
import {
  canServerKnowMore,
  judgeLocally,
  type GateTask,
  type ReadTicket,
  type LocalVerdict,
} from '../localVerdict/judgeLocally';
import { checkSignature } from '../localVerdict/signature';
import { hashTicketCode } from '../localVerdict/ticketHash';
import type { EndedBecause, ScanRow } from '../store/gateDatabase';
import type { GateStore, SeenTicket } from '../store/gateStore';
import { settleScan } from '../store/settleScan';
import { tryStorage, type Stored, type StorageFailure } from '../store/storageFailure';
import { refusedBecause, type ReadyPhone } from './phone/readyPhone';
import { ScanMemory } from './phone/scanMemory';
import type { PhoneCalls } from './calls/phoneCalls';
import { isRevoked } from './exchange/roundEnd';
import { toWire } from './exchange/uploader';

/** A queue waits this long for the server's word, milliseconds. */
export const ANSWER_BUDGET_MS = 800;
/** Without storage or tickets only the server can let in, so it gets longer, milliseconds. */
const BUDGET_WITHOUT_TICKETS_MS = 5_000;
/** A scan without a verdict that is older was interrupted: it is resumed. A younger one is under way in another tab. */
const RESUME_AFTER_MS = 3_000;

/**
 * What is shown. `not_stored`: nobody may pass, since the scan could be neither stored here nor told to the server;
 * `ended`: this phone may not scan any more; `not_ready`: it isn't paired, or has no tickets yet and no server.
 */
export type ShownVerdict =
  | (CombinedVerdict & { code: string; details: TicketDetails | null })
  | { kind: 'not_stored'; failure: StorageFailure }
  | { kind: 'ended'; because: EndedBecause }
  | { kind: 'not_ready' };

export interface CheckedTicket {
  shown: ShownVerdict;
  /** Null: the storage works. */
  failure: StorageFailure | null;
}

interface ScanInHand {
  nonce: string;
  hash: TicketHash;
  read: ReadTicket;
  task: GateTask;
  phone: ReadyPhone;
}

interface Judged {
  row: ScanRow;
  /** Of a text in the form of a ticket's code that is no ticket here; null: the hash is sent. Never stored. */
  code: string | null;
  local: LocalVerdict;
  mayAsk: boolean;
  sealed: string | null;
}

/** One ticket from reading to verdict: the phone's own word is on the disk before it is shown. */
export class TicketChecker {
  readonly memory = new ScanMemory();
  /** Nonces of scans that nothing was shown for, since they could be neither stored nor told: the next try is the same. */
  private readonly untold = new Map<string, string>();

  constructor(
    private readonly store: GateStore,
    private readonly calls: PhoneCalls,
    private readonly budgetMs = ANSWER_BUDGET_MS,
  ) {}

  /**
   * `text`: as it was read or typed. Takes the budget and a moment of the phone's own, at most: without storage or tickets
   * the longer budget. Never throws for a reason of the network or the storage.
   */
  async check(text: string, task: GateTask, phone: ReadyPhone): Promise<CheckedTicket> {
    const ticket = parseScannedText(text) ?? { code: text.trim() };
    const [hash, read] = await Promise.all([hashTicketCode(ticket.code), readTicket(ticket, phone)]);
    const key = [hash, task.mode, task.item].join();
    const nonce = this.untold.get(key) ?? crypto.randomUUID();
    const scan = { nonce, hash, read, task, phone };

    const added = await tryStorage(() =>
      this.store.addScan(hash, (seen) => this.judge({ ...seen, own: this.memory.complete(hash, seen.own) }, scan)),
    );
    const judged = added.ok
      ? added.value
      : this.judge({ known: null, own: this.memory.scansOf(hash), sealed: null }, scan);
    const hasTickets = added.ok && phone.number !== null;
    const server = judged.mayAsk
      ? await this.ask(judged, hasTickets ? this.budgetMs : BUDGET_WITHOUT_TICKETS_MS)
      : 'silent';
    if (server === 'ended') return this.end(judged.row, refusedBecause(phone, this.calls.clock.now()));

    const verdict = combine(judged.local, server, task, phone.phone.name);
    const row: ScanRow = { ...judged.row, verdict: shownVerdict(verdict), state: 'unsent' };
    const final = server === 'silent' ? row : settleScan(row, row, server);
    const mayStore = verdict.isConfirmed || hasTickets || isSure(verdict);
    const saved = added.ok && mayStore ? await tryStorage(() => this.store.putScan(final)) : added;
    const failure = saved.ok ? null : saved.failure;
    if (!mayStore || !(saved.ok || verdict.isConfirmed || isSure(verdict))) {
      this.untold.set(key, nonce);
      if (failure) return { shown: { kind: 'not_stored', failure }, failure };
      return this.takeBack(judged.row);
    }
    this.untold.delete(key);
    this.memory.note(final, saved.ok);
    const details = await openSealed(read, (server === 'silent' ? null : server.sealed) ?? judged.sealed);
    return { shown: { ...verdict, code: read.code, details }, failure };
  }

  private judge({ known, own: all, sealed }: SeenTicket, scan: ScanInHand): Judged {
    const { nonce, hash, read, task, phone } = scan;
    const { at, offsetMs } = this.calls.clock.stamp();
    const interrupted = all.find((row) => row.nonce === nonce || isInterrupted(row, task, at + offsetMs));
    const own = all.filter((row) => row !== interrupted);
    const local = judgeLocally(read, task, { known, own }, phone.rules);
    const isTicket = known !== null || read.signature === 'right' || !TICKET_CODE_PATTERN.test(read.code);
    const row: ScanRow = interrupted ?? {
      nonce,
      hash,
      ...task,
      at,
      offsetMs,
      gate: phone.gate ?? phone.phone.gate,
      verdict: null,
      state: 'unsent',
      message: null,
      result: null,
      first: null,
    };
    return { row, code: isTicket ? null : read.code, local, mayAsk: canServerKnowMore(read, own), sealed };
  }

  /** The server's word about one scan; `silent` when it doesn't come within the budget. */
  private async ask({ row, code }: Judged, budgetMs: number): Promise<GateScanOutcome | 'silent' | 'ended'> {
    const answer = await this.calls.scans([toWire({ ...row, verdict: null }, code)], budgetMs);
    if (isRevoked(answer)) return 'ended';
    if (answer.kind !== 'answered') return 'silent';
    return answer.data.results.find(({ nonce }) => nonce === row.nonce) ?? 'silent';
  }

  /** Nobody is let in by a phone that has just been revoked. */
  private async end(row: ScanRow, because: EndedBecause): Promise<CheckedTicket> {
    const final: ScanRow = { ...row, verdict: 'invalid', state: 'unsent' };
    const saved = await tryStorage(() => this.store.putScan(final));
    return { shown: { kind: 'ended', because }, failure: saved.ok ? null : saved.failure };
  }

  /** Without tickets and the server nothing is known: the scan is as if it had not been, until it is tried again. */
  private async takeBack(row: ScanRow): Promise<CheckedTicket> {
    const deleted: Stored<void> = await tryStorage(() => this.store.deleteScan(row));
    return { shown: { kind: 'not_ready' }, failure: deleted.ok ? null : deleted.failure };
  }
}

/** Whether the verdict is right without the tickets too: nobody passes by it. */
function isSure(verdict: LocalVerdict): boolean {
  return verdict.kind === 'used' || (verdict.kind === 'invalid' && verdict.reason !== 'unknown_code');
}

/** The app was closed before a verdict was shown. */
function isInterrupted({ verdict, mode, item, at, offsetMs }: ScanRow, task: GateTask, now: number): boolean {
  const isSame = mode === task.mode && item === task.item && mode !== 'information';
  return verdict === null && isSame && Math.abs(now - at - offsetMs) > RESUME_AFTER_MS;
}

async function readTicket(ticket: ScannedTicket, { rules }: ReadyPhone): Promise<ReadTicket> {
  return { code: ticket.code, signature: await checkSignature(ticket, rules.keys) };
}

/** Not of a forged code: nobody is to learn a name by it. */
async function openSealed({ code, signature }: ReadTicket, sealed: string | null): Promise<TicketDetails | null> {
  const isForged = signature === 'wrong' || signature === 'unknown_key';
  return isForged || sealed === null ? null : openDetails(code, sealed);
}
