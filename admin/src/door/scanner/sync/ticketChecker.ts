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
import type { ReadyPhone } from './readyPhone';
import type { GateCalls } from './calls/gateCalls';
import { isRevoked } from './exchange/roundEnd';
import { toWire } from './exchange/uploader';

/** A queue waits this long for the server's word, milliseconds. */
export const ANSWER_BUDGET_MS = 800;
/** With storage failing only the server can let in, so it gets longer, milliseconds. */
const BUDGET_WITHOUT_STORAGE_MS = 5_000;
/** A scan without a verdict that is older was interrupted: it is resumed. A younger one is under way in another tab. */
const RESUME_AFTER_MS = 3_000;

/**
 * What is shown. `not_stored`: nobody may pass, since the scan could be neither stored here nor told to the server;
 * `ended`: this phone may not scan any more; `not_ready`: it isn't paired, or has no tickets yet.
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
  local: LocalVerdict;
  mayAsk: boolean;
  sealed: string | null;
}

const NO_COPY: Stored<never> = { ok: false, failure: 'wiped', cause: null };

/** One ticket from reading to verdict: the phone's own word is on the disk before it is shown. */
export class TicketChecker {
  /** Nonces of scans that could be neither stored nor told: the next try is the same scan. */
  private readonly untold = new Map<string, string>();

  constructor(
    private readonly store: GateStore,
    private readonly calls: GateCalls,
    private readonly budgetMs = ANSWER_BUDGET_MS,
  ) {}

  /**
   * `text`: as it was read or typed. Takes the budget and a moment of the phone's own, at most: with storage failing the
   * longer budget. Never throws for a reason of the network or the storage.
   */
  async check(text: string, task: GateTask, phone: ReadyPhone): Promise<CheckedTicket> {
    const ticket = parseScannedText(text) ?? { code: text.trim() };
    const [hash, read] = await Promise.all([hashTicketCode(ticket.code), readTicket(ticket, phone)]);
    const key = [hash, task.mode, task.item].join();
    const nonce = this.untold.get(key) ?? crypto.randomUUID();
    const judge = (seen: SeenTicket) => this.judge(seen, { nonce, hash, read, task, phone });

    // Without tickets a used one can't be told from a good one.
    const stored = phone.number === null ? NO_COPY : await tryStorage(() => this.store.addScan(hash, judge));
    const judged = stored.ok ? stored.value : judge({ known: null, own: [], sealed: null });
    const server = judged.mayAsk
      ? await this.ask(judged.row, stored.ok ? this.budgetMs : BUDGET_WITHOUT_STORAGE_MS)
      : 'silent';
    if (server === 'ended') return this.end(judged.row);

    const verdict = combine(judged.local, server, task, phone.phone.name);
    const details = await openSealed(read, (server === 'silent' ? null : server.sealed) ?? judged.sealed);
    const row: ScanRow = { ...judged.row, verdict: shownVerdict(verdict), state: 'unsent' };
    const final = server === 'silent' ? row : settleScan(row, row, server);
    const saved = stored.ok ? await tryStorage(() => this.store.putScan(final)) : stored;
    const failure = saved.ok || phone.number === null ? null : saved.failure;
    const isLost = !saved.ok && !verdict.isConfirmed;
    if (isLost) this.untold.set(key, nonce);
    else this.untold.delete(key);
    if (isLost && (judged.mayAsk || verdict.kind === 'valid')) {
      return { shown: failure ? { kind: 'not_stored', failure } : { kind: 'not_ready' }, failure };
    }
    return { shown: { ...verdict, code: read.code, details }, failure };
  }

  private judge({ known, own: all, sealed }: SeenTicket, scan: ScanInHand): Judged {
    const { nonce, hash, read, task, phone } = scan;
    const { at, offsetMs } = this.calls.clock.stamp();
    const interrupted = all.find((row) => isInterrupted(row, task, at + offsetMs));
    const own = all.filter((row) => row !== interrupted);
    const local = judgeLocally(read, task, { known, own }, phone.rules);
    const isTicket = known !== null || read.signature === 'right' || !TICKET_CODE_PATTERN.test(read.code);
    const row: ScanRow = interrupted ?? {
      nonce,
      hash,
      code: isTicket ? null : read.code,
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
    return { row, local, mayAsk: canServerKnowMore(read, own), sealed };
  }

  /** The server's word about one scan; `silent` when it doesn't come within the budget. */
  private async ask(row: ScanRow, budgetMs: number): Promise<GateScanOutcome | 'silent' | 'ended'> {
    const answer = await this.calls.scans([toWire({ ...row, verdict: null })], budgetMs);
    if (isRevoked(answer)) return 'ended';
    if (answer.kind !== 'answered') return 'silent';
    return answer.data.results.find(({ nonce }) => nonce === row.nonce) ?? 'silent';
  }

  /** Nobody is let in by a phone that has just been revoked. */
  private async end(row: ScanRow): Promise<CheckedTicket> {
    const saved = await tryStorage<void>(() => this.store.putScan({ ...row, verdict: 'invalid', state: 'unsent' }));
    return { shown: { kind: 'ended', because: 'revoked' }, failure: saved.ok ? null : saved.failure };
  }
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
