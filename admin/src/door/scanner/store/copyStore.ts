import {
  isOtherEdition,
  type GateChanges,
  type GateSnapshot,
  type GateTicket,
  type SealedTicketsPage,
  type TicketHash,
} from '@festival/contracts';
import type { GateDatabase, KnownTicket, LinkedUse, PhoneRow } from './gateDatabase';
import { isShown, keyOf } from './linkedUses';
import { leaveEdition } from './oldScans';
import { phoneRow } from './phoneRow';
import { forgetOld, putAside, sendAgain } from './sentScans';
import { TicketCopy, toKnownTicket } from './ticketCopy';

/** `syncedAt` may be so much too early, milliseconds. */
const SYNCED_AT_ERROR_MS = 10_000;

/** What a phone without a copy has of it. */
export const NO_COPY = { copyId: '', number: null, count: 0, detailsAfter: null, syncedAt: null } as const;

/** The server's tickets as they are on the phone. Each method that writes is one transaction. */
export class CopyStore {
  private cached: TicketCopy | null = null;

  constructor(private readonly db: GateDatabase) {}

  /**
   * Replaces all tickets, unless the phone was wiped meanwhile; `bytes` are those of the snapshot. What was scanned before a
   * restore is sent again; of another edition of the festival nothing is left but how many scans were never sent.
   */
  async saveSnapshot(snapshot: GateSnapshot, bytes: Uint8Array): Promise<PhoneRow> {
    const { meta, copy, changed, linked, scans, sent, details } = this.db;
    const { number, count, gate_names: gateNames, phone, rules, now, epoch } = snapshot;
    return this.db.transaction('rw', [meta, copy, changed, linked, scans, sent, details], async () => {
      const row = await phoneRow(this.db);
      if (row.session === null) return row;
      let oldScans = row.oldScans ?? 0;
      if (row.epoch && isOtherEdition(row.epoch, epoch)) oldScans += await leaveEdition(this.db, row);
      else if (isOther(row.epoch, epoch)) await sendAgain(this.db);
      const copyId = crypto.randomUUID();
      const syncedAt = Date.parse(now);
      const whole = { id: 'tickets' as const, copyId, bytes, count, gateNames };
      await copy.put(whole);
      await changed.clear();
      const loaded = { copyId, number, count, phone, rules, epoch, syncedAt, detailsAfter: '' };
      const next = { ...row, ...loaded, oldScans, earlierScans: null, ended: null };
      await meta.put(next);
      const tickets = new TicketCopy(whole);
      const shown = (await linked.toArray()).filter((use) => isShown(use, tickets.find(use.hash), null, rules.items));
      await linked.bulkDelete(shown.map(keyOf));
      return next;
    });
  }

  /**
   * Adds the changes since `since`, unless another tab was first. `toldIds`: scans that the server had named before it was
   * asked; its changes show them, so their rows go when there is no more to ask for.
   */
  async applyChanges(
    since: number,
    { number, epoch, phone, rules, now, gate_names, details, ask_for_id: askForId, is_more: isMore }: GateChanges,
    tickets: readonly GateTicket[],
    toldIds: readonly number[],
  ): Promise<void> {
    const { meta, copy, changed, details: names, scans, sent, linked } = this.db;
    const tables = [meta, copy, changed, names, scans, sent, linked];
    const syncedAt = Date.parse(now);
    await this.db.transaction('rw', tables, async () => {
      const row = await phoneRow(this.db);
      if (row.number !== since || isOther(row.epoch, epoch)) return;
      const count = row.count + (await this.countNew(tickets, row.copyId));
      const news = new Map(tickets.map((ticket) => [ticket.hash, ticket]));
      const told = await linked
        .where('hash')
        .anyOf([...news.keys()])
        .toArray();
      const shown: LinkedUse[] = [];
      for (const use of told) {
        const before = await this.find(use.hash, row.copyId);
        if (isShown(use, news.get(use.hash) ?? null, before, rules.items)) shown.push(use);
      }
      await linked.bulkDelete(shown.map(keyOf));
      await changed.bulkPut(tickets.map((ticket) => toKnownTicket(ticket, gate_names)));
      await names.bulkPut(details);
      const next: PhoneRow = { ...row, number, count, phone, rules, epoch, askForId, ended: null };
      const isSame = tickets.length === 0 && JSON.stringify(next) === JSON.stringify(row);
      // Most answers bring nothing; the disk is not to be kept busy with their times.
      if (!isSame || syncedAt - (row.syncedAt ?? 0) > SYNCED_AT_ERROR_MS) await meta.put({ ...next, syncedAt });
      if (!isMore) await putAside(this.db, toldIds);
    });
  }

  /** Adds the page that was asked for with `after`. */
  async saveDetails(after: string, { details, next }: SealedTicketsPage): Promise<void> {
    await this.db.transaction('rw', [this.db.meta, this.db.details], async () => {
      const row = await phoneRow(this.db);
      if (row.detailsAfter !== after) return;
      await this.db.details.bulkPut(details);
      await this.db.meta.put({ ...row, detailsAfter: next });
    });
  }

  /**
   * Of a phone that may not scan any more: nothing of a ticket stays, but scans that the server lacks, and for two days those
   * that it has and may lose by a restore. Paired again, or allowed again, the phone loads its copy.
   */
  async forget(): Promise<PhoneRow> {
    const { meta, copy, changed, details, linked, scans, sent } = this.db;
    return this.db.transaction('rw', [meta, copy, changed, details, linked, scans, sent], async () => {
      const row = await phoneRow(this.db);
      await putAside(this.db, await scans.where('state').equals('told').primaryKeys());
      await forgetOld(this.db);
      if (row.copyId === '') return row;
      for (const table of [copy, changed, details, linked]) await table.clear();
      const next = { ...row, ...NO_COPY };
      await meta.put(next);
      return next;
    });
  }

  /** Inside a transaction of `copy` and `changed`. */
  async find(hash: TicketHash, copyId: string): Promise<KnownTicket | null> {
    return (await this.db.changed.get(hash)) ?? this.findInSnapshot(hash, copyId);
  }

  /** As the snapshot had it. Inside a transaction of `copy`. */
  async findInSnapshot(hash: TicketHash, copyId: string): Promise<KnownTicket | null> {
    return (await this.copy(copyId))?.find(hash) ?? null;
  }

  private async copy(copyId: string): Promise<TicketCopy | null> {
    if (this.cached?.copyId === copyId) return this.cached;
    const row = await this.db.copy.get('tickets');
    this.cached = row ? new TicketCopy(row) : null;
    return this.cached;
  }

  private async countNew(tickets: readonly GateTicket[], copyId: string): Promise<number> {
    const copy = await this.copy(copyId);
    const notInCopy = tickets.filter(({ hash }) => !copy?.has(hash));
    const changed = await this.db.changed.bulkGet(notInCopy.map(({ hash }) => hash));
    return changed.filter((known) => !known).length;
  }
}

/** A phone that has known no epoch yet has nothing to compare. */
const isOther = (known: string | null | undefined, epoch: string): boolean => Boolean(known) && known !== epoch;
