import {
  isOtherEdition,
  type GateChanges,
  type GatePhone,
  type GateScanOutcome,
  type GateSnapshot,
  type GateTicket,
  type SealedTicket,
  type SealedTicketsPage,
  type TicketHash,
} from '@festival/contracts';
import { GateDatabase, newPhone, type KnownTicket, type LinkedUse, type PhoneRow, type ScanRow } from './gateDatabase';
import { isShown, keyOf } from './linkedUses';
import { putAside, sendAgain } from './sentScans';
import { lateDoubleOf, settleScan } from './settleScan';
import { StorageWipedError } from './storageFailure';
import { TicketCopy, toKnownTicket } from './ticketCopy';

/** `syncedAt` may be so much too early, milliseconds. */
const SYNCED_AT_ERROR_MS = 10_000;

/** What this phone holds of one ticket. */
export interface SeenTicket {
  /** As the server told it; null: the copy doesn't have it. */
  known: KnownTicket | null;
  /** This phone's scans of it that the copy doesn't show yet, oldest first. */
  own: readonly ScanRow[];
  /** Uses at linked phones that the copy doesn't show yet. */
  linked: readonly LinkedUse[];
  sealed: SealedTicket['sealed'] | null;
}

/** The phone's storage. Each method is one transaction, and throws what the database throws: call it by `tryStorage`. */
export class GateStore {
  private cached: TicketCopy | null = null;

  constructor(private readonly db = new GateDatabase()) {}

  /** The phone's row; made at the first start. Opens the database again after `close`. */
  async open(): Promise<PhoneRow> {
    await this.db.open();
    return this.db.transaction('rw', this.db.meta, async () => {
      const known = await this.db.meta.get('phone');
      if (known) return known;
      const row = newPhone();
      await this.db.meta.add(row);
      return row;
    });
  }

  /** Null: the database was emptied. */
  async phone(): Promise<PhoneRow | null> {
    return (await this.db.meta.get('phone')) ?? null;
  }

  /** The phone, the ids of unsent scans, and refused ones, all of one moment. */
  async summary(): Promise<{ row: PhoneRow | null; unsent: number[]; refused: ScanRow[] }> {
    return this.db.transaction('r', [this.db.meta, this.db.scans], async () => ({
      row: await this.phone(),
      unsent: await this.db.scans.where('state').equals('unsent').primaryKeys(),
      refused: await this.db.scans.where('state').equals('refused').toArray(),
    }));
  }

  async updatePhone(patch: Partial<PhoneRow>): Promise<PhoneRow> {
    return this.db.transaction('rw', this.db.meta, async () => {
      const row = { ...(await this.row()), ...patch };
      await this.db.meta.put(row);
      return row;
    });
  }

  /** Another pairing loads all tickets again; scans that were not sent are sent in its name. */
  async savePairing(session: string, phone: GatePhone): Promise<PhoneRow> {
    await this.open();
    return this.updatePhone({ session, phone, gate: null, number: null, ended: null });
  }

  /** Writes a pairing back that the browser has deleted with unsent scans; the tickets are to be loaded again. */
  async restore(phone: PhoneRow, lostScans: number): Promise<PhoneRow> {
    const storeId = crypto.randomUUID();
    const row = { ...phone, storeId, lostScans, number: null, count: 0, copyId: '', detailsAfter: null };
    await this.db.meta.put(row);
    return row;
  }

  /**
   * Replaces all tickets, unless the phone was wiped meanwhile; `bytes` are those of the snapshot. What was scanned before a
   * restore is sent again; of another edition of the festival nothing is left.
   */
  async saveSnapshot(snapshot: GateSnapshot, bytes: Uint8Array): Promise<PhoneRow> {
    const { meta, copy, changed, linked, scans, sent, details } = this.db;
    const { number, count, gate_names: gateNames, phone, rules, now, epoch } = snapshot;
    return this.db.transaction('rw', [meta, copy, changed, linked, scans, sent, details], async () => {
      const row = await this.row();
      if (row.session === null) return row;
      if (row.epoch && isOtherEdition(row.epoch, epoch)) {
        for (const table of [linked, scans, sent, details]) await table.clear();
      } else if (isOther(row.epoch, epoch)) await sendAgain(this.db);
      const copyId = crypto.randomUUID();
      const syncedAt = Date.parse(now);
      const whole = { id: 'tickets' as const, copyId, bytes, count, gateNames };
      await copy.put(whole);
      await changed.clear();
      const next = { ...row, copyId, number, count, phone, rules, epoch, syncedAt, detailsAfter: '', ended: null };
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
      const row = await this.row();
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
      await this.db.changed.bulkPut(tickets.map((ticket) => toKnownTicket(ticket, gate_names)));
      await this.db.details.bulkPut(details);
      const next: PhoneRow = { ...row, number, count, phone, rules, epoch, askForId, ended: null };
      const isSame = tickets.length === 0 && JSON.stringify(next) === JSON.stringify(row);
      // Most answers bring nothing; the disk is not to be kept busy with their times.
      if (!isSame || syncedAt - (row.syncedAt ?? 0) > SYNCED_AT_ERROR_MS) await this.db.meta.put({ ...next, syncedAt });
      if (!isMore) await putAside(this.db, toldIds);
    });
  }

  /** Adds the page that was asked for with `after`. */
  async saveDetails(after: string, { details, next }: SealedTicketsPage): Promise<void> {
    await this.db.transaction('rw', [this.db.meta, this.db.details], async () => {
      const row = await this.row();
      if (row.detailsAfter !== after) return;
      await this.db.details.bulkPut(details);
      await this.db.meta.put({ ...row, detailsAfter: next });
    });
  }

  /**
   * Writes the scan that `decide` makes of the ticket, and the earlier ones that it changes. When this has returned, the scan
   * is on the disk; two tabs that scan the same ticket come one after the other.
   */
  async addScan<T extends { row: ScanRow; interrupted?: readonly ScanRow[] }>(
    hash: TicketHash,
    decide: (seen: SeenTicket) => T,
  ): Promise<T> {
    const { meta, copy, changed, details, scans, linked } = this.db;
    return this.db.transaction('rw', [meta, copy, changed, details, scans, linked], async () => {
      // All at once: one after the other they take a cheap phone twice as long.
      const [{ copyId }, news, own, elsewhere, detail] = await Promise.all([
        this.row(),
        changed.get(hash),
        scans.where('hash').equals(hash).toArray(),
        linked.where('hash').equals(hash).toArray(),
        details.get(hash),
      ]);
      const known = news ?? (await this.copy(copyId))?.find(hash) ?? null;
      const decided = decide({ known, own, linked: elsewhere, sealed: detail?.sealed ?? null });
      const interrupted = (decided.interrupted ?? []).filter((row) => row.id !== undefined);
      if (interrupted.length > 0) await scans.bulkPut(interrupted);
      const id = await scans.put(decided.row);
      return { ...decided, row: { ...decided.row, id } };
    });
  }

  /** Keeps what a linked phone has told; the same once more changes nothing. */
  async addLinked(uses: readonly LinkedUse[]): Promise<void> {
    await this.db.linked.bulkPut(uses.map((use) => ({ ...use, key: keyOf(use) })));
  }

  /** This phone's scans that let in, let out or handed out, and that no copy shows yet. */
  async ownUses(): Promise<ScanRow[]> {
    return this.db.scans.filter(({ verdict, mode }) => verdict === 'valid' && mode !== 'information').toArray();
  }

  /** Returns the row's id. A row of the same nonce is replaced: a write that wasn't waited for may have come through. */
  async putScan(row: ScanRow): Promise<number> {
    const { scans } = this.db;
    return this.db.transaction('rw', scans, async () => {
      const id = row.id ?? (await scans.where('nonce').equals(row.nonce).first())?.id;
      return scans.put({ ...row, id });
    });
  }

  /** Unsent scans that were made after the one of this id, oldest first. */
  async unsentAfter(id: number, limit: number): Promise<ScanRow[]> {
    return this.db.transaction('r', this.db.scans, async () => {
      const ids = await this.db.scans.where('state').equals('unsent').primaryKeys();
      const rows = await this.db.scans.bulkGet(ids.filter((each) => each > id).slice(0, limit));
      return rows.filter((row) => row !== undefined);
    });
  }

  /** Writes the server's answer to scans as they were sent, and what came out by it. Returns how many it settles. */
  async settle(sent: readonly ScanRow[], outcomes: readonly GateScanOutcome[]): Promise<number> {
    const byNonce = new Map(outcomes.map((outcome) => [outcome.nonce, outcome]));
    return this.db.transaction('rw', [this.db.meta, this.db.scans], async () => {
      const rows = await this.db.scans.bulkGet(sent.map(({ id }) => id ?? 0));
      const settled = sent.flatMap((row, index) => {
        const now = rows[index];
        const next = now && settleScan(now, row, byNonce.get(row.nonce));
        return next === now || !next ? [] : [next];
      });
      await this.db.scans.bulkPut(settled);
      const lateDouble = settled.map(lateDoubleOf).findLast((late) => late !== null);
      if (lateDouble) await this.db.meta.put({ ...(await this.row()), lateDouble });
      return settled.length;
    });
  }

  async toldIds(): Promise<number[]> {
    return this.db.scans.where('state').equals('told').primaryKeys();
  }

  /** Sends refused scans once more. */
  async retryRefused(): Promise<void> {
    await this.db.scans.where('state').equals('refused').modify({ state: 'unsent', message: null });
  }

  /** Deletes everything, also scans that were not sent. The id stays: other tabs are to see that it was wanted. */
  async wipe(): Promise<PhoneRow> {
    return this.db.transaction('rw', this.db.tables, async () => {
      const { storeId } = (await this.phone()) ?? newPhone();
      await Promise.all(this.db.tables.map((table) => table.clear()));
      const row = { ...newPhone(), storeId };
      await this.db.meta.add(row);
      return row;
    });
  }

  close(): void {
    this.db.close();
  }

  private async row(): Promise<PhoneRow> {
    const row = await this.phone();
    if (!row) throw new StorageWipedError();
    return row;
  }

  /** Inside a transaction of `copy` and `changed`. */
  private async find(hash: TicketHash, copyId: string): Promise<KnownTicket | null> {
    return (await this.db.changed.get(hash)) ?? (await this.copy(copyId))?.find(hash) ?? null;
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
