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
  invalid,
  isOffered,
  judgeLocally,
  type GateTask,
  type ReadTicket,
  type LocalVerdict,
} from '../localVerdict/judgeLocally';
import { checkSignature } from '../localVerdict/signature';
import { hashTicketCode } from '../localVerdict/ticketHash';
import type { EndedBecause, LinkedUse, ScanRow } from '../store/gateDatabase';
import type { GateStore, SeenTicket } from '../store/gateStore';
import { settleScan } from '../store/settleScan';
import { tryStorage, type Stored, type StorageFailure } from '../store/storageFailure';
import { linkedUse } from './phone/linkEvents';
import { refusedBecause, type ReadyPhone } from './phone/readyPhone';
import { ScanMemory } from './phone/scanMemory';
import type { PhoneCalls } from './calls/phoneCalls';
import { isRevoked } from './exchange/roundEnd';
import { toWire } from './exchange/uploader';

/** The server's word counts until so long after the reading, milliseconds: the verdict is to be there after 800. */
export const ANSWER_BUDGET_MS = 730;
/** However long the phone's disk took, milliseconds: only the server knows of the other phones. */
const LEAST_BUDGET_MS = 300;
/** Without storage or tickets only the server can let in, so it gets longer, milliseconds. */
const BUDGET_WITHOUT_TICKETS_MS = 5_000;
/**
 * A scan without a verdict that is older, milliseconds, was interrupted: it showed nothing, so it is a refusal. A younger one
 * is under way in another tab, where it may take the longest budget.
 */
const INTERRUPTED_AFTER_MS = 6_000;
/** A ticket that is scanned so often without a network is known by its newest scans. */
const MOST_BEFORE = 20;

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
  /** For linked phones; null: nobody was let in or out, and nothing handed out. */
  use: LinkedUse | null;
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
  /** Earlier scans of this ticket that were never shown a verdict, as refusals. */
  interrupted: ScanRow[];
  /** This ticket's earlier scans of which the server hasn't heard, oldest first. */
  unsent: ScanRow[];
  /** Of a text in the form of a ticket's code that is no ticket here; null: the hash is sent. Never stored. */
  code: string | null;
  local: LocalVerdict;
  mayAsk: boolean;
  sealed: string | null;
}

/** One ticket from reading to verdict: the phone's own word is on the disk before it is shown. */
export class TicketChecker {
  readonly memory = new ScanMemory();
  /** Nonces of scans that let somebody in: whatever the disk has of them, they are no refusals. */
  private readonly shown = new Set<string>();

  constructor(
    private readonly store: GateStore,
    private readonly calls: PhoneCalls,
    private readonly budgetMs = ANSWER_BUDGET_MS,
  ) {}

  /**
   * `text`: as it was read or typed. Takes 800 ms at most, if the disk is quick: without storage or tickets the
   * longer budget. Never throws for a reason of the network or the storage.
   */
  async check(text: string, task: GateTask, phone: ReadyPhone): Promise<CheckedTicket> {
    const begunAt = performance.now();
    const ticket = parseScannedText(text) ?? { code: text.trim() };
    if (!isOffered(task, phone.rules)) return nothing(notOffered(ticket.code), null);
    const [hash, read] = await Promise.all([hashTicketCode(ticket.code), readTicket(ticket, phone)]);
    // One for the disk's and the memory's way: a write that wasn't waited for may come through later.
    const scan = { nonce: crypto.randomUUID(), hash, read, task, phone };

    const added = await tryStorage(() =>
      this.store.addScan(hash, (seen) => this.judge({ ...seen, own: this.memory.complete(hash, seen.own) }, scan)),
    );
    const judged = added.ok
      ? added.value
      : this.judge({ known: null, own: this.memory.scansOf(hash), linked: [], sealed: null }, scan);
    const hasTickets = added.ok && phone.number !== null;
    const tookMs = performance.now() - begunAt;
    const budgetMs = hasTickets ? Math.max(LEAST_BUDGET_MS, this.budgetMs - tookMs) : BUDGET_WITHOUT_TICKETS_MS;
    const server = judged.mayAsk ? await this.ask(judged, budgetMs) : 'silent';
    const save = (row: ScanRow) => this.save(row, added);
    if (server === 'ended') {
      const { failure } = await save(refused(judged.row));
      return nothing({ kind: 'ended', because: refusedBecause(phone, this.calls.clock.now()) }, failure);
    }

    const verdict = combine(judged.local, server, task, phone.phone.name);
    const row: ScanRow = { ...judged.row, verdict: shownVerdict(verdict), state: 'unsent' };
    const mayShow = verdict.isConfirmed || isSure(verdict);
    const saved = mayShow || hasTickets ? await save(server === 'silent' ? row : settleScan(row, row, server)) : null;
    if (!mayShow && (saved === null || saved.failure)) {
      const { failure } = await save(refused(judged.row));
      return nothing(failure ? { kind: 'not_stored', failure } : { kind: 'not_ready' }, failure);
    }
    const details = await openSealed(read, (server === 'silent' ? null : server.sealed) ?? judged.sealed);
    if (verdict.kind === 'valid') this.shown.add(row.nonce);
    const use = verdict.kind === 'valid' ? linkedUse(row, phone.phone.name) : null;
    return { shown: { ...verdict, code: read.code, details }, failure: saved?.failure ?? null, use };
  }

  private judge({ known, own: all, linked, sealed }: SeenTicket, scan: ScanInHand): Judged {
    const { nonce, hash, read, task, phone } = scan;
    const { at, offsetMs } = this.calls.clock.stamp();
    const interrupted = all
      .filter((row) => !this.shown.has(row.nonce) && isInterrupted(row, at + offsetMs))
      .map(refused);
    const own = all.map((row) => interrupted.find(({ nonce: each }) => each === row.nonce) ?? row);
    const local = judgeLocally(read, task, { known, own, linked }, phone.rules);
    // Without a network nothing would come of it but a later verdict.
    const mayAsk = navigator.onLine && canServerKnowMore(read, { own, linked }, task);
    const isLast = !mayAsk && (phone.number !== null || isSure(local));
    const isTicket = known !== null || read.signature === 'right' || !TICKET_CODE_PATTERN.test(read.code);
    const row: ScanRow = {
      nonce,
      hash,
      ...task,
      at,
      offsetMs,
      gate: phone.gate ?? phone.phone.gate,
      verdict: isLast ? shownVerdict(local) : null,
      state: 'unsent',
      message: null,
      result: null,
      first: null,
    };
    const unsent = own.filter(({ state, verdict }) => state === 'unsent' && verdict !== null);
    return { row, interrupted, unsent, code: isTicket ? null : read.code, local, mayAsk, sealed };
  }

  /**
   * The server's word about one scan; `silent` when it doesn't come within the budget. This ticket's scans that the server
   * hasn't heard of go before it, so that the word is one in the light of them.
   */
  private async ask({ row, unsent, code }: Judged, budgetMs: number): Promise<GateScanOutcome | 'silent' | 'ended'> {
    const before = unsent.slice(-MOST_BEFORE);
    const scans = [...before.map((each) => toWire(each)), toWire({ ...row, verdict: null }, code)];
    const answer = await this.calls.scans(scans, budgetMs);
    if (isRevoked(answer)) return 'ended';
    if (answer.kind !== 'answered') return 'silent';
    const { results } = answer.data;
    // Not awaited: the visitor is.
    void this.settle(before, results);
    return results.find(({ nonce }) => nonce === row.nonce) ?? 'silent';
  }

  private async settle(rows: readonly ScanRow[], outcomes: readonly GateScanOutcome[]): Promise<void> {
    for (const row of rows) {
      const settled = settleScan(
        row,
        row,
        outcomes.find(({ nonce }) => nonce === row.nonce),
      );
      if (settled !== row) this.memory.settle(settled);
    }
    const stored = rows.filter(({ id }) => id !== undefined);
    if (stored.length > 0) await tryStorage(() => this.store.settle(stored, outcomes));
  }

  /** On the disk, as far as the scan could be added to it; else in memory. */
  private async save(row: ScanRow, added: Stored<Judged>): Promise<{ failure: StorageFailure | null }> {
    const isNew = added.ok && (row.verdict !== added.value.row.verdict || row.state !== added.value.row.state);
    const saved = isNew ? await tryStorage(() => this.store.putScan(row)) : added;
    this.memory.note(row, saved.ok);
    return { failure: saved.ok ? null : saved.failure };
  }
}

/** Nobody was let in, whatever the server wrote before its answer was lost: it takes that back when it hears this. */
function refused(row: ScanRow): ScanRow {
  return { ...row, verdict: 'invalid', state: 'unsent' };
}

const nothing = (shown: ShownVerdict, failure: StorageFailure | null): CheckedTicket => ({ shown, failure, use: null });

function notOffered(code: string): ShownVerdict {
  return { ...invalid('no_item'), isConfirmed: false, code, details: null };
}

/** Whether the verdict is right without the tickets too: nobody passes by it. */
function isSure(verdict: LocalVerdict): boolean {
  return verdict.kind === 'used' || (verdict.kind === 'invalid' && verdict.reason !== 'unknown_code');
}

/** The app was closed before a verdict was shown. */
function isInterrupted({ verdict, mode, at, offsetMs }: ScanRow, now: number): boolean {
  return verdict === null && mode !== 'information' && Math.abs(now - at - offsetMs) > INTERRUPTED_AFTER_MS;
}

async function readTicket(ticket: ScannedTicket, { rules }: ReadyPhone): Promise<ReadTicket> {
  return { code: ticket.code, signature: await checkSignature(ticket, rules.keys) };
}

/** Not of a forged code: nobody is to learn a name by it. */
async function openSealed({ code, signature }: ReadTicket, sealed: string | null): Promise<TicketDetails | null> {
  const isForged = signature === 'wrong' || signature === 'unknown_key';
  return isForged || sealed === null ? null : openDetails(code, sealed);
}
