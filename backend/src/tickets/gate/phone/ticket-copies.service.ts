import {
  encodeGateTickets,
  GATE_TEXTS,
  MAX_GATE_ITEMS,
  type GateChanges,
  type GateRules,
  type GateSnapshot,
  type SealedTicketsPage,
} from '@festival/contracts';
import { Injectable } from '@nestjs/common';
import { setImmediate as turn } from 'node:timers/promises';
import { In, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { toGatePhone } from '../../../auth/phones/phone-sessions.service.js';
import type { PairedPhone } from '../../../platform/access/identities.js';
import { BackupsService } from '../../../platform/backups/backups.service.js';
import { TtlCache } from '../../../platform/cache/ttl-cache.js';
import { Clock } from '../../../platform/clock/clock.js';
import { inChunks } from '../../../platform/database/in-chunks.js';
import { padded } from '../../../platform/database/padded.js';
import { Reader } from '../../../platform/database/reader.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { TicketChangeEntity } from '../../desk/ticket-change.entity.js';
import { TICKET_CHANGES_KEPT_MS } from '../../desk/ticket-changes.service.js';
import { TicketTypesService } from '../../tiers/ticket-types.service.js';
import { TicketEntity } from '../../ticket.entity.js';
import { HandOutEntity } from '../check-in/hand-out.entity.js';
import { DoublesService } from '../doubles/doubles.service.js';
import { GateRulesService } from '../rules/gate-rules.service.js';
import { COPIED_COLUMNS, GateTickets } from './gate-tickets.js';
import { detailsOf, sealDetails } from './seal-details.js';
import { settledBefore, settledNumber } from './settled-changes.js';

const TICKETS_AT_ONCE = 5_000;
const CHANGES_AT_ONCE = 2_000;
const DETAILS_AT_ONCE = 1_000;
/** Twenty phones that are paired in the same minute share one reading of all tickets. */
const SNAPSHOT_MAX_AGE_MS = 5_000;

type PackedTickets = Pick<GateSnapshot, 'count' | 'tickets' | 'gate_names'>;
type Copy = PackedTickets & Pick<GateSnapshot, 'number' | 'rules'>;

/** The tickets as phones at the gate hold them: all of them once, then what has changed. */
@Injectable()
export class TicketCopiesService {
  private readonly copies: TtlCache<Copy>;

  constructor(
    private readonly reader: Reader,
    private readonly clock: Clock,
    private readonly rules: GateRulesService,
    private readonly doubles: DoublesService,
    private readonly ticketTypes: TicketTypesService,
    private readonly backups: BackupsService,
  ) {
    this.copies = new TtlCache(clock, SNAPSHOT_MAX_AGE_MS, () => this.readAll());
  }

  async snapshot(phone: PairedPhone): Promise<GateSnapshot> {
    const copy = await this.copies.get();
    return { ...copy, epoch: await this.backups.epoch(), now: this.now(), phone: toGatePhone(phone) };
  }

  /** Throws 409 when changes since that number have been deleted: the phone loads a snapshot then. */
  async changes(since: number, phone: PairedPhone): Promise<GateChanges> {
    await this.assertKept(since);
    const rows = await this.reader.of(TicketChangeEntity).find({
      where: { id: MoreThan(since) },
      order: { id: 'ASC' },
      take: CHANGES_AT_ONCE,
    });
    const number = settledNumber(since, rows, this.clock.now());
    const tickets = await this.changed(rows);
    const rules = await this.rules.get();
    return {
      ...(await this.copyOf(tickets, rules)),
      number,
      epoch: await this.backups.epoch(),
      now: this.now(),
      phone: toGatePhone(phone),
      rules,
      is_more: rows.length === CHANGES_AT_ONCE && number > since,
      details: await this.seal(withNewDetails(tickets, rows)),
      ask_for_id: await this.doubles.areMany(),
    };
  }

  /** Sealed details in the order of their hashes. */
  async details(after: string): Promise<SealedTicketsPage> {
    const tickets = await this.reader.of(TicketEntity).find({
      where: { codeHash: MoreThan(after), status: In(['valid', 'used']) },
      order: { codeHash: 'ASC' },
      take: DETAILS_AT_ONCE,
    });
    const next = tickets.length === DETAILS_AT_ONCE ? (tickets.at(-1)?.codeHash ?? null) : null;
    return { details: await this.seal(tickets), next };
  }

  /** Pending tickets have no QR code yet; all others may be shown at the gate, also those of a deleted order. */
  private async readAll(): Promise<Copy> {
    const [settled] = await this.reader.of(TicketChangeEntity).find({
      where: { changedAt: LessThan(settledBefore(this.clock.now())) },
      order: { changedAt: 'DESC', id: 'DESC' },
      take: 1,
    });
    const rules = await this.rules.get();
    const items = await this.itemsOf(null, rules);
    const copy = new GateTickets();
    for (let last = 0; ;) {
      const page = await this.reader.of(TicketEntity).find({
        select: COPIED_COLUMNS,
        where: [
          { id: MoreThan(last), status: Not('pending') },
          // Of a paid order that is open again: its QR code was mailed.
          { id: MoreThan(last), status: 'pending', resetAt: Not(IsNull()) },
        ],
        order: { id: 'ASC' },
        take: TICKETS_AT_ONCE,
      });
      for (const ticket of page) copy.add(ticket, items.get(ticket.id) ?? 0);
      last = page.at(-1)?.id ?? 0;
      if (page.length < TICKETS_AT_ONCE) return { ...packed(copy), number: settled?.id ?? 0, rules };
      await turn();
    }
  }

  private async assertKept(since: number): Promise<void> {
    const [oldest] = await this.reader.of(TicketChangeEntity).find({ order: { id: 'ASC' }, take: 1 });
    const prunedBefore = new Date(this.clock.now().getTime() - TICKET_CHANGES_KEPT_MS);
    const [newest] = await this.reader.of(TicketChangeEntity).find({ order: { id: 'DESC' }, take: 1 });
    const isPruned = oldest && since < oldest.id && oldest.changedAt < prunedBefore;
    // A restored database counts on from where its backup was.
    if (isPruned || since > (newest?.id ?? 0)) throw new AppError('CONFLICT', GATE_TEXTS.oldCopy);
  }

  private changed(rows: readonly TicketChangeEntity[]): Promise<TicketEntity[]> {
    const ids = rows.flatMap(({ ticketId }) => ticketId ?? []);
    const orders = rows.flatMap(({ orderId }) => orderId ?? []);
    const where = [
      ...(ids.length > 0 ? [{ id: In(padded([...new Set(ids)])) }] : []),
      ...(orders.length > 0 ? [{ orderId: In(padded([...new Set(orders)])) }] : []),
    ];
    return where.length === 0 ? Promise.resolve([]) : this.reader.of(TicketEntity).find({ where });
  }

  private async copyOf(tickets: readonly TicketEntity[], rules: GateRules): Promise<PackedTickets> {
    const ids = tickets.map(({ id }) => id);
    const items = await this.itemsOf(ids, rules);
    const copy = new GateTickets();
    for (const ticket of tickets) copy.add(ticket, items.get(ticket.id) ?? 0);
    return packed(copy);
  }

  /** The items of each ticket as bits; null: of all tickets. */
  private async itemsOf(ids: readonly number[] | null, { items }: GateRules): Promise<Map<number, number>> {
    if (items.length === 0) return new Map();
    const all = this.reader.of(HandOutEntity);
    const handOuts =
      ids === null ? await all.find() : await inChunks(ids, (chunk) => all.findBy({ ticketId: In(padded(chunk)) }));
    const bits = new Map<number, number>();
    for (const { ticketId, item } of handOuts) {
      const bit = items.indexOf(item);
      if (bit >= 0 && bit < MAX_GATE_ITEMS) bits.set(ticketId, (bits.get(ticketId) ?? 0) | (1 << bit));
    }
    return bits;
  }

  private async seal(tickets: readonly TicketEntity[]) {
    const headers = new Map((await this.ticketTypes.all()).map(({ type, header }) => [type, header]));
    return inChunks(tickets, async (chunk) => chunk.map((ticket) => sealDetails(ticket, detailsOf(ticket, headers))));
  }

  private now(): string {
    return this.clock.now().toISOString();
  }
}

/** Those that a change says to be new, or to have another holder. Only who can come in has details. */
function withNewDetails(tickets: readonly TicketEntity[], rows: readonly TicketChangeEntity[]): TicketEntity[] {
  const told = rows.filter(({ ofDetails }) => ofDetails);
  const [ids, orders] = [new Set(told.map(({ ticketId }) => ticketId)), new Set(told.map(({ orderId }) => orderId))];
  return tickets.filter(
    ({ id, orderId, status }) => (status === 'valid' || status === 'used') && (ids.has(id) || orders.has(orderId)),
  );
}

function packed({ tickets, gateNames }: GateTickets): PackedTickets {
  const bytes = encodeGateTickets(tickets);
  return { count: tickets.length, tickets: Buffer.from(bytes).toString('base64'), gate_names: gateNames };
}
