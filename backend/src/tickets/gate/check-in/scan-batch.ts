import type { FirstUse, LoggedScanResult } from '@festival/contracts';
import type { TicketEntity } from '../../ticket.entity.js';
import { ACTION_OF, decideScan, type ScanDecision, type ScanEffect } from './decide-scan.js';
import type { HandOutEntity } from './hand-out.entity.js';
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
}

const RESULT_OF: Readonly<Record<LoggedScanResult, WrittenScan['result']>> = {
  valid: 'entered',
  used: 'double',
  double: 'double',
  invalid: 'not_valid',
  error: 'not_valid',
};

/** Decides scans one after the other over tickets in memory, and keeps what is to be written. */
export class ScanBatch {
  readonly rows: ScanRow[] = [];
  readonly used = new Set<TicketEntity>();
  readonly handOuts: HandOutEntity[] = [];
  /** Entries that another one has turned out to precede. */
  readonly displaced: Array<{ ticketId: number; at: Date }> = [];
  /** Scans that were answered `used` and let somebody in nevertheless, since the answer came too late. */
  readonly letInAfterAll: ScanEntity[] = [];

  private readonly tickets = new Map<string, TicketEntity>();
  private readonly items = new Map<number, Map<string, HandOutEntity>>();
  private readonly known = new Map<string, ScanEntity | ScanRow>();

  constructor({ tickets, handOuts, scans }: ScanBatchData) {
    for (const ticket of tickets) this.tickets.set(ticket.ticketCode, ticket).set(ticket.codeHash, ticket);
    for (const handOut of handOuts) this.itemsOf(handOut.ticketId).set(handOut.item, handOut);
    for (const scan of scans) if (scan.nonce !== null) this.known.set(scan.nonce, scan);
  }

  decide(scan: NewScan, allowsReentry: boolean): WrittenScan {
    const ticket = scan.isForged ? null : (this.tickets.get(scan.code ?? scan.codeHash ?? '') ?? null);
    const known = scan.nonce === null ? undefined : this.known.get(scan.nonce);
    if (known) return this.again(known, scan, ticket);
    const items = ticket && this.itemsOf(ticket.id);
    const decision = decideScan(scan, ticket && { ...ticket, items: new Set(items?.keys()) }, allowsReentry);
    const first = decision.result === 'double' && ticket ? this.firstUse(scan, ticket) : null;
    const row = rowOf(scan, ticket, decision);
    this.rows.push(row);
    if (scan.nonce !== null) this.known.set(scan.nonce, row);
    if (ticket) this.apply(decision.effect, scan, ticket);
    return { result: decision.result, logged: decision.logged, isKnown: false, ticket, first };
  }

  private again(known: ScanEntity | ScanRow, scan: NewScan, ticket: TicketEntity | null): WrittenScan {
    const isLetIn = scan.verdict === 'valid' && known.result === 'used' && known.action === 'checkin';
    if (isLetIn && 'id' in known) this.letInAfterAll.push(known);
    if (isLetIn) known.result = 'double';
    const result = RESULT_OF[known.result];
    const first = result === 'double' && ticket ? this.firstUse(scan, ticket) : null;
    return { result, logged: known.result, isKnown: true, ticket, first };
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
    this.used.add(ticket);
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
  };
}
