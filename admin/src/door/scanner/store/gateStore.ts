import type { GatePhone, GateScanOutcome, SealedTicket, TicketHash } from '@festival/contracts';
import { CopyStore, NO_COPY } from './copyStore';
import { GateDatabase, newPhone, type KnownTicket, type LinkedUse, type PhoneRow, type ScanRow } from './gateDatabase';
import { keyOf } from './linkedUses';
import { newestScan } from './oldScans';
import { phoneRow } from './phoneRow';
import { lateDoubleOf, settleScan } from './settleScan';

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
  private readonly copies: CopyStore;

  constructor(private readonly db = new GateDatabase()) {
    this.copies = new CopyStore(db);
  }

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
      const row = { ...(await phoneRow(this.db)), ...patch };
      await this.db.meta.put(row);
      return row;
    });
  }

  /** Another pairing loads all tickets again; scans that were not sent are sent in its name, if their edition isn't over. */
  async savePairing(session: string, phone: GatePhone): Promise<PhoneRow> {
    await this.open();
    const { meta, scans } = this.db;
    return this.db.transaction('rw', [meta, scans], async () => {
      const row = await phoneRow(this.db);
      // Paired twice before a copy came: what was scanned between is of the same edition as what comes.
      const isWaiting = row.number === null && row.earlierScans != null;
      const earlierScans = isWaiting ? row.earlierScans : await newestScan(this.db);
      const next = { ...row, session, phone, gate: null, number: null, ended: null, earlierScans };
      await meta.put(next);
      return next;
    });
  }

  /** Writes a pairing back that the browser has deleted with unsent scans; the tickets are to be loaded again. */
  async restore(phone: PhoneRow, lostScans: number): Promise<PhoneRow> {
    const storeId = crypto.randomUUID();
    const row = { ...phone, ...NO_COPY, syncedAt: phone.syncedAt, storeId, lostScans };
    await this.db.meta.put(row);
    return row;
  }

  saveSnapshot(...snapshot: Parameters<CopyStore['saveSnapshot']>): Promise<PhoneRow> {
    return this.copies.saveSnapshot(...snapshot);
  }

  applyChanges(...changes: Parameters<CopyStore['applyChanges']>): Promise<void> {
    return this.copies.applyChanges(...changes);
  }

  saveDetails(...page: Parameters<CopyStore['saveDetails']>): Promise<void> {
    return this.copies.saveDetails(...page);
  }

  forgetCopy(): Promise<PhoneRow> {
    return this.copies.forget();
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
        phoneRow(this.db),
        changed.get(hash),
        scans.where('hash').equals(hash).toArray(),
        linked.where('hash').equals(hash).toArray(),
        details.get(hash),
      ]);
      const known = news ?? (await this.copies.findInSnapshot(hash, copyId));
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
      if (lateDouble) await this.db.meta.put({ ...(await phoneRow(this.db)), lateDouble });
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
}
