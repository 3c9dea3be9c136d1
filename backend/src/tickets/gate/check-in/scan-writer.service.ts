import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { isDuplicateKey } from '../../../platform/database/database-errors.js';
import { GroupCommit } from '../../../platform/database/group-commit.js';
import { insertRows } from '../../../platform/database/insert-rows.js';
import { lockRows } from '../../../platform/database/lock-rows.js';
import { padded } from '../../../platform/database/padded.js';
import { Reader } from '../../../platform/database/reader.js';
import { Transactions } from '../../../platform/database/transactions.js';
import { SettingsService } from '../../../platform/settings/settings.service.js';
import { TicketChangesService } from '../../desk/ticket-changes.service.js';
import { TicketEntity } from '../../ticket.entity.js';
import { HandOutEntity } from './hand-out.entity.js';
import type { NewScan, WrittenScan } from './new-scan.js';
import { ScanBatch } from './scan-batch.js';
import { ScanEntity } from './scan.entity.js';
import { writeUses } from './write-uses.js';

/** Two uploads of the same scans at once: one of them writes a nonce that the other has just written. */
const MAX_TRIES = 3;

/**
 * Decides scans and writes them to the log, many in one transaction. The rows of their tickets are locked first, so that
 * of any number of simultaneous scans of one ticket exactly one lets in.
 */
@Injectable()
export class ScanWriterService {
  private readonly commits = new GroupCommit<NewScan, WrittenScan>((scans) => this.writeAll(scans));

  constructor(
    private readonly reader: Reader,
    private readonly transactions: Transactions,
    private readonly settings: SettingsService,
    private readonly changes: TicketChangesService,
    private readonly clock: Clock,
  ) {}

  /** One scan, in a transaction together with those that come at the same moment. */
  write(scan: NewScan): Promise<WrittenScan> {
    return this.commits.add(scan);
  }

  /** All of them or none, the earliest first. The outcomes are in the order of `scans`. */
  async writeAll(scans: readonly NewScan[]): Promise<WrittenScan[]> {
    const { allowsReentry } = await this.settings.get('gate');
    for (let round = 1; ; round += 1) {
      try {
        const ids = await this.ticketIds(scans);
        return await this.transactions.run(async (db) => {
          const batch = await this.read(db, ids, scans);
          const outcomes = new Map<NewScan, WrittenScan>();
          const sorted = [...scans].sort((one, other) => one.at.getTime() - other.at.getTime());
          for (const scan of sorted) outcomes.set(scan, batch.decide(scan, allowsReentry));
          await this.store(db, batch);
          const written = scans.flatMap((scan) => outcomes.get(scan) ?? []);
          await this.nameDevices(db, written);
          return written;
        });
      } catch (error) {
        if (round === MAX_TRIES || !isDuplicateKey(error)) throw error;
      }
    }
  }

  /** Codes and hashes never change, so a transaction needn't find them: it locks by id, in their order. */
  private async ticketIds(scans: readonly NewScan[]): Promise<number[]> {
    const codes = scans.flatMap(({ code, isForged }) => (code === null || isForged ? [] : [code]));
    const hashes = scans.flatMap(({ code, codeHash }) => (code === null && codeHash !== null ? [codeHash] : []));
    const ids = new Set<number>();
    for (const [column, values] of [
      ['ticket_code', codes],
      ['code_hash', hashes],
    ] as const) {
      if (values.length === 0) continue;
      const select = this.reader.select(TicketEntity, 't').select('t.id', 'id');
      const rows = await select
        .where(`t.${column} IN (:...values)`, { values: padded(values) })
        .getRawMany<{ id: number }>();
      for (const { id } of rows) ids.add(Number(id));
    }
    return [...ids].sort((one, other) => one - other);
  }

  protected async read(db: EntityManager, ids: readonly number[], scans: readonly NewScan[]): Promise<ScanBatch> {
    const nonces = scans.flatMap(({ nonce }) => nonce ?? []);
    const tickets = ids.length === 0 ? [] : await this.lock(db, ids);
    const areMovesWanted = scans.some(isLateOrExit) || tickets.some(({ leftAt }) => leftAt !== null);
    return new ScanBatch({
      tickets,
      moves: areMovesWanted && ids.length > 0 ? await readMoves(db, ids) : [],
      doubles: scans.some(isRefusal) && ids.length > 0 ? await readDoubles(db, ids) : [],
      handOuts:
        scans.some(isHandOut) && ids.length > 0 ? await db.findBy(HandOutEntity, { ticketId: In(padded(ids)) }) : [],
      scans: nonces.length === 0 ? [] : await db.findBy(ScanEntity, { nonce: In(padded(nonces)) }),
    });
  }

  protected lock(db: EntityManager, ids: readonly number[]): Promise<TicketEntity[]> {
    const select = db.createQueryBuilder(TicketEntity, 't').where({ id: In(padded(ids)), deletedAt: IsNull() });
    return lockRows(db, select.orderBy('t.id'));
  }

  private async store(db: EntityManager, batch: ScanBatch): Promise<void> {
    const used = [...batch.changed];
    const noticedAt = this.clock.now();
    await writeUses(db, used);
    for (const { ticketId, at: scannedAt } of batch.displaced) {
      const known = { ticketId, scannedAt, action: 'checkin', result: 'valid' } as const;
      await db.update(ScanEntity, known, { result: 'double', noticedAt });
    }
    for (const { id, result } of batch.corrected) {
      await db.update(ScanEntity, { id }, { result, noticedAt: result === 'double' ? noticedAt : null });
    }
    for (const { ticketId, item } of batch.notHandedOut) await db.delete(HandOutEntity, { ticketId, item });
    await insertRows(db, ScanEntity, batch.rows);
    await insertRows(db, HandOutEntity, batch.handOuts);
    const handedOut = [...batch.handOuts, ...batch.notHandedOut].map(({ ticketId }) => ticketId);
    const changed = new Set([...used.map(({ id }) => id), ...handedOut]);
    await this.changes.ofTickets(db, [...changed]);
  }

  /** A ticket tells when and where it was used first; by which scanner, the log tells. */
  private async nameDevices(db: EntityManager, written: readonly WrittenScan[]): Promise<void> {
    const unnamed = written.filter(({ first, ticket }) => ticket && first?.device === null);
    if (unnamed.length === 0) return;
    const ticketId = In(padded(unnamed.flatMap(({ ticket }) => ticket?.id ?? [])));
    const entries = await db.findBy(ScanEntity, { ticketId, result: 'valid' });
    const key = (id: number | null | undefined, at: string) => `${id} ${at}`;
    const devices = new Map(entries.map((scan) => [key(scan.ticketId, scan.scannedAt.toISOString()), scan.device]));
    for (const { first, ticket } of unnamed) if (first) first.device = devices.get(key(ticket?.id, first.at)) ?? null;
  }
}

/** Its outcome may depend on what came before and after it. */
const isLateOrExit = ({ mode, verdict }: NewScan): boolean => mode === 'exit' || verdict !== null;

/** It may take an entry back, whose place another one takes then. */
const isRefusal = ({ nonce, verdict }: NewScan): boolean =>
  nonce !== null && (verdict === 'used' || verdict === 'invalid');

const isHandOut = ({ mode }: NewScan): boolean => mode === 'hand_out';

function readMoves(db: EntityManager, ids: readonly number[]): Promise<ScanEntity[]> {
  const letThrough = { ticketId: In(padded(ids)), action: In(['checkin', 'exit'] as const), result: 'valid' } as const;
  return db.findBy(ScanEntity, letThrough);
}

function readDoubles(db: EntityManager, ids: readonly number[]): Promise<ScanEntity[]> {
  return db.findBy(ScanEntity, { ticketId: In(padded(ids)), action: 'checkin', result: 'double' });
}
