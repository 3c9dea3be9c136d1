import type { FirstUse, LoggedScanResult } from '@festival/contracts';
import type { TicketEntity } from '../../ticket.entity.js';
import { ACTION_OF, decideScan, type ScanDecision, type ScanEffect } from './decide-scan.js';
import type { HandOutEntity } from './hand-out.entity.js';
import { lastExit, type Move } from './moves.js';
import type { NewScan, WrittenScan } from './new-scan.js';
import type { ScanEntity } from './scan.entity.js';

type ScanRow = Omit<ScanEntity, 'id'>;

/** What the database holds of the tickets and nonces of some scans. */
export interface ScanBatchData {
  tickets: readonly TicketEntity[];
  /** Of these tickets. */
  handOuts: readonly HandOutEntity[];
  /** With one of these nonces. */
  scans: readonly ScanEntity[];
  /** Entries and exits of these tickets that were let through. */
  moves: readonly ScanEntity[];
  /** Entries of these tickets that came after another one; needed when a scan may be taken back. */
  doubles: readonly ScanEntity[];
}

const RESULT_OF: Readonly<Record<LoggedScanResult, WrittenScan['result']>> = {
  valid: 'entered',
  used: 'double',
  double: 'double',
  invalid: 'not_valid',
  error: 'not_valid',
};

const OTHER_TICKET = { result: 'not_valid', logged: 'error', isKnown: true } as const;

const UNUSED = {
  status: 'valid',
  checkedInAt: null,
  checkedInGate: null,
  checkedInBy: null,
  leftAt: null,
} as const;

/** Decides scans one after the other over tickets in memory, and keeps what is to be written. */
export class ScanBatch {
  readonly rows: ScanRow[] = [];
  readonly changed = new Set<TicketEntity>();
  readonly handOuts: HandOutEntity[] = [];
  /** Entries that another one has turned out to precede. */
  readonly displaced: Array<{ ticketId: number; at: Date }> = [];
  /** Hand-outs that didn't take place. */
  readonly notHandedOut: HandOutEntity[] = [];
  /** Logged scans whose volunteer was shown another verdict than was answered, since the answer came too late. */
  readonly corrected: ScanEntity[] = [];

  private readonly tickets = new Map<string, TicketEntity>();
  private readonly items = new Map<number, Map<string, HandOutEntity>>();
  private readonly known = new Map<string, ScanEntity | ScanRow>();
  private readonly moves = new Map<number, Move[]>();
  private readonly doubles: readonly ScanEntity[];

  constructor({ tickets, handOuts, scans, moves, doubles }: ScanBatchData) {
    this.doubles = doubles;
    for (const ticket of tickets) this.tickets.set(ticket.ticketCode, ticket).set(ticket.codeHash, ticket);
    for (const handOut of handOuts) this.itemsOf(handOut.ticketId).set(handOut.item, handOut);
    for (const scan of scans) if (scan.nonce !== null) this.known.set(scan.nonce, scan);
    for (const move of moves) this.noteMove(move);
  }

  decide(scan: NewScan, allowsReentry: boolean): WrittenScan {
    const ticket = scan.isForged ? null : (this.tickets.get(scan.code ?? scan.codeHash ?? '') ?? null);
    const known = scan.nonce === null ? undefined : this.known.get(scan.nonce);
    if (known) return this.again(known, scan, ticket);
    const items = ticket && this.itemsOf(ticket.id);
    const moves = ticket ? this.movesOf(ticket) : [];
    const decision = decideScan(scan, ticket && { ...ticket, items: new Set(items?.keys()), moves }, allowsReentry);
    const first = decision.result === 'double' && ticket ? this.firstUse(scan, ticket) : null;
    const row = rowOf(scan, ticket, decision);
    this.rows.push(row);
    if (scan.nonce !== null) this.known.set(scan.nonce, row);
    if (row.result === 'valid') this.noteMove(row);
    if (ticket) this.apply(decision.effect, scan, ticket);
    return { result: decision.result, logged: decision.logged, isKnown: false, ticket, first };
  }

  private again(known: ScanEntity | ScanRow, scan: NewScan, ticket: TicketEntity | null): WrittenScan {
    // A nonce that is used for another ticket says nothing about this one.
    if (known.ticketId !== (ticket?.id ?? null)) return { ...OTHER_TICKET, ticket: null, first: null };
    const shown = this.shownAfterAll(known, scan, ticket);
    if (shown) {
      known.result = shown;
      if ('id' in known) this.corrected.push(known);
    }
    const result = RESULT_OF[known.result];
    const first = result === 'double' && ticket ? this.firstUse(scan, ticket) : null;
    return { result, logged: known.result, isKnown: true, ticket, first };
  }

  /** The result in the light of the verdict that was shown after the answer had come too late; null: the same. */
  private shownAfterAll(
    known: ScanEntity | ScanRow,
    { verdict }: NewScan,
    ticket: TicketEntity | null,
  ): LoggedScanResult | null {
    const wasRefused = known.result === 'used' || known.result === 'invalid';
    if (verdict === 'valid' && wasRefused && known.action !== 'validate' && known.action !== 'exit') return 'double';
    if (!ticket || (verdict !== 'used' && verdict !== 'invalid')) return null;
    // It was let in and is a double by now, since an earlier entry has come: nobody came in by it.
    if (known.result === 'double') return verdict;
    if (known.result !== 'valid') return null;
    this.takeBack(known, ticket);
    return verdict;
  }

  /** The server had let in, out or handed out, and the volunteer refused: it didn't take place. */
  private takeBack({ action, scannedAt, item }: ScanEntity | ScanRow, ticket: TicketEntity): void {
    const isAt = (time: Date | null): boolean => time?.getTime() === scannedAt.getTime();
    if (action === 'hand_out') {
      const handOut = this.itemsOf(ticket.id).get(item ?? '');
      if (!handOut || !isAt(handOut.handedAt)) return;
      this.itemsOf(ticket.id).delete(item ?? '');
      this.notHandedOut.push(handOut);
      return;
    }
    // Cancelled or refunded since: it lets nobody in, whatever is taken back.
    if (ticket.status !== 'used' && ticket.status !== 'valid') return;
    const isFirstEntry = action === 'checkin' && isAt(ticket.checkedInAt);
    if (isFirstEntry) this.promoteDouble(ticket);
    else if (action === 'checkin' && !ticket.leftAt) ticket.leftAt = lastExit(this.movesOf(ticket), scannedAt);
    else if (action === 'exit' && isAt(ticket.leftAt)) ticket.leftAt = null;
    this.changed.add(ticket);
  }

  /** The entry that counted is gone: the earliest of those that came after it counts now. */
  private promoteDouble(ticket: TicketEntity): void {
    const { id, resetAt } = ticket;
    const scans: Array<ScanEntity | ScanRow> = [...this.doubles, ...this.rows];
    const entries = scans.filter(
      ({ ticketId, action, result, scannedAt }) =>
        ticketId === id && action === 'checkin' && result === 'double' && !(resetAt && scannedAt <= resetAt),
    );
    const [next] = entries.sort((one, other) => one.scannedAt.getTime() - other.scannedAt.getTime());
    Object.assign(ticket, UNUSED);
    if (!next) return;
    next.result = 'valid';
    next.noticedAt = null;
    if ('id' in next) this.corrected.push(next);
    const { scannedAt: checkedInAt, gate: checkedInGate, adminUserId: checkedInBy } = next;
    Object.assign(ticket, { status: 'used', checkedInAt, checkedInGate, checkedInBy });
    this.noteMove(next);
  }

  private noteMove({ ticketId, action, scannedAt: at }: ScanEntity | ScanRow): void {
    if (ticketId === null || (action !== 'checkin' && action !== 'exit')) return;
    this.moves.set(ticketId, [...(this.moves.get(ticketId) ?? []), { action, at }]);
  }

  /** Those since the ticket was reset. */
  private movesOf({ id, resetAt }: TicketEntity): Move[] {
    return (this.moves.get(id) ?? []).filter(({ at }) => !resetAt || at > resetAt);
  }

  private apply(effect: ScanEffect, { at, gate, device, adminUserId, item }: NewScan, ticket: TicketEntity): void {
    const use = { checkedInAt: at, checkedInGate: gate, checkedInBy: adminUserId };
    switch (effect) {
      case 'none':
        return;
      case 'hand_out': {
        const handOut = { ticketId: ticket.id, item: item ?? '', handedAt: at, gate, device };
        this.itemsOf(ticket.id).set(handOut.item, handOut);
        this.handOuts.push(handOut);
        return;
      }
      case 'enter':
        Object.assign(ticket, use, { status: 'used', leftAt: null });
        break;
      case 'enter_earlier':
        if (ticket.checkedInAt) this.displaced.push({ ticketId: ticket.id, at: ticket.checkedInAt });
        Object.assign(ticket, use);
        break;
      case 'reenter':
        ticket.leftAt = null;
        break;
      case 'leave':
        ticket.leftAt = at;
        break;
    }
    this.changed.add(ticket);
  }

  /** Null when it isn't known, as of a ticket that was let in by a status set by hand. The device is looked up later. */
  private firstUse({ mode, item }: NewScan, { id, checkedInAt, checkedInGate, leftAt }: TicketEntity): FirstUse | null {
    const handOut = mode === 'hand_out' ? this.itemsOf(id).get(item ?? '') : undefined;
    if (handOut) return { at: handOut.handedAt.toISOString(), gate: handOut.gate, device: handOut.device };
    if (mode === 'exit') return leftAt && { at: leftAt.toISOString(), gate: null, device: null };
    return checkedInAt && { at: checkedInAt.toISOString(), gate: checkedInGate, device: null };
  }

  private itemsOf(ticketId: number): Map<string, HandOutEntity> {
    const known = this.items.get(ticketId) ?? new Map<string, HandOutEntity>();
    this.items.set(ticketId, known);
    return known;
  }
}

function rowOf(scan: NewScan, ticket: TicketEntity | null, { logged }: ScanDecision): ScanRow {
  const { mode, item, at, nonce, gate, device, adminUserId, phoneId, receivedAt } = scan;
  return {
    code: (ticket?.ticketCode ?? scan.code ?? scan.codeHash ?? '').slice(0, 64),
    ticketId: ticket?.id ?? null,
    action: ACTION_OF[mode],
    result: logged,
    adminUserId,
    gate,
    device,
    scannedAt: at,
    nonce,
    phoneId,
    item: mode === 'hand_out' ? item : null,
    note: null,
    receivedAt,
    noticedAt: logged === 'double' ? (receivedAt ?? at) : null,
  };
}
